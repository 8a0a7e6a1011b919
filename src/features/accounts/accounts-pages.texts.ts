import type { contractCodes, salaryRanges } from './accounts.rules.ts'

const NARROW = '\u202f'

/** What the public pages of the room say. */
export const pageTexts = {
  email: { label: 'Adresse e-mail', valid: 'Adresse email valide', invalid: 'Format d’email invalide' },
  password: {
    label: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    criteria: 'Votre mot de passe contient',
    met: 'respecté',
    unmet: 'manquant',
    kept: 'Mot de passe enregistré. Laissez vide pour le garder.',
    confirm: 'Confirmer le mot de passe',
    same: 'Les mots de passe correspondent',
    different: 'Les mots de passe ne correspondent pas',
  },
  side: {
    title: 'L’emploi et le réseau de la finance',
    points: [
      'Les offres des banques, des assureurs, des cabinets et des directions financières, en France, en Belgique, au Luxembourg et en Suisse.',
      'Des offres à garder, à relire et à comparer côte à côte.',
      'Des alertes qui vous écrivent dès que paraît une offre de votre recherche.',
    ],
  },
} as const

const steps = ['Créer mon compte', 'Ma recherche d’emploi', 'Mon profil professionnel'] as const

export const signupTexts = {
  steps,
  title: (step: 1 | 2 | 3) => `${steps[step - 1]} (étape ${step} sur 3) | Florin`,
  description: 'Créez votre compte Florin en trois étapes, pour chercher un poste ou pour recruter dans la finance.',
  progress: 'Étapes de l’inscription',
  stepOf: (step: number) => `Étape ${step} sur 3`,
  done: 'terminée',
  leads: [
    'Quelques informations suffisent pour commencer.',
    'Le poste que vous cherchez, en quelques mots. Rien n’est obligatoire.',
    'Ce que vous faites et ce que vous savez faire. Rien n’est obligatoire.',
  ],
  recruiterLeads: [
    `Cette étape sert à ceux qui cherchent un poste. Vous recrutez${NARROW}: laissez-la vide.`,
    'Votre poste dans l’entreprise, et quelques mots sur vous. Rien n’est obligatoire.',
  ],
  skip: 'Passer cette étape',
  role: 'Je m’inscris pour',
  candidate: { title: 'Trouver un poste', body: 'Candidat, étudiant ou en veille' },
  recruiterRole: { title: 'Recruter', body: 'Recruteur ou entreprise' },
  firstName: 'Prénom',
  lastName: 'Nom',
  company: 'Entreprise',
  terms: ['En créant votre compte, vous acceptez nos ', ' et nos ', '.'],
  termsLink: 'conditions générales d’utilisation',
  legalLink: 'mentions légales',
  newTab: ' (nouvel onglet)',
  jobTitle: 'Métier recherché',
  jobTitleExample: 'Contrôleur de gestion, analyste crédit…',
  preferredLocation: 'Lieu souhaité',
  preferredLocationExample: 'Ville ou région',
  salaryRange: 'Fourchette de salaire',
  contractType: 'Type de contrat',
  noChoice: 'Sans préférence',
  currentTitle: 'Poste actuel',
  currentTitleExample: 'Auditrice financière, étudiant en master…',
  presentation: 'Présentation',
  presentationExample: 'Ce que vous faites, ce que vous cherchez, en quelques phrases',
  presentationHint: '3\u202f000 caractères au plus.',
  skills: 'Compétences',
  next: 'Suivant',
  previous: 'Précédent',
  create: 'Créer mon compte',
  saving: 'Enregistrement…',
  creating: 'Création…',
  interrupted: `Si vous veniez de terminer, votre compte existe déjà${NARROW}: `,
  interruptedLink: 'connectez-vous',
  haveAccount: `Déjà inscrit${NARROW}? `,
  signIn: 'Se connecter',
} as const

export const contractLabels: Record<(typeof contractCodes)[number], string> = {
  cdi: 'CDI',
  cdd: 'CDD',
  stage: 'Stage',
  alternance: 'Alternance',
  freelance: 'Freelance',
}

export const salaryRangeLabels: Record<(typeof salaryRanges)[number], string> = {
  '30k-40k': '30–40\u00a0k€',
  '40k-50k': '40–50\u00a0k€',
  '50k-60k': '50–60\u00a0k€',
  '60k-70k': '60–70\u00a0k€',
  '70k-80k': '70–80\u00a0k€',
  '80k-100k': '80–100\u00a0k€',
  '100k+': '100\u00a0k€ et plus',
}

