import { ExternalLink } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import {
  ContactBlock,
  FiguresBlock,
  NetworksBlock,
  TextsBlock,
} from '#features/companies/editing/components/field-blocks.tsx'
import { FilmBlock } from '#features/companies/editing/components/film-block.tsx'
import { PagePreview } from '#features/companies/editing/components/page-preview.tsx'
import { photoForms } from '#features/companies/editing/components/photo-acts.ts'
import { PhotosBlock } from '#features/companies/editing/components/photos-block.tsx'
import * as editing from '#features/companies/editing/editing.contract.ts'
import { editingPath } from '#features/companies/editing/editing.rules.ts'
import { editingTexts as texts } from '#features/companies/editing/editing.texts.ts'
import { saidIn } from '#platform/forms.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import '../employer.css'
import { ClientFrame } from '../components/client-frame.tsx'
import { LogoCard } from '../components/logo-card.tsx'

export const meta: MetaFunction = () => [{ title: 'Page entreprise | Florin' }, { name: 'robots', content: 'noindex' }]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { page } = await context.get(apiContext)(editing.readCompanyPage, {})
  // Who has no company asks for one first.
  if (!page) throw redirect(teamPath)
  return { page, done: saidIn(url.searchParams, texts.done) }
}

const saved = (block: string) => () => redirect(`${editingPath}?fait=${block}#${block}`)

export const action = formActions({
  texts: form({ endpoint: editing.saveTexts, done: saved('texts') }),
  figures: form({ endpoint: editing.saveFigures, done: saved('figures') }),
  contact: form({ endpoint: editing.saveContact, done: saved('contact') }),
  networks: form({ endpoint: editing.saveNetworks, done: saved('networks') }),
  publication: form({
    endpoint: editing.publishCompanyPage,
    done: () => redirect(`${editingPath}?fait=publication`),
  }),
  abandon: form({ endpoint: editing.dropCompanyDraft, done: () => redirect(`${editingPath}?fait=abandon`) }),
  film: form({ endpoint: editing.saveFilm, done: saved('film') }),
  'film-retrait': form({ endpoint: editing.saveFilm, input: () => ({ removed: true }), done: saved('film') }),
  ...photoForms,
})

export const headers = formHeaders

const CONFLICT = 409
/** Who was slower is shown what the other one saved. */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number
  defaultShouldRevalidate: boolean
}): boolean => actionStatus === CONFLICT || defaultShouldRevalidate

export default function CompanyPage() {
  const { page, done } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() !== undefined
  return (
    <ClientFrame current="entreprise">
      <div className="firmedit">
        <header className="firmedit__head">
          <div>
            <h1 className="display">{texts.title}</h1>
            <p className="small muted">
              {page.saved_at === null ? texts.lead : texts.savedAt(formatMoment(new Date(page.saved_at)))}
            </p>
          </div>
          <div className="firmedit__acts">
            <ButtonLink to={`/entreprise/${page.company.id}`} variant="ghost">
              <Icon of={ExternalLink} />
              {texts.see}
            </ButtonLink>
            {page.changes > 0 && (
              <>
                <PostForm name="abandon">
                  <SubmitButton variant="ghost" busy={texts.dropping}>
                    {texts.drop}
                  </SubmitButton>
                </PostForm>
                <PostForm name="publication">
                  <input type="hidden" name="edition" value={page.edition} />
                  <SubmitButton busy={texts.publishing}>{texts.publish(page.changes)}</SubmitButton>
                </PostForm>
              </>
            )}
          </div>
        </header>
        <DoneNote>{refused ? '' : done}</DoneNote>
        <nav className="firmedit__parts" aria-label={texts.parts}>
          {Object.entries(texts.blocks).map(([block, label]) => (
            <a key={block} className="chip" href={`#${block}`}>
              {label}
            </a>
          ))}
        </nav>
        <div className="firmedit__grid">
          <div className="firmedit__blocks">
            <TextsBlock page={page} />
            <LogoCard company={page.company} />
            <PhotosBlock page={page} />
            <FilmBlock page={page} />
            <FiguresBlock page={page} />
            <ContactBlock page={page} />
            <NetworksBlock page={page} />
          </div>
          <PagePreview page={page} />
        </div>
      </div>
    </ClientFrame>
  )
}
