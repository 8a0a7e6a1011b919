import { lazy, Suspense, useEffect } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData, useLocation, useNavigate } from 'react-router'
import { removeCv, setDefaultCv } from '#features/members/cvs/cvs.contract.ts'
import { cvTexts } from '#features/members/cvs/cvs.texts.ts'
import type { Refused } from '#platform/attempt.ts'
import { inOtherWords } from '#platform/attempt.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { readProfileSection } from '#features/members/components/read-profile-section.ts'
import { readVisibilitySection } from '#features/members/components/read-visibility-section.ts'
import { profileBlocks, visibilityForms } from '#features/members/components/profile-forms.ts'
import { seesConflicts } from '#features/members/components/sees-conflicts.ts'
import { listOpenedBy } from '#features/sourcing/sourcing.contract.ts'
import { apiContext } from '#platform/render-context.ts'
import { fetchedLate } from '#ui/fetched-late.ts'
// The styles of all sections: what the server draws must not wait for a script to look right.
import '#features/members/visibility.css'
import '#features/sourcing/opened-by.css'
import '#ui/styles/conflict.css'
import '#ui/styles/upload.css'
import { Space } from '../components/space.tsx'
import { candidateTexts as texts } from '../candidate.texts.ts'
import { readJobsSection } from '../read-jobs-section.ts'
import { readOverview } from '../read-overview.ts'
import { readWho } from '../read-who.ts'
import { sectionAddress, sectionIn, sectionInState, sectionLooks, SPACE } from '../sections.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  {
    title: `${loaderData ? sectionLooks[loaderData.shown.section].label : 'Mon espace'} | Mon espace candidat | Florin`,
  },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [who, shown] = await Promise.all([readWho(api), readSection(url)])
  return { who, shown }

  async function readSection(address: URL) {
    const section = sectionIn(address)
    if (section === 'emploi') return { section, ...(await readJobsSection(api)) }
    if (section === 'profile') return { section, ...(await readProfileSection(api)) }
    if (section === 'settings') {
      const [visibility, { data: openings }] = await Promise.all([readVisibilitySection(api), api(listOpenedBy, {})])
      return { section, ...visibility, openings }
    }
    return { section, ...(await readOverview(api)) }
  }
}

/** It was removed in another window, and stands on the page that was loaded before. */
const gone = (refused: Refused) => (refused.status === 404 ? inOtherWords(refused, cvTexts.gone) : undefined)
const toJobs = (): Response => redirect(sectionAddress('emploi'))

export const action = formActions({
  ...profileBlocks,
  ...visibilityForms,
  'cv-defaut': form({ endpoint: setDefaultCv, refused: gone, done: toJobs }),
  'cv-suppression': form({ endpoint: removeCv, refused: gone, done: toJobs }),
})

export const headers = formHeaders
export const shouldRevalidate = seesConflicts

/** A link may name the section by its navigation state: the address says it from then on. */
function useSectionInAddress(): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const named = search === '' ? sectionInState(state) : null
  useEffect(() => {
    if (named && named !== 'overview') void navigate(sectionAddress(named), { replace: true })
  }, [named, navigate])
}

// Each section is fetched where it is shown: together they are more than all the rest of the page.
const parts = {
  overview: fetchedLate(async () => ({ default: (await import('../components/overview.tsx')).Overview })),
  emploi: fetchedLate(async () => ({ default: (await import('../components/jobs-section.tsx')).JobsSection })),
  profile: fetchedLate(async () => ({
    default: (await import('../components/own-profile-section.tsx')).OwnProfileSection,
  })),
  settings: fetchedLate(async () => ({
    default: (await import('../components/settings-section.tsx')).SettingsSection,
  })),
}
const Overview = lazy(parts.overview)
const JobsSection = lazy(parts.emploi)
const OwnProfileSection = lazy(parts.profile)
const SettingsSection = lazy(parts.settings)
// A page opened here comes alive as a whole, its section with the rest.
if (!import.meta.env.SSR && window.location.pathname === SPACE) await parts[sectionIn(new URL(window.location.href))]()

export default function CandidateSpace() {
  const { who, shown } = useLoaderData<typeof loader>()
  useSectionInAddress()
  const isOverview = shown.section === 'overview'
  return (
    <Space
      who={who}
      section={shown.section}
      title={isOverview ? `Bonjour ${who.firstName}` : sectionLooks[shown.section].label}
      lead={isOverview && (who.line || texts.welcome)}
    >
      <Suspense>
        {shown.section === 'emploi' && <JobsSection {...shown} />}
        {shown.section === 'profile' && <OwnProfileSection {...shown} initials={who.initials} />}
        {shown.section === 'settings' && <SettingsSection {...shown} />}
        {shown.section === 'overview' && <Overview {...shown} who={who} />}
      </Suspense>
    </Space>
  )
}
