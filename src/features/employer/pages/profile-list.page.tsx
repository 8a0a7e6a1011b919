import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { ProfileCard } from '#features/sourcing/components/profile-card.tsx'
import { cardForms, listForms } from '#features/sourcing/components/sourcing-forms.ts'
import { listProfileLists, readProfileList } from '#features/sourcing/profile-lists.contract.ts'
import { searchProfiles } from '#features/sourcing/sourcing.contract.ts'
import { listPath, LONGEST_NAME, LONGEST_NOTE, profilesPath } from '#features/sourcing/sourcing.rules.ts'
import { sourcingTexts as texts } from '#features/sourcing/sourcing.texts.ts'
import { formActions, formHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { listAddress } from '#platform/list-address.ts'
import { writeList } from '#platform/list-writing.ts'
import { readList } from '#platform/load-list.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Empty } from '#ui/waiting.tsx'
import { ClientFrame } from '../components/client-frame.tsx'
import '../employer.css'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.list.name ?? texts.list} | ${texts.lists} | Florin` },
  notIndexed,
]

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = readId(params.id ?? '')
  if (id === null) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const [list, lists, { credits }] = await Promise.all([
    readList(url, listAddress({}), (page) => api(readProfileList, { id, page })),
    api(listProfileLists, {}),
    api(searchProfiles, { per_page: 1 }),
  ])
  return { list, lists: lists.data, credits }
}

export const headers = formHeaders
export const action = formActions({ ...cardForms, ...listForms })

/** The profiles that a company keeps in one list, with its notes. */
export default function ProfileListPage() {
  const { list, lists, credits } = useLoaderData<typeof loader>()
  return (
    <ClientFrame current="profils">
      <div className="plist">
        <BackLink to={profilesPath}>{texts.back}</BackLink>
        <div className="plist__h">
          <h1 className="display">{list.name}</h1>
          <h2 className="plist__n muted num">{texts.count(list.profiles_count)}</h2>
        </div>
        {list.hidden_count > 0 && <p className="small muted">{texts.hidden(list.hidden_count)}</p>}
        {list.data.length === 0 ? (
          <Empty title={texts.listEmpty} action={<ButtonLink to={profilesPath}>{texts.back}</ButtonLink>}>
            {texts.listEmptyHint}
          </Empty>
        ) : (
          <ul className="anon-list">
            {list.data.map(({ note, added_at: _at, ...profile }) => (
              <ProfileCard key={profile.id} profile={profile} lists={lists} credits={credits}>
                <PostForm name="rangement" id={list.id} apart className="anon__note">
                  <input type="hidden" name="profile" value={profile.id} />
                  <TextareaField
                    name="note"
                    label={texts.note}
                    saved={note}
                    optional
                    rows={2}
                    maxLength={LONGEST_NOTE}
                  />
                  <div className="row">
                    <SubmitButton busy={texts.busy} variant="outline" size="small">
                      {texts.keepNote}
                    </SubmitButton>
                  </div>
                </PostForm>
              </ProfileCard>
            ))}
          </ul>
        )}
        <Pager
          page={list.pagination.page}
          total={list.pagination.total_pages}
          hrefOf={(page) => writeList(listPath(list.id), {}, page)}
        />
        <div className="plist__act">
          <PostForm name="renommage" id={list.id} className="plist__act">
            <TextField name="name" label={texts.listName} saved={list.name} maxLength={LONGEST_NAME} />
            <SubmitButton busy={texts.busy} variant="outline">
              {texts.rename}
            </SubmitButton>
          </PostForm>
          <PostForm name="suppression" id={list.id}>
            <SubmitButton busy={texts.busy} variant="red-ghost">
              {texts.deleteList}
            </SubmitButton>
          </PostForm>
        </div>
      </div>
    </ClientFrame>
  )
}
