import type { MemberCountry, StudentCourse } from './members-shape.ts'

/** Fictional schools; the first one belongs to the fixed members. */
export const schools: { name: string; city: string; country: MemberCountry }[] = [
  { name: 'École Vauban', city: 'Lille', country: 'fr' },
  { name: 'Institut Hautevigne', city: 'Paris', country: 'fr' },
  { name: 'École Montgolfière de commerce', city: 'Lyon', country: 'fr' },
  { name: 'Institut Belle-Rade', city: 'Marseille', country: 'fr' },
  { name: 'École Rochemorin', city: 'Bordeaux', country: 'fr' },
  { name: 'Institut garonnais de gestion', city: 'Toulouse', country: 'fr' },
  { name: 'École de l’Ardoisière', city: 'Angers', country: 'fr' },
  { name: 'Institut Kerlédan', city: 'Rennes', country: 'fr' },
  { name: 'Institut Orangerive', city: 'Strasbourg', country: 'fr' },
  { name: 'École supérieure Malaquis', city: 'Paris', country: 'fr' },
  { name: 'Institut Saint-Gommaire', city: 'Bruxelles', country: 'be' },
  { name: 'École Condruze', city: 'Liège', country: 'be' },
  { name: 'Institut Bourglinster', city: 'Luxembourg', country: 'lu' },
  { name: 'Haute école Champorand', city: 'Lausanne', country: 'ch' },
  { name: 'Institut Rivaz', city: 'Genève', country: 'ch' },
]

export const courses: StudentCourse[] = [
  {
    feminine: 'Étudiante en master finance',
    masculine: 'Étudiant en master finance',
    skills: ['Analyse financière', 'Excel avancé', 'Valorisation', 'Modélisation', 'Python', 'Travail en équipe'],
    says: [
      'Je cherche un stage de fin d’études en analyse crédit ou en fusions-acquisitions.',
      'Je finis mon master et je tiens la trésorerie de notre association sportive.',
      'Mon mémoire porte sur le financement des entreprises qui changent de mains.',
      'Je prépare un stage de six mois dès janvier, et je suis mobile.',
    ],
  },
  {
    feminine: 'Étudiante en master actuariat',
    masculine: 'Étudiant en master actuariat',
    skills: ['Statistiques', 'Probabilités', 'R', 'Python', 'Tarification', 'Solvabilité II'],
    says: [
      'Je termine un master d’actuariat et je cherche une alternance en assurance de biens.',
      'Je partage mon année entre les chaînes de Markov et un assureur qui m’accueille.',
      'Mon projet d’année modélise le coût des inondations, commune par commune.',
    ],
  },
  {
    onlyIn: 'fr',
    feminine: 'Étudiante en licence comptabilité-gestion',
    masculine: 'Étudiant en licence comptabilité-gestion',
    skills: ['Comptabilité générale', 'TVA', 'Excel avancé', 'Paie', 'Droit des sociétés'],
    says: [
      'En troisième année, je cherche un cabinet pour une alternance de deux ans.',
      'Je tiens bénévolement les comptes d’un club d’aviron.',
      'J’ai découvert la comptabilité au restaurant de mes parents, et j’y ai pris goût.',
    ],
  },
  {
    feminine: 'Étudiante en master contrôle de gestion',
    masculine: 'Étudiant en master contrôle de gestion',
    skills: ['Contrôle de gestion', 'Power BI', 'Excel avancé', 'Budget', 'SQL', 'Analyse des écarts'],
    says: [
      'En alternance dans une usine de pompes, je calcule des prix de revient un jour sur deux.',
      'Je passe mes soirées à nettoyer des données, et j’y prends plaisir.',
      'Je cherche un premier poste de contrôle de gestion, si possible près des ateliers.',
    ],
  },
  {
    feminine: 'Élève ingénieure, option finance quantitative',
    masculine: 'Élève ingénieur, option finance quantitative',
    skills: ['Python', 'C++', 'Probabilités', 'Séries temporelles', 'Apprentissage automatique', 'Produits dérivés'],
    says: [
      'Je viens des mathématiques et je cherche un stage en modélisation des risques.',
      'J’ai passé un semestre à tester des stratégies qui ne marchent pas : très formateur.',
      'Je code des modèles de taux le soir, et je dors peu en période d’examens.',
    ],
  },
  {
    onlyIn: 'fr',
    feminine: 'Étudiante en DSCG',
    masculine: 'Étudiant en DSCG',
    skills: ['Consolidation', 'Fiscalité', 'Audit légal', 'Droit des sociétés', 'Excel avancé', 'Évaluation'],
    says: [
      'Trois épreuves validées, quatre à venir, et un cabinet qui me laisse réviser.',
      'Je révise le droit fiscal le matin et la consolidation le soir.',
      'Je vise le stage d’expertise comptable l’an prochain.',
    ],
  },
  {
    onlyIn: 'fr',
    feminine: 'Étudiante en BTS banque',
    masculine: 'Étudiant en BTS banque',
    skills: ['Relation client', 'Épargne', 'Crédit immobilier', 'Assurance', 'Vente', 'Conformité'],
    says: [
      'Je cherche une alternance en agence ; le contact me plaît plus que les produits.',
      'Un job d’été au guichet a décidé de mon orientation.',
      'Première année de BTS, et déjà l’envie de tenir un portefeuille de clients.',
    ],
  },
  {
    feminine: 'Étudiante en master droit bancaire',
    masculine: 'Étudiant en master droit bancaire',
    skills: ['Droit bancaire', 'Sûretés', 'LCB-FT', 'Rédaction', 'Droit des sociétés', 'Recherche juridique'],
    says: [
      'Après deux ans de droit des affaires, je me spécialise dans le crédit.',
      'Juriste en formation, je m’oriente vers la conformité et la sécurité financière.',
      'Je rédige un mémoire sur la preuve en matière de virement frauduleux.',
    ],
  },
  {
    feminine: 'Étudiante en master gestion de patrimoine',
    masculine: 'Étudiant en master gestion de patrimoine',
    skills: ['Fiscalité du patrimoine', 'Assurance vie', 'Droit de la famille', 'Immobilier', 'Relation client'],
    says: [
      'J’apprends le démembrement sur des cas de famille, anonymes bien sûr.',
      'Je vise la banque privée, et je commence par un stage en étude notariale.',
      'Je cherche une alternance auprès d’un conseiller qui prend le temps d’expliquer.',
    ],
  },
  {
    feminine: 'Étudiante en master finance durable',
    masculine: 'Étudiant en master finance durable',
    skills: ['Analyse extra-financière', 'Bilan carbone', 'Taxonomie européenne', 'Excel avancé', 'Python'],
    says: [
      'Je compare les rapports de durabilité de vingt banques, et je dors mal.',
      'Je veux travailler là où l’on mesure avant de communiquer.',
      'Je termine un bilan carbone pour une laiterie, et je cherche un stage en gestion d’actifs.',
    ],
  },
  {
    feminine: 'Doctorante en économie financière',
    masculine: 'Doctorant en économie financière',
    skills: ['Économétrie', 'Stata', 'Python', 'Rédaction scientifique', 'Risque systémique', 'Enseignement'],
    says: [
      'Deuxième année de thèse, sur le comportement des épargnants en période d’inflation.',
      'Je termine ma thèse et je regarde vers les équipes de risque.',
      'Ma thèse porte sur la liquidité des fonds immobiliers ; je cherche des données et des débats.',
    ],
  },
]
