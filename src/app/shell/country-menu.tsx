import { Check, ChevronDown } from 'lucide'
import { Form, useLocation } from 'react-router'
import type { CountryCode } from '#features/reference/reference.rules.ts'
import { findCountry, siteCountries } from '#features/reference/reference.rules.ts'
import { Icon } from '#ui/icon.tsx'

/** The four countries as buttons of a form, which works before scripts arrive. */
export function CountryChoices({ country, onChoose }: { country: CountryCode; onChoose?: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <Form
      method="post"
      action="/pays"
      className="countries"
      preventScrollReset
      {...(onChoose ? { onSubmit: onChoose } : {})}
    >
      <input type="hidden" name="retour" value={`${pathname}${search}`} />
      {siteCountries.map(({ code, name }) => (
        <button key={code} type="submit" name="pays" value={code} aria-current={code === country ? 'true' : undefined}>
          {name}
          {code === country && <Icon of={Check} />}
        </button>
      ))}
    </Form>
  )
}

export function CountryMenu({ country }: { country: CountryCode }) {
  return (
    <details className="menu menu--end" name="nav">
      <summary className="navlink">
        <span className="vh">Pays{'\u202f'}: </span>
        {findCountry(country)?.name} <Icon of={ChevronDown} small />
      </summary>
      <div className="menu__list">
        <CountryChoices country={country} />
      </div>
    </details>
  )
}
