import type { Stage } from '#features/applications/applications.rules.ts'
import { statusAfter } from '#features/applications/applications.rules.ts'
import * as team from '#features/applications/applicants/server/team.repository.ts'
import * as events from '#features/applications/server/application-events.repository.ts'
import * as applications from '#features/applications/server/applications.repository.ts'
import { thatDay } from '#features/applications/server/job-that-day.service.ts'
import { findLiveOfCompany } from '#features/jobs/server/jobs.repository.ts'
import { jobFacts } from '#features/jobs/server/job-facts.service.ts'
import { momentInParis } from '#platform/french-moment.ts'
import { parisDay } from '#platform/french.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'
import { wayTo } from './applications.demo.ts'
import { seedCv } from './sample-cv.ts'

type Sample = {
  daysAgo: number
  stage: Stage
  rating?: number
  note?: string
  interview?: number
  withdrawn?: true
  /** To another job of the house. */
  other?: true
  message?: string
}

/** Somebody in every stage, some of them waiting for too long. */
const samples: Sample[] = [
  {
    daysAgo: 13,
    stage: 'nouveau',
    message: 'Bonjour,\n\nQuatre ans d’audit, dont deux sur IFRS 9. Votre poste m’intéresse.',
  },
  { daysAgo: 12, stage: 'vu', rating: 4, note: 'Dossiers solides, écrit bien. À rappeler.' },
  { daysAgo: 8, stage: 'nouveau', message: 'Bonjour, votre équipe est citée en exemple par mes anciens collègues.' },
  { daysAgo: 5, stage: 'vu', rating: 3, other: true },
  { daysAgo: 4, stage: 'nouveau' },
  { daysAgo: 3, stage: 'vu', rating: 2 },
  { daysAgo: 2, stage: 'nouveau', message: 'Bonjour, je suis mobile et disponible sous un mois.' },
  { daysAgo: 1, stage: 'nouveau', other: true },
  { daysAgo: 0, stage: 'nouveau' },
  { daysAgo: 9, stage: 'contacté', rating: 4 },
  { daysAgo: 11, stage: 'contacté', rating: 3, note: 'Attend notre second appel.' },
  { daysAgo: 16, stage: 'entretien', rating: 5, interview: 2, note: 'La meilleure candidature à ce jour.' },
  { daysAgo: 15, stage: 'entretien', rating: 4, interview: 4 },
  { daysAgo: 20, stage: 'refusé' },
  { daysAgo: 22, stage: 'refusé', rating: 1, other: true },
  { daysAgo: 30, stage: 'embauché', rating: 5, interview: -10 },
  { daysAgo: 18, stage: 'vu', withdrawn: true },
]

const DAY = 86_400_000
const OLDEST = 1 + Math.max(...samples.map(({ daysAgo }) => daysAgo))
const MOST_JOBS = 200

export type SampleMember = { id: number; firstName: string; lastName: string }

/** The jobs of the sample recruiter's company have applicants in every stage: most of them the first one. */
export async function seedApplicants(
  tx: Tx,
  { companyId, recruiterId }: { companyId: number; recruiterId: number },
  members: SampleMember[],
  now: Date,
  files: Files | null,
): Promise<void> {
  // Jobs that were there when the first of them applied.
  const live = (await findLiveOfCompany(tx, companyId, MOST_JOBS, now)).filter(
    ({ publishedAt }) => publishedAt.getTime() < now.getTime() - OLDEST * DAY,
  )
  // The job that promises the quickest answer: there is something to do.
  const jobs = (await Promise.all(live.map(({ id }) => jobFacts(tx, id))))
    .filter((job) => job !== null)
    .toSorted((a, b) => (a.answerDelayDays ?? 99) - (b.answerDelayDays ?? 99))
  for (const [at, sample] of samples.entries()) {
    const person = members[at * 7]
    const facts = jobs[sample.other ? 1 : 0]
    if (facts && person) await seedOne(tx, { facts, person, recruiterId, sample }, now, files)
  }
}

type Seeded = {
  facts: Parameters<typeof thatDay>[0]
  person: SampleMember
  recruiterId: number
  sample: Sample
}

async function seedOne(tx: Tx, { facts, person, recruiterId, sample }: Seeded, now: Date, files: Files | null) {
  const name = `${person.firstName} ${person.lastName}`
  const { stage, daysAgo, interview, withdrawn } = sample
  const sent = new Date(now.getTime() - daysAgo * DAY - 3_600_000)
  const way = wayTo(stage)
  const moment = (step: number): Date => new Date(sent.getTime() + Math.min(step, Math.max(0.03, daysAgo - 0.5)) * DAY)
  const interviewAt =
    interview === undefined ? null : momentInParis(`${parisDay(new Date(now.getTime() + interview * DAY))}T14:00`)
  const cv = [
    `Candidature au poste ${facts.title}`,
    '',
    'Expérience',
    '2022 - 2026  Analyste, banque privée, Paris',
    '',
    'Outils',
    'Excel, SQL, Power BI',
  ]
  const row = await applications.insertApplication(tx, {
    ...thatDay(facts),
    accountId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    message: sample.message ?? '',
    stage,
    status: statusAfter[stage],
    interviewAt,
    interviewPlace: interviewAt ? '12 rue des Changeurs, 3e étage' : '',
    createdAt: sent,
    sentAt: sent,
    answeredAt: way.length > 0 ? moment(way.length) : null,
    firstAnswerAt: way.length > 1 ? moment(2) : null,
    ...(withdrawn
      ? { withdrawnAt: moment(3) }
      : {
          cvId: await seedCv(tx, { id: person.id, name }, cv, files, now),
          email: `${person.id}@membres.florin.example`,
          phone: '06 39 98 12 40',
        }),
  })
  if (!row) return
  await events.insertEvent(tx, row.id, 'candidate', 'sent', '', sent)
  for (const [step, reached] of way.entries())
    await events.insertEvent(tx, row.id, 'employer', reached, '', moment(step + 1), { accountId: recruiterId })
  if (withdrawn) await events.insertEvent(tx, row.id, 'candidate', 'withdrawn', '', moment(3))
  if (sample.rating) await team.upsertRating(tx, row.id, recruiterId, sample.rating)
  if (sample.note) await team.insertNote(tx, { applicationId: row.id, accountId: recruiterId, body: sample.note })
}
