import type { FileRule } from './files.ts'
import { kindsInWords, largestInWords } from './files.ts'
import type { Refusal } from './refusals.ts'

const refusals = {
  'files/none': { status: 400, say: () => 'Choisissez un fichier, puis envoyez-le.' },
  'files/too_large': {
    status: 413,
    say: (rule) => `Ce fichier est trop lourd\u202f: ${largestInWords(rule)} au plus. Réduisez-le, puis réessayez.`,
  },
  'files/wrong_kind': {
    status: 415,
    say: (rule) => `Ce fichier n’est pas accepté. Choisissez un fichier ${kindsInWords(rule)}.`,
  },
  'files/unreadable': {
    status: 422,
    say: () => 'Ce fichier est abîmé ou illisible. Enregistrez-le de nouveau, puis réessayez.',
  },
  'files/locked': {
    status: 422,
    say: () => 'Ce document est protégé par un mot de passe. Enregistrez-le sans protection, puis réessayez.',
  },
  'files/programs': {
    status: 422,
    say: () =>
      'Ce document contient un programme (macro, script ou formulaire actif). Enregistrez-le sans, par exemple en l’imprimant en PDF, puis réessayez.',
  },
  'files/other_files': {
    status: 422,
    say: () =>
      'Ce document contient d’autres fichiers ou objets. Retirez-les, ou imprimez le document en PDF, puis réessayez.',
  },
  'files/outside': {
    status: 422,
    say: () => 'Ce document va chercher un modèle ou une image ailleurs. Imprimez-le en PDF, puis envoyez ce PDF.',
  },
  'files/disguised': {
    status: 422,
    say: () =>
      'Ce fichier est à la fois un document et autre chose. Enregistrez le document de nouveau, puis réessayez.',
  },
  'files/too_many_pixels': {
    status: 422,
    say: () => 'Cette image a trop de pixels\u202f: 24\u00a0millions au plus. Réduisez ses dimensions, puis réessayez.',
  },
  'files/too_slow': {
    status: 408,
    say: () => 'L’envoi a pris trop de temps. Réessayez avec une meilleure connexion ou un fichier plus léger.',
  },
  'files/one_at_a_time': { status: 429, say: () => 'Un envoi est déjà en cours. Attendez qu’il se termine.' },
  'files/too_many': { status: 429, say: () => 'Vous avez envoyé beaucoup de fichiers aujourd’hui. Réessayez demain.' },
  'files/no_room': {
    status: 422,
    say: () => 'Vos fichiers prennent trop de place. Supprimez-en avant d’en envoyer d’autres.',
  },
  'files/busy': { status: 503, say: () => 'Beaucoup de fichiers arrivent en ce moment. Réessayez dans une minute.' },
  'files/storage_away': { status: 503, say: () => 'Le fichier n’a pas pu être enregistré. Réessayez dans une minute.' },
} satisfies Record<string, { status: number; say: (rule: FileRule) => string }>

export type FileRefusal = keyof typeof refusals

export const isFileRefusal = (code: string): code is FileRefusal => Object.hasOwn(refusals, code)

/** Why a file was not taken, said with the limits of its use. */
export function fileRefusal(code: FileRefusal, rule: FileRule, retryAfter?: number): Refusal {
  const { status, say } = refusals[code]
  return { code, status, message: say(rule), ...(retryAfter === undefined ? {} : { retryAfter }) }
}
