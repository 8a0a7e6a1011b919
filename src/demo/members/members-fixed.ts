import type { DemoMember } from './members-shape.ts'

/** The members that the home page and the examples know by name. */
export const fixedMembers: DemoMember[] = [
  {
    firstName: 'Inès',
    lastName: 'Lafargue',
    title: 'Directrice financière',
    companyName: 'Groupe Castelnaud',
    schoolName: null,
    city: 'Toulouse',
    country: 'fr',
    presentation:
      'Je dirige les finances d’un groupe aéronautique : onze usines, des contrats de trente ans. ' +
      'J’ai commencé au contrôle de gestion d’un atelier, et j’y retourne chaque mois.',
    skills: [
      'Direction financière',
      'Contrôle de gestion',
      'Consolidation',
      'Couverture de change',
      'Financement',
      'Management',
      'Anglais C1',
    ],
    yearsOfExperience: 17,
    verified: true,
    profileVisible: true,
    publicProfile: true,
    lastSeenDaysAgo: 0,
    joinedDaysAgo: 812,
  },
  {
    firstName: 'Thibault',
    lastName: 'Kerven',
    title: 'Actuaire sénior',
    companyName: 'Hélianthe Assurances',
    schoolName: null,
    city: 'Nantes',
    country: 'fr',
    presentation:
      'Je travaille sur l’épargne-retraite et la longévité, avec une équipe de quatre actuaires. ' +
      'Je relis volontiers les mémoires, surtout avant qu’ils ne soient finis.',
    skills: ['Actuariat', 'Solvabilité II', 'Épargne-retraite', 'IFRS 17', 'Python', 'Modèle interne', 'Encadrement'],
    yearsOfExperience: 9,
    verified: true,
    profileVisible: true,
    publicProfile: true,
    lastSeenDaysAgo: 1,
    joinedDaysAgo: 540,
  },
  {
    firstName: 'Aminata',
    lastName: 'Diarra',
    title: 'Auditrice, chef de mission',
    companyName: 'Orsel & Associés',
    schoolName: null,
    city: 'Lyon',
    country: 'fr',
    presentation:
      'J’audite des groupes familiaux de la région lyonnaise et j’encadre trois auditeurs. ' +
      'Le passage de l’audit à l’entreprise m’intéresse : vos retours sont bienvenus.',
    skills: ['Audit légal', 'IFRS', 'Consolidation', 'Analyse de données', 'Encadrement', 'Excel avancé'],
    yearsOfExperience: 6,
    verified: false,
    profileVisible: true,
    publicProfile: true,
    lastSeenDaysAgo: 0,
    joinedDaysAgo: 367,
  },
  {
    firstName: 'Hugo',
    lastName: 'Marchetti',
    title: 'Étudiant en master finance',
    companyName: null,
    schoolName: 'École Vauban',
    city: 'Lille',
    country: 'fr',
    presentation:
      'En dernière année de master, je cherche un stage de six mois en analyse crédit ou en trésorerie. ' +
      'Mon mémoire porte sur les délais de paiement des PME.',
    skills: ['Analyse financière', 'Excel avancé', 'Modélisation', 'Python', 'Anglais C1'],
    yearsOfExperience: 0,
    verified: false,
    profileVisible: true,
    publicProfile: true,
    lastSeenDaysAgo: 2,
    joinedDaysAgo: 96,
  },
]
