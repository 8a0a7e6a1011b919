import type { SettingsForm } from './settings.rules.ts'

/** The settings page. */
export const settingsTexts = {
  title: 'Mes paramètres',
  lead: 'Vos informations, la sécurité de votre compte et vos données.',
  sections: {
    informations: 'Informations personnelles',
    securite: 'Sécurité',
    sessions: 'Sessions et appareils',
    notifications: 'Notifications',
    donnees: 'Mes données',
    danger: 'Zone de danger',
  },
  confirmed: 'Confirmée',
  unconfirmed: 'À confirmer',
  passwordAgain: 'Votre mot de passe actuel',
  passwordAgainHint: 'Demandé de nouveau pour vérifier que c’est bien vous.',
} as const

/** What is said where a form was, once it has done its work. */
export const settingsDone: Record<SettingsForm, string> = {
  informations: 'Profil mis à jour.',
  adresse: 'Un lien de confirmation vient de partir à votre nouvelle adresse.',
  'adresse-annulation': 'Changement d’adresse annulé.',
  'mot-de-passe': 'Mot de passe mis à jour. Vos autres appareils ont été déconnectés.',
  totp: '',
  'totp-code': 'Double authentification activée. Vos autres appareils ont été déconnectés.',
  'totp-annulation': 'Activation abandonnée.',
  'totp-arret': 'Double authentification désactivée.',
  codes: 'Nouveaux codes de secours créés. Les anciens ne fonctionnent plus.',
  'cle-retrait': 'Clé d’accès retirée.',
  session: 'Appareil déconnecté.',
  'autres-sessions': 'Tous les autres appareils sont déconnectés.',
  notifications: 'Choix enregistrés.',
  suppression: '',
}

export const emailTexts = {
  label: 'Adresse e-mail',
  change: 'Changer d’adresse e-mail',
  wanted: 'Nouvelle adresse e-mail',
  note: 'Nous y envoyons un lien. Votre adresse change quand vous l’ouvrez\u202f; d’ici là, rien ne change.',
  send: 'Envoyer le lien de confirmation',
  pending: 'En attente de confirmation\u202f:',
  pendingNote: 'Ouvrez le lien envoyé à cette adresse. Il est valable 24\u00a0heures.',
  cancel: 'Annuler ce changement',
} as const

export const secondFactorPageTexts = {
  title: 'Double authentification',
  on: 'Activée',
  off: 'Désactivée',
  why: 'En plus du mot de passe, un code à six chiffres de votre téléphone est demandé à chaque connexion. Un mot de passe volé ne suffit plus pour entrer.',
  needed: 'Pour administrer Florin, activez d’abord la double authentification.',
  start: 'Activer la double authentification',
  next: 'Continuer',
  startNote: 'Vos autres appareils seront déconnectés et devront saisir un code à leur tour.',
  steps: [
    'Ouvrez une application d’authentification sur votre téléphone (Aegis, Google Authenticator, Microsoft Authenticator, 1Password…).',
    'Scannez ce QR code, ou saisissez la clé à la main.',
    'Entrez le code à six chiffres que l’application affiche.',
  ],
  qr: 'QR code à scanner avec votre application d’authentification',
  open: 'Ouvrir dans une application de cet appareil',
  key: 'Clé à saisir',
  code: 'Code à six chiffres',
  confirm: 'Confirmer et activer',
  cancel: 'Abandonner',
  left: (count: number): string =>
    count === 0
      ? 'Vous n’avez plus de code de secours.'
      : `Il vous reste ${count} ${count === 1 ? 'code de secours' : 'codes de secours'}.`,
  few: 'Créez-en de nouveaux pour ne pas perdre l’accès à votre compte si votre téléphone disparaît.',
  renew: 'Créer de nouveaux codes de secours',
  renewNote: 'Les codes que vous avez aujourd’hui ne fonctionneront plus.',
  stop: 'Désactiver la double authentification',
  stopNote: 'Votre mot de passe suffira de nouveau pour se connecter. Vos codes de secours seront effacés.',
  codesTitle: 'Vos codes de secours Florin',
  codesNote:
    'Gardez-les en lieu sûr, hors de votre téléphone. Chacun sert une fois, à la place du code de l’application. Ils ne seront plus jamais affichés.',
  copy: 'Copier',
  copied: 'Codes copiés',
  notCopied: 'Les codes n’ont pas pu être copiés',
  print: 'Imprimer',
  download: 'Télécharger',
  kept: 'J’ai gardé mes codes',
  file: 'florin-codes-de-secours.txt',
  fileHead: 'Codes de secours Florin. Chacun sert une fois.',
} as const

export const sessionTexts = {
  note: 'Les navigateurs et les programmes connectés à votre compte. L’un d’eux vous est inconnu ? Déconnectez-le, puis changez votre mot de passe.',
  current: 'Cet appareil',
  seen: (date: string): string => `Vu le ${date}`,
  since: (date: string): string => `Connecté depuis le ${date}`,
  end: 'Déconnecter',
  endOthers: 'Déconnecter tous les autres appareils',
  alone: 'Aucun autre appareil n’est connecté.',
} as const

export const notificationGridTexts = {
  note: 'Choisissez ce dont vous voulez être averti, et comment.',
  event: 'Événement',
  site: 'Sur le site',
  mail: 'Par e-mail',
  save: 'Enregistrer mes choix',
} as const

export const dataTexts = {
  note: 'Une archive ZIP de tout ce que Florin garde à votre sujet, dans un fichier JSON que d’autres services savent lire, avec les fichiers que vous avez envoyés. Vos mots de passe et vos clés n’y sont jamais.',
  button: 'Télécharger mes données',
  file: (day: string): string => `florin-mes-donnees-${day}.zip`,
  readMe: (day: string, explained: Record<string, string>): string =>
    [
      `Vos données sur Florin, le ${day}.`,
      '',
      'donnees.json : tout ce que Florin garde à votre sujet.',
      'fichiers/ : ce que vous avez envoyé (CV, lettres, photo).',
      '',
      ...Object.entries(explained).map(([part, what]) => `  ${part} : ${what}`),
      '',
      'Les dates sont en temps universel (UTC). Rien de ce qui ouvre votre compte n’est dans cette archive.',
      '',
    ].join('\r\n'),
} as const

export const dangerTexts = {
  title: 'Supprimer mon compte',
  lead: 'Seront effacés tout de suite et pour toujours :',
  erased: [
    'votre compte : nom, adresse e-mail, téléphone, mot de passe, double authentification et clés d’accès ;',
    'votre profil : présentation, compétences, expériences, formations et recherche d’emploi ;',
    'vos appareils connectés, vos notifications, vos choix et vos alertes ;',
    'les e-mails que Florin garde pour vous.',
  ],
  kept: 'Les offres et la page de votre entreprise restent en ligne : elles lui appartiennent.',
  receipt: (email: string): string =>
    `Rien ne pourra être récupéré, pas même par notre équipe. Un reçu part à ${email}, puis cette adresse est oubliée.`,
  take: 'Téléchargez d’abord vos données',
  open: 'Supprimer mon compte…',
  confirmation: 'Pour confirmer, écrivez SUPPRIMER',
  button: 'Supprimer mon compte pour toujours',
  busy: 'Suppression…',
  done: 'Votre compte a été supprimé',
  doneMore: 'Vos données ont été effacées. Un reçu vous a été envoyé par e-mail.',
  home: 'Retour à l’accueil',
} as const
