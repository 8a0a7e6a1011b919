import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, Link, useLoaderData } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { reportAddress } from '#features/moderation/report-link.rules.ts'
import { reportLink } from '#features/moderation/report-link.texts.ts'
import { secretHeaders } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { pageHead, shortened } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Cover } from '#ui/identity.tsx'
import { Note } from '#ui/note.tsx'
import { ProfileHead, ProfileParts } from '../components/profile-view.tsx'
import { PROFILE_WORD, profileAddress } from '../members.rules.ts'
import '../profile-page.css'
import { readProfile } from '../profiles.contract.ts'
import { profilePageTexts as texts } from '../profile.texts.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { person, origin } = loaderData
  const { title, location, bio } = person.profile
  return pageHead({
    title: texts.pageTitle(person.name, title),
    description: shortened(bio || texts.description(person.name, title, location)),
    url: `${origin}${profileAddress(person.id)}`,
    listed: person.listed,
  })
}

// Kept nowhere: who hides is gone for everybody at once.
export const headers = secretHeaders

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const [person, { viewer }] = await Promise.all([api(readProfile, { id }), api(readSession, {})])
  return { person, candidate: viewer?.role === 'candidate', origin: url.origin }
}

export default function ProfilePage() {
  const { person, candidate } = useLoaderData<typeof loader>()
  return (
    <>
      <Cover seed={person.name} kind="banner" className="mpage__cover" />
      <div className="wrap mpage">
        <article className="card mpage__card">
          <ProfileHead person={person}>
            {person.hidden && <HiddenNote own={person.own} />}
            {person.own && <OwnNote candidate={candidate} />}
          </ProfileHead>
          <ProfileParts person={person} />
        </article>
        {!person.own && !person.hidden && (
          <p className="small mpage__foot">
            <Link to={reportAddress(PROFILE_WORD, person.id)} rel="nofollow">
              {reportLink(texts.reported)}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

/** Said to the one whose page it is. */
const OwnNote = ({ candidate }: { candidate: boolean }) => (
  <div className="mpage__own">
    <p className="small muted">{texts.own}</p>
    {candidate && (
      <>
        <ButtonLink variant="outline" size="small" to="/espace-candidat?section=profile">
          {texts.edit}
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" to="/espace-candidat?section=settings">
          {texts.choices}
        </ButtonLink>
      </>
    )}
  </div>
)

/** A decision, or a suspended account, keeps the page from others. */
const HiddenNote = ({ own }: { own: boolean }) => (
  <div className="mpage__own">
    <Note tone="amber">
      {own ? texts.ownHidden : texts.hidden} {own && <Link to="/notifications">{texts.ownHiddenAt}</Link>}
    </Note>
  </div>
)
