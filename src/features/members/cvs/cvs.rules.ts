import type { FileRule } from '#platform/files.ts'
import { documents, megabytes } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** What is taken as a CV that somebody keeps. */
export const cvRule: FileRule = { name: 'cv', accepts: documents, largest: megabytes(5) }

/** The same from a visitor: it waits for the form that it belongs to. */
export const visitorCvRule: FileRule = { ...cvRule, name: 'cv-visiteur' }

export const MOST_CVS = 5

export const cvRefusals = defineRefusals({
  'cvs/too_many': {
    status: 409,
    message: `Vous avez déjà ${MOST_CVS} CV. Supprimez-en un pour en ajouter un autre.`,
  },
  'cvs/file_over': {
    status: 422,
    message: 'Ce fichier n’est plus là\u202f: un fichier attend une heure au plus. Joignez-le de nouveau.',
  },
})
