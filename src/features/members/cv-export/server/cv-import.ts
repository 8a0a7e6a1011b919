import { refuse } from '#platform/refusals.ts'
import type { CvProfile, Difference } from '../../cv-text/differences.rules.ts'
import { differencesOf } from '../../cv-text/differences.rules.ts'
import { importRefusals } from '../cv-export.rules.ts'
import { fromJsonResume } from '../json-resume.rules.ts'

/** What a JSON Resume says that the profile does not. A wrong one is refused, with the place of its first fault. */
export function differencesOfResume(resume: unknown, profile: CvProfile): { data: Difference[] } {
  const read = fromJsonResume(typeof resume === 'string' ? parsed(resume) : resume)
  if ('fault' in read) {
    const refusal = importRefusals['cv_export/wrong_resume']
    const message = `Ce fichier n’est pas au format JSON Resume. ${read.fault}`
    throw refuse({ ...refusal, message, fields: { resume: message } })
  }
  return { data: differencesOf(read.findings, profile) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const refusal = importRefusals['cv_export/no_json']
    throw refuse({ ...refusal, fields: { resume: refusal.message } })
  }
}
