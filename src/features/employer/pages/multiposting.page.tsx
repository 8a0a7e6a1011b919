import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { importFile, listImports, listKeys, makeKey, revokeKey } from '#features/multiposting/multiposting.contract.ts'
import { multipostingPath, reportPath } from '#features/multiposting/multiposting.rules.ts'
import { exampleCalls, multipostingTexts as texts, scopeNames } from '#features/multiposting/multiposting.texts.ts'
import { saidIn } from '#platform/forms.ts'
import type { KeyScope, OutputOf } from '#platform/contract.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { listAddress } from '#platform/list-address.ts'
import { listAnswer, loadList } from '#platform/load-list.ts'
import { withPage } from '#platform/pages.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { ChecksField } from '#ui/form/checks-field.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Failure } from '#ui/waiting.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import { FeedImports } from '../components/feed-imports.tsx'
import { FeedUpload } from '../components/feed-upload.tsx'
import '../employer.css'
import '../multiposting.css'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, { name: 'robots', content: 'noindex' }]

const scopes = Object.keys(scopeNames) as KeyScope[]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [keys, imports] = await Promise.all([
    api(listKeys, {}),
    loadList(url, listAddress({}), (page) => api(listImports, { page })),
  ])
  const said = saidIn(url.searchParams, { revocation: texts.revoked })
  const file = url.searchParams.get('flux-fichier') ?? ''
  return listAnswer({
    keys: keys.data,
    ...imports,
    // Sent without scripts, it is named in the address.
    file: /^[\w-]{22}$/.test(file) ? file : null,
    said,
    site: url.origin,
  })
}

export const action = formActions({
  cle: form({
    endpoint: makeKey,
    input: (_read, { form: sent }) => ({
      scopes: sent.getAll('scopes') as OutputOf<typeof listKeys>['data'][number]['scopes'],
    }),
    done: ({ key }) => ({ key }),
  }),
  flux: form({ endpoint: importFile, done: ({ id }) => redirect(reportPath(id)) }),
  revocation: form({ endpoint: revokeKey, done: () => redirect(`${multipostingPath}?fait=revocation`) }),
})
export const headers = formHeaders

type Key = OutputOf<typeof listKeys>['data'][number]

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

export default function Multiposting() {
  const { keys, list, page, file, said, site } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const answer = useActionData<typeof action>()
  const found = list.ok ? list.value : null
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
      <FeedUpload sent={file} />
      {/* The table is a region of this name itself. */}
      <div className="multi">
        <h2>{texts.imports}</h2>
        {!found && <Failure title="Erreur de chargement" />}
        {found?.data.length === 0 && <p className="muted">{texts.noImports}</p>}
        {found && found.data.length > 0 && <FeedImports imports={found.data} />}
        {found && <Pager page={page} total={found.pagination.total_pages} hrefOf={(to) => withPage(params, to)} />}
      </div>
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
