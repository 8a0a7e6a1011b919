/** What a rule refuses: a code for programs, a status for HTTP, a French sentence for people. */
export type Refusal = {
  code: string
  status: number
  message: string
  fields?: Record<string, string>
  /** Seconds after which it makes sense to ask again. */
  retryAfter?: number
  /** How far what is missing has come, where that is known. */
  preparing?: Preparing
}

/** What was brought into a search index while it is filled, and the seconds after which it makes sense to ask again. */
export type Preparing = { documents: number; percent: number; retry_after: number }

type Declared = Record<string, { status: number; message: string }>

/** A room declares its refusals once, in its rules; services throw them by code. Browsers get none that they do not use. */
/* @__NO_SIDE_EFFECTS__ */
export function defineRefusals<T extends Declared>(declared: T): { [K in keyof T]: Refusal } {
  const refusals: Record<string, Refusal> = {}
  for (const [code, { status, message }] of Object.entries(declared)) refusals[code] = { code, status, message }
  return refusals as { [K in keyof T]: Refusal }
}

/** An expected "no". Everything else that is thrown is a bug and answers 500. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.name = 'RefusalError'
    this.refusal = refusal
  }
}

export const refuse = (refusal: Refusal): RefusalError => new RefusalError(refusal)

/** Refusals of the door itself: the same for every endpoint of every room. */
export const platformRefusals = defineRefusals({
  'platform/invalid_input': { status: 400, message: 'La demande contient des valeurs incorrectes.' },
  'platform/bad_json': { status: 400, message: 'Le corps de la demande n’est pas un JSON valide.' },
  'platform/bad_form': { status: 400, message: 'Le formulaire n’a pas pu être lu.' },
  'platform/bad_host': { status: 400, message: 'Le nom du site demandé (en-tête Host) n’est pas valide.' },
  'platform/sign_in': { status: 401, message: 'Connectez-vous pour continuer.' },
  'platform/foreign_origin': { status: 403, message: 'Cette demande ne vient pas de Florin.' },
  'platform/second_factor_needed': {
    status: 403,
    message: 'Activez la double authentification dans vos paramètres pour administrer le site.',
  },
  'platform/not_found': { status: 404, message: 'Cette adresse n’existe pas.' },
  'platform/wrong_method': { status: 405, message: 'Cette adresse existe, mais pas avec cette méthode.' },
  'platform/precondition_failed': { status: 412, message: 'Ce fichier n’est plus celui que vous avez. Rechargez-le.' },
  'platform/too_large': { status: 413, message: 'La demande est trop volumineuse.' },
  'platform/too_many_parameters': { status: 414, message: 'Cette adresse a trop de paramètres. Retirez-en.' },
  'platform/encoded': {
    status: 415,
    message: 'Le corps de la demande est compressé. Envoyez-le tel quel, sans en-tête Content-Encoding.',
  },
  'platform/wrong_type': { status: 415, message: 'Le corps de la demande doit être du JSON.' },
  'platform/no_such_range': { status: 416, message: 'Ce fichier n’a pas la partie demandée. Demandez-le en entier.' },
  'platform/key_reused': {
    status: 422,
    message: 'Cette clé d’idempotence a déjà servi à une autre demande. Donnez-en une nouvelle.',
  },
  'platform/too_many': { status: 429, message: 'Trop de tentatives. Patientez quelques minutes avant de réessayer.' },
  'platform/gone': { status: 499, message: 'La connexion a été fermée avant la réponse.' },
  'platform/bug': { status: 500, message: 'Une erreur inattendue est survenue. Réessayez dans un instant.' },
  'platform/database_away': {
    status: 503,
    message: 'Le service est momentanément indisponible. Réessayez dans quelques secondes.',
  },
  'platform/storage_away': {
    status: 503,
    message: 'Ce fichier est momentanément indisponible. Réessayez dans quelques secondes.',
  },
  'platform/search_away': { status: 503, message: 'La recherche se prépare. Réessayez dans quelques instants.' },
  'platform/stopping': { status: 503, message: 'Le service redémarre. Réessayez dans quelques secondes.' },
  'platform/overloaded': { status: 503, message: 'Le service est très sollicité. Réessayez dans quelques secondes.' },
})

/** What is not there, or not for the caller: both look the same. */
export const notFound = (): RefusalError => refuse(platformRefusals['platform/not_found'])

/** What was given cannot be used; each field says why, in French. */
export const invalidInput = (fields: Record<string, string>): RefusalError =>
  refuse({ ...platformRefusals['platform/invalid_input'], fields })

/** The one shape of an error on the wire. */
export type ErrorBody = {
  error: { code: string; message: string; fields?: Record<string, string>; preparing?: Preparing }
}

export function errorBody({ code, message, fields, preparing }: Refusal): ErrorBody {
  return { error: { code, message, ...(fields && { fields }), ...(preparing && { preparing }) } }
}
