import { plural } from '#platform/french.ts'

const NARROW = '\u202f'

export const homeTexts = {
  title: 'L’emploi et le réseau de la finance | Florin',
  description:
    'Florin, l’emploi et le réseau de la finance : offres d’emploi, stages et alternances en banque, assurance, audit et finance d’entreprise.',
  heading: 'Ici, votre talent a\u00a0cours.',
  lead: `Banque, assurance, audit, finance d’entreprise${NARROW}: `,
  leadAfter: (members: number) =>
    ` à pourvoir et ${plural(members, 'professionnel inscrit', 'professionnels inscrits')}.`,
  offers: (count: number) => plural(count, 'offre'),
  openOffers: 'offres en cours',
  search: 'Recherche d’offres',
  submit: 'Rechercher',
  sectorsTitle: 'Les secteurs qui recrutent',
  sectorsAt: (date: string) => `Offres ouvertes au ${date}`,
  sectorsLoading: 'Chargement des secteurs',
  sectorsError: 'Erreur lors du chargement des secteurs',
  showAllSectors: 'Voir tous les secteurs',
  hideSectors: 'Masquer les secteurs',
  companiesTitle: 'Ces entreprises recrutent',
  companiesLoading: 'Chargement des entreprises',
  companiesError: 'Erreur lors du chargement des entreprises',
  allCompanies: (count: number) => (count === 1 ? 'Voir l’entreprise' : `Voir les ${plural(count, 'entreprise')}`),
  companyOffers: (count: number) => (count === 1 ? 'Voir l’offre' : `Voir les ${plural(count, 'offre')}`),
  recruiterOfTheWeek: 'Recruteur de la semaine',
  employees: (count: number) => plural(count, 'collaborateur'),
  noSalary: 'non communiqué',
  membersTitle: (count: number) => plural(count, 'professionnel est déjà là', 'professionnels sont déjà là'),
  membersText:
    'Contrôleurs, gestionnaires, auditeurs, actuaires\u202f: celles et ceux qui ont choisi de se montrer. Votre profil tient en trois étapes, et vous décidez de ce qui s’y voit.',
  joinNetwork: 'Créer un compte',
  membersLoading: 'Chargement des membres',
  membersError: 'Erreur lors du chargement des membres',
  verified: 'Vérifié',
  verifiedMeaning: 'Adresse e-mail vérifiée au domaine de l’employeur',
  statsTitle: 'Florin en chiffres',
  statsLoading: 'Chargement des statistiques',
  statsError: 'Erreur lors du chargement des statistiques',
  statJobs: 'Offres d’emploi',
  statProfessionals: 'Professionnels',
  statCompanies: 'Entreprises',
  statActive: 'Utilisateurs actifs',
  statActiveWhen: '(ce mois-ci)',
  callTitle: 'Votre profil, une fois. Les bonnes offres, chaque semaine.',
  callText:
    'Trois étapes, quatre minutes. Vous choisissez ce que vous dites de vous, et pouvez tout effacer d’un geste.',
  createProfile: 'Créer mon profil',
  linkedIn: 'Se connecter avec LinkedIn',
}
