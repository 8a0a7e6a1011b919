import type { Stage, Status } from '#features/applications/applications.rules.ts'
import { statusAfter } from '#features/applications/applications.rules.ts'
import * as events from '#features/applications/server/application-events.repository.ts'
import * as applications from '#features/applications/server/applications.repository.ts'
import { thatDay } from '#features/applications/server/job-that-day.service.ts'
import { findLiveOfCompany } from '#features/jobs/server/jobs.repository.ts'
import { jobFacts } from '#features/jobs/server/job-facts.service.ts'
import { momentInParis } from '#platform/french-moment.ts'
import { parisDay } from '#platform/french.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { SeededCompany } from '../companies/companies.demo.ts'
import { seedCv } from './sample-cv.ts'

type Sample = {
  daysAgo: number
  stage: Stage
  /** Days from now; before: it took place. */
  interview?: number
  withdrawn?: true
  own?: Status
  notes?: string
  message?: string
}

/** Nine to jobs of Florin, in every stage; the tenth was made elsewhere. */
const samples: Sample[] = [
  {
    daysAgo: 5,
    stage: 'entretien',
    interview: 3,
    notes: 'Relire le rapport annuel.\nDemander la taille de l’équipe et le rythme des clôtures.',
    message:
      'Bonjour,\n\nCinq ans de contrôle de gestion en banque de détail m’ont appris à faire parler les chiffres. Votre poste est la suite que je cherche.\n\nBien cordialement,\nCamille Verdier',
  },
  { daysAgo: 6, stage: 'vu', message: 'Bonjour, votre offre correspond à ce que je fais depuis trois ans.' },
  { daysAgo: 34, stage: 'embauché', interview: -9 },
  { daysAgo: 27, stage: 'refusé' },
  { daysAgo: 31, stage: 'nouveau' },
  { daysAgo: 4, stage: 'contacté' },
  { daysAgo: 19, stage: 'vu', withdrawn: true },
  { daysAgo: 1, stage: 'nouveau' },
  { daysAgo: 22, stage: 'vu' },
]

const DAY = 86_400_000
const TRADE = [/^Contrôleu(r|se).* de gestion/, /gestion|financier|comptab/i, /./]

/** The jobs that the sample candidate applied to: one of her trade in each of the first companies. */
async function chooseJobs(tx: Tx, companies: SeededCompany[], now: Date): Promise<number[]> {
  const chosen: number[] = []
  for (const { id } of companies) {
    if (chosen.length === samples.length) break
    const live = await findLiveOfCompany(tx, id, 50, now)
    const jobs = live.filter(({ title }) => !/stage|alternan/i.test(title))
    const job = TRADE.map((words) => jobs.find(({ title }) => words.test(title))).find(Boolean)
    if (job) chosen.push(job.id)
  }
  return chosen
}

/** What an employer did on the way to a stage. */
export const wayTo = (stage: Stage): Stage[] => {
  const way: Stage[] = ['vu', 'contacté', 'entretien']
  if (stage === 'nouveau') return []
  if (stage === 'refusé') return ['vu', 'refusé']
  if (stage === 'embauché') return [...way, 'embauché']
  return way.slice(0, way.indexOf(stage) + 1)
}

/** The sample candidate has applied ten times, and is at every point of the way. */
export async function seedApplications(
  tx: Tx,
  accountId: number,
  companies: SeededCompany[],
  now: Date,
  files: Files | null,
): Promise<void> {
  const lines = [
    'Contrôleuse de gestion, Lyon',
    '',
    'Expérience',
    '2021 - 2026  Contrôleuse de gestion, banque de détail, Lyon',
    '2019 - 2021  Assistante contrôle de gestion, groupe industriel, Grenoble',
    '',
    'Formation',
    '2019  Master contrôle de gestion, université',
    '',
    'Compétences',
    'Contrôle budgétaire, Power BI, clôture, anglais courant',
  ]
  const cvId = await seedCv(tx, { id: accountId, name: 'Camille Verdier' }, lines, files, now)
  const jobs = await chooseJobs(tx, companies, now)
  for (const [at, sample] of samples.entries()) {
    const job = jobs[at] === undefined ? null : await jobFacts(tx, jobs[at])
    if (!job) continue
    const sent = new Date(now.getTime() - sample.daysAgo * DAY)
    const way = wayTo(sample.stage)
    const moment = (step: number): Date => new Date(sent.getTime() + Math.min(step, sample.daysAgo - 0.5) * DAY)
    const interviewAt =
      sample.interview === undefined
        ? null
        : momentInParis(`${parisDay(new Date(now.getTime() + sample.interview * DAY))}T10:00`)
    const row = await applications.insertApplication(tx, {
      ...thatDay(job),
      accountId,
      firstName: 'Camille',
      lastName: 'Verdier',
      message: sample.message ?? '',
      status: statusAfter[sample.stage],
      stage: sample.stage,
      notes: sample.notes ?? '',
      interviewAt,
      interviewPlace: interviewAt ? '12 rue des Changeurs, 3e étage' : '',
      createdAt: sent,
      sentAt: sent,
      answeredAt: way.length > 0 ? moment(way.length) : null,
      firstAnswerAt: way.length > 1 ? moment(2) : null,
      ...(sample.withdrawn ? { withdrawnAt: moment(3) } : { cvId, email: 'candidat@florin.example', phone: null }),
    })
    if (!row) continue
    await events.insertEvent(tx, row.id, 'candidate', 'sent', '', sent)
    for (const [step, stage] of way.entries())
      await events.insertEvent(tx, row.id, 'employer', stage, '', moment(step + 1))
    if (sample.withdrawn) await events.insertEvent(tx, row.id, 'candidate', 'withdrawn', '', moment(3))
  }
  const noted = new Date(now.getTime() - 12 * DAY)
  const elsewhere = await applications.insertApplication(tx, {
    accountId,
    title: 'Contrôleuse de gestion H/F',
    companyName: 'Coopérative laitière des Bauges',
    place: 'Chambéry',
    contractType: 'CDI',
    createdAt: noted,
  })
  if (elsewhere) await events.insertEvent(tx, elsewhere.id, 'candidate', 'noted', '', noted)
}
