import type { Db } from '#platform/server/database/db.ts'
import type { CheckedJob } from '../../checks/checked-job.rules.ts'
import { checkJob } from '../../checks/checks.rules.ts'
import { fingerprint as printOf, fingerprintHead, isTwin } from '../../checks/fingerprint.rules.ts'
import type { ShownFinding } from '../publishing.contract.ts'
import { twinTexts } from '../publishing.texts.ts'
import * as repository from './publishing.repository.ts'
import type { understandJob } from './ready-job.ts'

type Understood = Awaited<ReturnType<typeof understandJob>>

/** How the form calls what the checks name. */
const formNames: Record<keyof Omit<CheckedJob, 'contractKind'>, string> = {
  title: 'titre',
  description: 'description',
  missions: 'missions',
  profile: 'profil',
  benefits: 'avantages',
  salaryMin: 'salaire_min',
  salaryMax: 'salaire_max',
  salaryText: 'salaire',
  skills: 'skills',
}

type Alike = Awaited<ReturnType<typeof repository.findAlike>>

const namedOf = ({ row }: Understood) => ({ ...row, place: String(row.cityId), contract: String(row.contractId) })

/** What of a company is like some jobs of it, for all of them at once. */
export function findAlike(db: Db, companyId: number, understood: Understood[]): Promise<Alike> {
  const heads = new Set(understood.map((one) => fingerprintHead(namedOf(one))))
  return repository.findAlike(db, companyId, [...heads], new Date())
}

/** The same text twice is a mistake; a text that is nearly the same may be a second post. */
function twinOf(alike: Alike, print: string): ShownFinding[] {
  const same = alike.find(({ fingerprint }) => fingerprint === print)
  const near = same ?? alike.find(({ fingerprint }) => isTwin(fingerprint, print))
  if (!near) return []
  return [
    {
      code: 'twin',
      severity: same ? 'stop' : 'warn',
      field: 'titre',
      passage: '',
      reason: same ? twinTexts.same : twinTexts.near,
      suggestion: twinTexts.suggestion,
      twin: { id: near.id, title: near.title },
    },
  ]
}

/** What the automatic checks say of a job; `except` is its own number, where it has one. `known` is what `findAlike` gave. */
export async function judgeJob(db: Db, understood: Understood, except: number | null, known?: Alike) {
  const { row, contractKind } = understood
  const fingerprint = printOf(namedOf(understood))
  const said = checkJob({ ...row, contractKind }).map(({ field, passage, ...finding }): ShownFinding => ({
    ...finding,
    field: formNames[field],
    passage: passage.text,
  }))
  const alike = known ?? (await findAlike(db, row.companyId, [understood]))
  const head = fingerprint.split('.', 1)[0]
  const others = alike.filter((one) => one.head === head && one.id !== except)
  const findings = [...said, ...twinOf(others, fingerprint)]
  return { findings, fingerprint, stopped: findings.some(({ severity }) => severity === 'stop') }
}
