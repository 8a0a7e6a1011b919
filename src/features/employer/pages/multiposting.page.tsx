import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { listImports, listKeys, makeKey, revokeKey } from '#features/multiposting/multiposting.contract.ts'
import { exampleCalls, multipostingTexts as texts, scopeNames } from '#features/multiposting/multiposting.texts.ts'
import type { KeyScope, OutputOf } from '#platform/contract.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { ChecksField } from '#ui/form/checks-field.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Table } from '#ui/table.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import '../employer.css'
import '../multiposting.css'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

const HERE = '/espace-recruteurs/multidiffusion'
const scopes = Object.keys(scopeNames) as KeyScope[]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [keys, imports] = await Promise.all([api(listKeys, {}), api(listImports, {})])
  const said = url.searchParams.get('fait') === 'revocation' ? texts.revoked : ''
  return { keys: keys.data, imports: imports.data, said, site: url.origin }
}

export const action = formActions({
  cle: form({
    endpoint: makeKey,
    input: (_read, { form: sent }) => ({
      scopes: sent.getAll('scopes') as OutputOf<typeof listKeys>['data'][number]['scopes'],
    }),
    done: ({ key }) => ({ key }),
  }),
  revocation: form({ endpoint: revokeKey, done: () => redirect(`${HERE}?fait=revocation`) }),
})
export const headers = formHeaders

type Key = OutputOf<typeof listKeys>['data'][number]
type Import = OutputOf<typeof listImports>['data'][number]

const KeyRow = ({ id, name, hint, scopes, made_by, created_at, last_used_at, revoked_at }: Key) => (
  <li className="card card--pad multi__key">
    <h3>
      {name} {revoked_at && <Badge tone="neutral">{texts.isRevoked}</Badge>}
    </h3>
    <p className="small muted">
      <code>flk_…{hint}</code> · {scopes.map((scope) => scopeNames[scope]).join(' · ')}
    </p>
    <p className="small muted">
      Créée le {formatMoment(new Date(created_at))} par {made_by}.{' '}
      {last_used_at ? `Utilisée le ${formatMoment(new Date(last_used_at))}.` : `${texts.never}.`}
    </p>
    {!revoked_at && (
      <details name={`cle-${id}`}>
        <summary className="btn btn--red-ghost btn--sm">
          {texts.revoke}
          <span className="vh"> {name}</span>
        </summary>
        <p>{texts.revokeNote}</p>
        <PostForm name="revocation" id={id}>
          <SubmitButton size="small" variant="red" busy={texts.revoking}>
            {texts.revokeSure}
            <span className="vh"> {name}</span>
          </SubmitButton>
        </PostForm>
      </details>
    )}
  </li>
)

const importColumns = [
  { key: 'date', label: 'Reçu le', cell: ({ created_at }: Import) => formatMoment(new Date(created_at)) },
  {
    key: 'etat',
    label: 'Avancement',
    cell: ({ faites, total, etat }: Import) => (
      <>
        <progress max={total} value={faites} aria-label={texts.progress(faites, total)} />{' '}
        {texts.progress(faites, total)}
        {etat === 'done' && ' · terminé'}
      </>
    ),
  },
  { key: 'creees', label: 'Créées', right: true, cell: ({ creees }: Import) => creees },
  { key: 'modifiees', label: 'Modifiées', right: true, cell: ({ modifiees }: Import) => modifiees },
  { key: 'inchangees', label: 'Inchangées', right: true, cell: ({ inchangees }: Import) => inchangees },
  { key: 'refusees', label: 'Refusées', right: true, cell: ({ refusees }: Import) => refusees },
  { key: 'fermees', label: 'Fermées', right: true, cell: ({ fermees }: Import) => fermees },
]

export default function Multiposting() {
  const { keys, imports, said, site } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const made = answer && 'done' in answer ? answer.done : null
  return (
    <ClientFrame current="multidiffusion">
      <div className="client__sum">
        <h1 className="display">{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
      </div>
      <DoneNote>{answer ? '' : said}</DoneNote>
      <section className="multi" aria-labelledby="cles">
        <h2 id="cles">{texts.keys}</h2>
        <p className="muted">{texts.keysLead}</p>
        {made && (
          <div className="card card--pad" role="status">
            <p>{texts.made}</p>
            <p>
              <code className="multi__code">{made.key}</code>
            </p>
          </div>
        )}
        {keys.length === 0 ? (
          <p>{texts.noKeys}</p>
        ) : (
          <ul className="multi__keys">
            {keys.map((key) => (
              <KeyRow key={key.id} {...key} />
            ))}
          </ul>
        )}
        <PostForm name="cle" className="card card--pad multi__make">
          <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={60} autoComplete="off" />
          <ChecksField
            name="scopes"
            label={texts.scopes}
            saved={scopes}
            choices={scopes.map((value) => ({ value, label: scopeNames[value] }))}
          />
          <SubmitButton busy={texts.making}>{texts.make}</SubmitButton>
        </PostForm>
      </section>
      <section className="multi" aria-labelledby="flux">
        <h2 id="flux">{texts.imports}</h2>
        {imports.length === 0 ? (
          <p className="muted">{texts.noImports}</p>
        ) : (
          <Table label={texts.imports} columns={importColumns} rows={imports} keyOf={({ id }) => id} cards />
        )}
      </section>
      <section className="multi" aria-labelledby="comment">
        <h2 id="comment">{texts.how}</h2>
        <p>{texts.howLead}</p>
        {exampleCalls(site).map((call) => (
          // Long lines scroll, also by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre key={call} className="multi__code" tabIndex={0}>
            {call}
          </pre>
        ))}
        <p className="muted">{texts.whole}</p>
        <div>
          <ButtonLink to="/api" variant="outline">
            {texts.reference}
          </ButtonLink>
        </div>
      </section>
    </ClientFrame>
  )
}
