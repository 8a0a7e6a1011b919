import { lazy, Suspense, useEffect } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData, useRevalidator } from 'react-router'
import { readSession, register } from '#features/accounts/accounts.contract.ts'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { readOwnProfile } from '#features/accounts/users.contract.ts'
import { countView } from '#features/jobs/audience/components/count-view.ts'
import { readJob } from '#features/jobs/jobs.contract.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { listCvs } from '#features/members/cvs/cvs.contract.ts'
import type { Api } from '#platform/contract.ts'
import { form, formActions, secretHeaders } from '#platform/form-actions.ts'
import type { Sent } from '#platform/form-actions.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import { readId } from '#platform/ids.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { fetchedLate } from '#ui/fetched-late.ts'
import { Logo } from '#ui/identity.tsx'
import { Note } from '#ui/note.tsx'
import { applyAsMember, applyAsVisitor, readApplicationTo, resendConfirmation } from '../applying.contract.ts'
import { applyAddress } from '../application-paths.rules.ts'
import '../applications.css'
import { applyTexts as texts } from '../applications.texts.ts'
import { MemberForm } from '../components/member-form.tsx'
import { VisitorForm } from '../components/visitor-form.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${texts.heading}\u202f: ${loaderData.job.title} | Florin` : 'Florin' },
  notIndexed,
]

/** What a member fills in on: their CVs and their address. */
async function readMember(api: Api) {
  const [{ data: cvs }, user, { viewer }] = await Promise.all([
    api(listCvs, {}),
    api(readOwnProfile, {}),
    api(readSession, {}),
  ])
  return { cvs, email: user.email, verified: viewer?.verified ?? false }
}

/** Only what can be the id of a file. */
const fileIn = (url: URL, name: string): string | null => {
  const given = url.searchParams.get(name) ?? ''
  return /^[\w-]{22}$/.test(given) ? given : null
}

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const role = context.get(roleContext)
  const [job, mine, member] = await Promise.all([
    api(readJob, { id }),
    api(readApplicationTo, { id }),
    role === 'candidate' ? readMember(api) : null,
  ])
  return {
    job,
    mine,
    member,
    role,
    known: url.searchParams.has('deja'),
    uploaded: { cv: fileIn(url, 'cv-visiteur-fichier'), letter: fileIn(url, 'lettre-fichier') },
    now: new Date().toISOString(),
  }
}

const jobIn = ({ params }: Sent): number => readId(params.id) ?? 0
const sentTo = ({ known }: { known: boolean }, sent: Sent): Response =>
  redirect(`${applyAddress(jobIn(sent))}${known ? '?deja=1' : ''}`)

export const action = formActions({
  candidature: form({
    endpoint: applyAsMember,
    input: (_read, sent) => ({ job_id: jobIn(sent) }),
    done: sentTo,
  }),
  visiteur: form({
    endpoint: applyAsVisitor,
    input: (_read, sent) => ({ job_id: jobIn(sent) }),
    about: { 'cvs/file_over': 'cv_file' },
    done: sentTo,
  }),
  renvoi: form({
    endpoint: resendConfirmation,
    input: (_read, sent) => ({ job_id: jobIn(sent) }),
    done: ({ message }) => message,
  }),
  /** With what the application says already. */
  compte: async (sent) => {
    const mine = await sent.api(readApplicationTo, { id: jobIn(sent) })
    const name = [mine.first_name, mine.last_name].filter(Boolean).join(' ')
    const account = form({
      endpoint: register,
      input: () => ({ email: mine.email ?? '', name, role: 'candidate' as const }),
      done: ({ message }) => message,
    })
    return account(sent)
  },
})

export const headers = secretHeaders

// Shown once it is sent: whoever fills in the form does not wait for it.
const receipt = () => import('../components/receipt.tsx')
const Receipt = lazy(fetchedLate(async () => ({ default: (await receipt()).Receipt })))
const ConfirmAddress = lazy(fetchedLate(async () => ({ default: (await receipt()).ConfirmAddress })))
const JobCard = lazy(
  fetchedLate(async () => ({ default: (await import('#features/jobs/components/job-card.tsx')).JobCard })),
)

export default function ApplyPage() {
  const { job, mine, now } = useLoaderData<typeof loader>()
  const done = mine.state === 'sent' || mine.state === 'to_confirm'
  useEffect(() => {
    if (!done) countView(job.id, 'formulaire')
  }, [job.id, done])
  return (
    <div className="wrap apply">
      <BackLink to={jobAddress(job)}>{texts.back}</BackLink>
      <div className="apply__head">
        <Logo name={job.company_name} logo={job.logo} monogram={job.monogram} size={56} />
        <div>
          <h1 className="display">{done ? texts.sent : texts.heading}</h1>
          <p className="muted">
            {[shownTitle(job.title), job.company_name, job.city, formatSalary(job.salary)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <Suspense fallback={null}>
        <Body />
      </Suspense>
      {done && job.similar.length > 0 && (
        <section className="apply__similar" aria-labelledby="proches">
          <h2 id="proches">Offres similaires</h2>
          <ul className="jobs">
            {job.similar.map((one) => (
              <li key={one.id}>
                <Suspense fallback={null}>
                  <JobCard job={one} now={new Date(now)} />
                </Suspense>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Body() {
  const { job, mine, member, role, known, uploaded } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  if (mine.state === 'sent') return <Receipt job={job} mine={mine} known={known} />
  if (mine.state === 'to_confirm')
    return <ConfirmAddress job={job} mine={mine} known={known} visitor={role === 'visitor'} />
  if (job.state !== 'live') return <Note tone="amber">{texts.closed}.</Note>
  if (member) {
    return (
      <section className="card card--pad apply__card" aria-label={texts.visitorHeading}>
        <MemberForm job={job} {...member} letter={uploaded.letter} refresh={revalidate} />
      </section>
    )
  }
  if (role !== 'visitor') return <Note tone="blue">{texts.candidatesOnly}</Note>
  return (
    <div className="apply__cols">
      <section className="card card--pad" aria-labelledby="formulaire">
        <h2 id="formulaire">{texts.visitorHeading}</h2>
        <VisitorForm job={job} uploaded={uploaded} />
      </section>
      <aside className="apply__side" aria-label="Autres façons de postuler">
        <div className="card card--pad stack">
          <h2>{texts.memberTitle}</h2>
          <p className="small muted">{texts.memberText}</p>
          <ButtonLink variant="outline" block to={doorTo('/login', applyAddress(job.id))}>
            {texts.memberLink}
          </ButtonLink>
        </div>
        <div className="card card--pad">
          <h2>{texts.next}</h2>
          <ol className="apply__next">
            <li>
              <b>{texts.nextConfirm}</b>
              <span className="small muted">{texts.nextConfirmText}</span>
            </li>
            <li>
              <b>{texts.nextSent}</b>
              <span className="small muted">{texts.nextSentText(job.company_name)}</span>
            </li>
            <li>
              <b>{texts.nextAnswer}</b>
              <span className="small muted">{texts.nextAnswerText(job.answer_delay_days)}</span>
            </li>
          </ol>
        </div>
      </aside>
    </div>
  )
}
