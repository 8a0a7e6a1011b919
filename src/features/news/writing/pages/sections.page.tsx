import { ArrowDown, ArrowUp } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import type { FormAnswer } from '#platform/forms.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { formOf, saidIn } from '#platform/forms.ts'
import { readId } from '#platform/ids.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { articlesList } from '../articles-list.rules.ts'
import * as contract from '../sections.contract.ts'
import { sectionTexts as texts } from '../sections.texts.ts'
import '../writing.css'
import { longest, SECTIONS_PAGE } from '../writing.rules.ts'

export const meta: MetaFunction = () => [{ title: `${texts.title} | Florin` }, notIndexed]

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(apiContext)(contract.listSections, {})
}

const done = () => redirect(`${SECTIONS_PAGE}?fait=oui`)
/** What the form is about, as the form says it. */
const about = (_read: unknown, sent: Sent) => ({ id: readId(formOf(sent.form).id) ?? 0 })
const categoryFault = { 'writing/section_taken': 'libelle' }
const dossierFault = { 'writing/section_taken': 'title' }

export const action = formActions({
  rubrique: form({ endpoint: contract.addCategory, about: categoryFault, done }),
  'nom-rubrique': form({ endpoint: contract.renameCategory, input: about, about: categoryFault, done }),
  monter: form({
    endpoint: contract.moveCategory,
    input: (read, sent) => ({ ...about(read, sent), to: 'up' as const }),
    done,
  }),
  descendre: form({
    endpoint: contract.moveCategory,
    input: (read, sent) => ({ ...about(read, sent), to: 'down' as const }),
    done,
  }),
  'fin-rubrique': form({ endpoint: contract.removeCategory, input: about, done }),
  dossier: form({ endpoint: contract.addDossier, about: dossierFault, done }),
  'nom-dossier': form({ endpoint: contract.renameDossier, input: about, about: dossierFault, done }),
  'fin-dossier': form({ endpoint: contract.removeDossier, input: about, done }),
})
export const headers = formHeaders

type Sections = OutputOf<typeof contract.listSections>
type Category = Sections['categories'][number]
type Dossier = Sections['dossiers'][number]

const Move = ({ name, row: { id, name: of } }: { name: 'monter' | 'descendre'; row: Category }) => (
  <PostForm name={name} id={id}>
    <SubmitButton variant="ghost" icon busy="…" aria-label={name === 'monter' ? texts.up(of) : texts.down(of)}>
      <Icon of={name === 'monter' ? ArrowUp : ArrowDown} small />
    </SubmitButton>
  </PostForm>
)

const Removal = ({ name, id, of }: { name: string; id: number; of: string }) => (
  <PostForm name={name} id={id}>
    <SubmitButton variant="red-ghost" size="small" busy={texts.removing} aria-label={texts.removeNamed(of)}>
      {texts.remove}
    </SubmitButton>
  </PostForm>
)

const CategoryRow = ({ row, isFirst, isLast }: { row: Category; isFirst: boolean; isLast: boolean }) => (
  <li className="sect__row">
    <div>
      <b>{row.name}</b> <span className="small muted">{texts.articles(row.articles)}</span>
      <details>
        <summary className="btn btn--outline btn--sm" aria-label={texts.edit(row.name)}>
          {texts.rename}
        </summary>
        <PostForm name="nom-rubrique" id={row.id} className="wr__part">
          <TextField name="libelle" label={texts.libelle} saved={row.name} maxLength={longest.category} />
          <div className="row">
            <SubmitButton size="small" busy={texts.renaming}>
              {texts.rename}
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </div>
    <div className="row">
      {!isFirst && <Move name="monter" row={row} />}
      {!isLast && <Move name="descendre" row={row} />}
      {row.articles === 0 && <Removal name="fin-rubrique" id={row.id} of={row.name} />}
    </div>
  </li>
)

const DossierFields = ({ row }: { row?: Dossier }) => (
  <>
    <TextField name="title" label={texts.dossierTitle} saved={row?.name} maxLength={longest.dossier} />
    <TextareaField
      name="summary"
      label={texts.summary}
      optional
      saved={row?.summary}
      maxLength={longest.summary}
      rows={2}
    />
  </>
)

const DossierRow = ({ row }: { row: Dossier }) => (
  <li className="sect__row">
    <div>
      <b>{row.name}</b> <span className="small muted">{texts.articles(row.articles)}</span>
      <details>
        <summary className="btn btn--outline btn--sm" aria-label={texts.edit(row.name)}>
          {texts.rename}
        </summary>
        <PostForm name="nom-dossier" id={row.id} className="wr__part">
          <DossierFields row={row} />
          <div className="row">
            <SubmitButton size="small" busy={texts.renaming}>
              {texts.rename}
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </div>
    {row.articles === 0 && <Removal name="fin-dossier" id={row.id} of={row.name} />}
  </li>
)

export default function SectionsPage() {
  const { categories, dossiers } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const refused = useActionData<FormAnswer>() !== undefined
  return (
    <div className="wrap wrp">
      <BackLink to={articlesList.page}>{articlesList.title}</BackLink>
      <header>
        <h1 className="display">{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
      </header>
      <DoneNote>{refused ? '' : saidIn(params, { oui: texts.done })}</DoneNote>
      <div className="sect">
        <section className="card card--pad" aria-labelledby="h-rubriques">
          <h2 id="h-rubriques">{texts.categories}</h2>
          <ol className="sect__l">
            {categories.map((row, place) => (
              <CategoryRow key={row.id} row={row} isFirst={place === 0} isLast={place === categories.length - 1} />
            ))}
          </ol>
          <PostForm name="rubrique" className="wr__part">
            <h3>{texts.newCategory}</h3>
            <TextField name="libelle" label={texts.libelle} maxLength={longest.category} autoComplete="off" />
            <div className="row">
              <SubmitButton busy={texts.adding}>{texts.add}</SubmitButton>
            </div>
          </PostForm>
        </section>
        <section className="card card--pad" aria-labelledby="h-dossiers">
          <h2 id="h-dossiers">{texts.dossiers}</h2>
          {dossiers.length === 0 && <p className="muted">{texts.noDossiers}</p>}
          <ul className="sect__l">
            {dossiers.map((row) => (
              <DossierRow key={row.id} row={row} />
            ))}
          </ul>
          <PostForm name="dossier" className="wr__part">
            <h3>{texts.newDossier}</h3>
            <DossierFields />
            <div className="row">
              <SubmitButton busy={texts.adding}>{texts.add}</SubmitButton>
            </div>
          </PostForm>
        </section>
      </div>
    </div>
  )
}
