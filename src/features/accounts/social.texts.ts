export const socialTexts = {
  continueWith: (site: string) => `Continuer avec ${site}`,
  off: 'Non activé sur ce site',
  firstTime: 'Sans compte Florin, ce premier passage en crée un.',
  terms: 'conditions d’utilisation',
  retry: 'Réessayer',
  byPassword: 'Se connecter par mot de passe',
  signUp: 'Créer un compte',
  linked: (site: string) => `${site} est associé à votre compte.`,
  unlinked: (site: string) => `${site} n’est plus associé à votre compte.`,
} as const

/** Why a connection by another site ended without one, and what to do instead. */
export const failures = {
  provider_failed: {
    title: 'La connexion n’a pas abouti',
    text: 'Le site ne nous a pas répondu comme prévu, ou vous avez interrompu la connexion. Réessayez, ou connectez-vous par mot de passe.',
  },
  provider_off: {
    title: 'Connexion non activée',
    text: 'Cette connexion n’est pas activée sur ce site. Connectez-vous par mot de passe.',
  },
  attempt_over: {
    title: 'Connexion expirée',
    text: 'Cette connexion a pris trop de temps ou a déjà servi. Recommencez depuis cette page.',
  },
  no_email: {
    title: 'Adresse e-mail manquante',
    text: 'Ce site ne nous a pas donné votre adresse e-mail, sans laquelle nous ne pouvons pas créer de compte. Inscrivez-vous avec votre adresse et un mot de passe.',
  },
  unproven_email: {
    title: 'Adresse e-mail non confirmée',
    text: 'Un compte Florin existe pour cette adresse, mais le site ne confirme pas qu’elle est la vôtre. Connectez-vous par mot de passe\u202f; vous pourrez ensuite associer cette connexion dans vos paramètres.',
  },
  identity_taken: {
    title: 'Connexion déjà associée',
    text: 'Cette connexion est déjà associée à un autre compte Florin.',
  },
  identity_exists: {
    title: 'Une autre connexion est associée',
    text: 'Votre compte est déjà associé à une autre connexion de ce site. Dissociez-la d’abord dans vos paramètres.',
  },
  suspended: {
    title: 'Compte suspendu',
    text: 'Votre compte est suspendu. Le motif vous a été envoyé par e-mail\u202f; vous pouvez y répondre.',
  },
  too_many: {
    title: 'Trop de tentatives',
    text: 'Patientez quelques minutes avant de réessayer.',
  },
} as const

export type Failure = keyof typeof failures

export const isFailure = (word: string): word is Failure => Object.hasOwn(failures, word)
