import { X } from 'lucide'
import { useSearchParams } from 'react-router'
import type { listCompanies } from '#features/companies/companies.contract.ts'
import { saidIn } from '#platform/forms.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { ProposingField } from '#ui/form/proposing-field.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { visibilityTexts as texts } from '../visibility.texts.ts'

async function companiesNamed(typed: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await fetchApi<typeof listCompanies>('/v1/companies', { q: typed, per_page: 8 }, signal)
  return data.map(({ name }) => name)
}

/** Companies whose recruiters never find the candidate: named, added, taken out. */
export function BlockedCompanies({ companies }: { companies: { id: number; name: string }[] }) {
  const [asked] = useSearchParams()
  const last = companies.at(-1)
  return (
    <section id="blocage" className="card card--pad visib__card" aria-labelledby="blocage-titre">
      <h2 id="blocage-titre">{texts.blockedTitle}</h2>
      <p className="muted">{texts.blockedHint}</p>
      <DoneNote>
        {saidIn(asked, { deblocage: texts.unblocked, blocage: last ? texts.blocked(last.name) : '' })}
      </DoneNote>
      {companies.length === 0 ? (
        <p className="muted">{texts.nobodyBlocked}</p>
      ) : (
        <ul className="visib__blocked">
          {companies.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <PostForm name="deblocage" id={id}>
                <SubmitButton busy="…" variant="ghost" size="small" icon aria-label={texts.unblock(name)}>
                  <Icon of={X} small />
                </SubmitButton>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      <PostForm name="blocage" className="visib__add">
        <ProposingField
          name="company"
          label={texts.company}
          propose={companiesNamed}
          autoComplete="off"
          maxLength={120}
        />
        <SubmitButton busy={texts.blocking} variant="outline">
          {texts.block}
        </SubmitButton>
      </PostForm>
    </section>
  )
}
