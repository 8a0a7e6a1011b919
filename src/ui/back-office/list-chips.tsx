import type { BackOfficeList, ListChoices } from '#platform/back-office.ts'
import { askedOf, backOfficeAddress } from '#platform/back-office.ts'
import { quoted } from '#platform/french.ts'
import { RemovableChip } from '../chip.tsx'

type Props = { list: BackOfficeList; address: URLSearchParams; choices: ListChoices }

/** What a list is narrowed to, each with a way to do without. */
export function ListChips({ list, address, choices: numbered }: Props) {
  const asked = askedOf(list, address)
  const filters = Object.entries(list.filters).flatMap(([name, { label, choices }]) => {
    const value = asked[name]
    return value === undefined
      ? []
      : [{ name, label: `${label}\u00a0: ${(numbered[name] ?? choices)[value] ?? value}` }]
  })
  const all = asked.q === undefined ? filters : [{ name: 'q', label: quoted(asked.q) }, ...filters]
  if (all.length === 0) return null
  return (
    <div className="row">
      {all.map(({ name, label }) => (
        <RemovableChip
          key={name}
          label={label}
          to={backOfficeAddress(list, address, { [name]: undefined, page: undefined })}
        />
      ))}
    </div>
  )
}
