export const socialTexts = {
  continueWith: (site: string) => `Continuer avec ${site}`,
  off: 'Non activé sur ce site',
  firstTime: 'Sans compte Florin, ce premier passage en crée un\u202f: vous acceptez alors nos ',
  terms: 'conditions générales d’utilisation',
  byPassword: 'Se connecter par mot de passe',
  signUp: 'Créer un compte',
  anySite: 'Ce site',
  toAccounts: 'Voir mes comptes associés',
  toSettings: 'Retour à mes paramètres',

  accounts: 'Comptes associés',
  accountsIntro: (someOn: boolean) =>
    someOn
      ? 'Ces sites ouvrent votre compte Florin sans mot de passe. Nous n’y publions rien.'
      : 'Aucun de ces sites n’est activé ici pour l’instant.',
  link: 'Associer',
  unlink: 'Dissocier',
  notLinked: 'Non associé',
  since: (day: string) => `Associé depuis le ${day}`,
  unlinked: (site: string) => `${site} n’est plus associé à votre compte.`,

  linkTitle: (site: string) => `Associer ${site} à votre compte`,
  linkKnown: (site: string) =>
    `Un compte Florin existe déjà pour cette adresse. Donnez son mot de passe : vous pourrez ensuite vous connecter avec ${site}.`,
  linkOwn: (site: string) => `Après cette étape, ${site} ouvrira votre compte Florin.`,
  account: 'Compte',
  password: 'Mot de passe Florin',
  linkSubmit: 'Associer et continuer',
  linking: 'Association…',
  forgotten: 'Mot de passe oublié, ou jamais choisi ?',
  cancel: 'Ne pas associer',

  codeTitle: 'Double authentification',
  codeIntro: 'Saisissez le code à six chiffres de votre application d’authentification, ou un code de secours.',
  code: 'Code',
  codeSubmit: 'Se connecter',
  checking: 'Vérification…',
} as const

/** Of notifications and mails. */
export const socialNews = {
  linked: (site: string) => ({
    title: `${site} est associé à votre compte`,
    body: `${site} ouvre désormais votre compte Florin sans mot de passe.`,
    added: true,
  }),
  unlinked: (site: string) => ({
    title: `${site} n’est plus associé à votre compte`,
    body: `${site} n’ouvre plus votre compte Florin.`,
  }),
} as const

/** Why a connection by another site ended without one, and what to do instead. */
export const failures = {
  provider_failed: {
    title: 'La connexion n’a pas abouti',
    text: (site: string) =>
      `${site} ne nous a pas répondu comme prévu, ou vous avez interrompu la connexion. Réessayez, ou connectez-vous par mot de passe.`,
  },
  provider_off: {
    title: 'Connexion non activée',
    text: (site: string) => `${site} n’est pas activé ici. Connectez-vous par mot de passe.`,
  },
  attempt_over: {
    title: 'Connexion expirée',
    text: () => 'Cette connexion a pris trop de temps ou a déjà servi. Recommencez depuis cette page.',
  },
  no_email: {
    title: 'Adresse manquante',
    text: (site: string) =>
      `${site} ne nous a pas donné votre adresse e-mail, sans laquelle nous ne pouvons pas créer de compte. Inscrivez-vous avec votre adresse et un mot de passe.`,
  },
  unproven_email: {
    title: 'Adresse non confirmée',
    text: (site: string) =>
      `${site} ne confirme pas que cette adresse e-mail est la vôtre, et un compte Florin existe pour elle. Connectez-vous par mot de passe\u202f; vous pourrez ensuite associer cette connexion dans vos paramètres.`,
  },
  identity_taken: {
    title: 'Connexion déjà associée',
    text: () => 'Cette connexion est déjà associée à un autre compte Florin.',
  },
  identity_exists: {
    title: 'Une autre connexion est associée',
    text: () => 'Votre compte est déjà associé à une autre connexion de ce site. Dissociez-la d’abord.',
  },
  too_many: {
    title: 'Trop de tentatives',
    text: () => 'Patientez quelques minutes avant de réessayer.',
  },
} as const

export type Failure = keyof typeof failures

export const isFailure = (word: string): word is Failure => Object.hasOwn(failures, word)