export const signInTexts = {
  title: 'Se connecter | Florin',
  heading: 'Se connecter',
  lead: 'Retrouvez votre espace et vos alertes.',
  identifierMissing: 'L’email est requis',
  remember: 'Se souvenir de moi',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  forgot: `Mot de passe oublié${NARROW}?`,
  noAccount: `Pas encore de compte${NARROW}? `,
  signUp: 'Créer un compte',
  recruiting: `Vous recrutez${NARROW}? `,
  clientSpace: 'Espace Client',
  secondFactor: {
    heading: 'Double authentification',
    lead: 'Saisissez le code à six chiffres de votre application d’authentification.',
    label: 'Code de vérification',
    recoveryLead: 'Saisissez l’un des codes de secours que vous avez gardés. Chacun ne sert qu’une fois.',
    recoveryLabel: 'Code de secours',
    withRecovery: 'Utiliser un code de secours',
    withApplication: 'Utiliser mon application',
    submit: 'Vérifier',
    submitting: 'Vérification…',
    back: 'Revenir à la connexion',
  },
} as const

export const clientTexts = {
  title: 'Espace Client | Florin',
  description:
    'Connectez-vous à votre Espace Client Florin avec votre code client ou votre adresse e-mail, ou contactez notre équipe commerciale.',
  heading: 'Espace Client',
  lead: 'L’espace des entreprises qui recrutent sur Florin.',
  identifier: 'Code client ou adresse e-mail',
  identifierHint: 'Le code client vous est envoyé quand votre entreprise est validée.',
  identifierMissing: 'Le code client est requis',
  signedIn: 'Vous êtes connecté.',
  ownSpaceLink: 'Aller à mon espace recruteur',
  noAccount: `Pas encore client${NARROW}? `,
  becomeClient: 'Devenir client',
  publish: 'Publier une offre',
  candidate: `Vous cherchez un poste${NARROW}? `,
  candidateLink: 'Connexion candidat',
  sales: {
    title: 'Notre équipe commerciale',
    body: 'Devenir client, choisir une formule, retrouver votre code\u202f: nous vous répondons du lundi au vendredi, de 9\u00a0h à\u00a018\u00a0h.',
    phone: '01\u00a099\u00a000\u00a042\u00a017',
    phoneHref: 'tel:+33199004217',
    email: 'entreprises@florin.example',
  },
  help: {
    title: 'Besoin d’aide\u202f?',
    body: 'Notre équipe vous répond du lundi au vendredi, de 9\u00a0h à\u00a018\u00a0h.',
  },
} as const

export const forgotTexts = {
  title: 'Mot de passe oublié | Florin',
  heading: 'Mot de passe oublié',
  lead: 'Indiquez l’adresse de votre compte. Nous vous enverrons un lien pour choisir un autre mot de passe.',
  submit: 'Envoyer le lien',
  submitting: 'Envoi…',
  sentHeading: 'Regardez vos e-mails',
  sentNext: 'Le lien est valable une heure et ne sert qu’une fois. Pensez à regarder dans les courriers indésirables.',
  again: 'Renvoyer l’email',
  back: 'Retour à la connexion',
  clientBack: 'Retour à l’Espace Client',
} as const

export const resetTexts = {
  title: 'Choisir un mot de passe | Florin',
  heading: 'Choisir un autre mot de passe',
  lead: 'Tous vos appareils seront déconnectés. Vous vous reconnecterez avec le nouveau mot de passe.',
  label: 'Nouveau mot de passe',
  submit: 'Changer mon mot de passe',
  submitting: 'Enregistrement…',
  overHeading: 'Ce lien ne fonctionne plus',
  askAgain: 'Demander un nouveau lien',
  back: 'Retour à la connexion',
} as const

export const confirmTexts = {
  title: 'Confirmer mon adresse | Florin',
  heading: 'Confirmer mon adresse',
  lead: 'Un clic, et votre adresse e-mail est confirmée.',
  submit: 'Confirmer mon adresse',
  submitting: 'Confirmation…',
  back: {
    heading: 'Reprendre mon compte',
    lead: 'Tous les appareils seront déconnectés, et la double authentification, les clés d’accès et les sites associés retirés. Vous choisirez ensuite un nouveau mot de passe.',
    submit: 'Reprendre mon compte',
    doneHeading: 'Compte repris',
    next: 'Choisir un nouveau mot de passe',
  },
  doneHeading: 'Adresse confirmée',
  doneNext: 'Vos alertes partiront désormais à cette adresse.',
  overHeading: 'Ce lien ne fonctionne plus',
  overSignIn: 'Connectez-vous pour recevoir un nouveau lien.',
  resendHeading: 'Confirmation de votre adresse',
  resend: 'Renvoyer l’email',
  resending: 'Envoi…',
  space: 'Aller à mon espace',
  goOn: 'Reprendre où j’en étais',
  signIn: 'Se connecter',
} as const
