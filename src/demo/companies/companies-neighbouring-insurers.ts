import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const neighbouringInsurers: CompanySheet[] = [
  {
    name: 'Lysbrand Assurances',
    sector: 'assurance',
    subsectors: ['actuariat', 'souscription', 'indemnisation'],
    structure: 'eti',
    employees: 1300,
    founded: 1929,
    country: 'be',
    city: 'Bruxelles',
    otherCities: ['Liège', 'Gand', 'Namur', 'Louvain', 'Mons'],
    tagline: 'Assurance des familles et des indépendants',
    about: prose`
      Assureur belge, nous travaillons avec 1 400 courtiers indépendants et 600 000 assurés. Incendie, auto,
      revenu garanti : des contrats simples, dans les deux langues.
    `,
    description: prose`
      Les inondations de 2021 ont changé notre métier : nous avons réglé 11 000 dossiers en un an et refait
      tous nos plans de crise. Nos gestionnaires ont désormais une délégation de 25 000 €.

      Le centre technique de Bruxelles tient la tarification, la réassurance et le contrôle des risques.
      Liège gère les sinistres corporels, avec trois médecins salariés.

      Le bilinguisme est un objectif partagé : chacun parle sa langue en réunion et comprend celle de
      l’autre. Les débutants sont suivis par un parrain de l’autre rôle linguistique.
    `,
    trades: 'Gestionnaires sinistres, actuaires',
    benefits: [
      'Chèques-repas',
      'Budget mobilité',
      'Assurance hospitalisation familiale',
      '35 jours de congés',
      'Deux jours de télétravail',
    ],
    weight: 5,
  },
  {
    name: 'Joran Assurances',
    sector: 'assurance',
    subsectors: ['souscription', 'indemnisation'],
    structure: 'eti',
    employees: 560,
    founded: 1896,
    country: 'ch',
    city: 'Neuchâtel',
    otherCities: ['La Chaux-de-Fonds', 'Fribourg', 'Lausanne', 'Genève', 'Delémont'],
    tagline: 'Assurance des choses et des PME',
    about: prose`
      Mutuelle de l’arc jurassien, nous assurons ateliers, maisons et véhicules en Suisse romande.
      L’horlogerie nous confie ses stocks d’or, la montagne ses toits.
    `,
    description: prose`
      Nous comptons 160 000 assurés et redistribuons les excédents en réduction de primes, votée chaque
      printemps. Cinq fois sur les six dernières années, elle a dépassé 8 %.

      Nos inspecteurs connaissent les ateliers un par un : ventilation, coffres, alarmes. Leur visite vaut
      réduction quand les conseils sont suivis.

      Neuchâtel réunit la technique, la finance et les sinistres. Les postes sont ouverts à temps partiel,
      et le partage de poste est pratiqué jusqu’à la direction.
    `,
    trades: 'Souscripteurs, inspecteurs de sinistres',
    benefits: [
      'Caisse de pension',
      '27 jours de vacances',
      'Partage de poste',
      'Deux jours de télétravail',
      'Rabais sur les primes',
    ],
    weight: 3,
  },
  {
    name: 'Oesling Vie',
    sector: 'assurance',
    subsectors: ['actuariat'],
    structure: 'eti',
    employees: 290,
    founded: 1994,
    country: 'lu',
    city: 'Leudelange',
    otherCities: ['Luxembourg'],
    tagline: 'Assurance vie en libre prestation',
    about: prose`
      Compagnie luxembourgeoise, nous logeons l’épargne de familles mobiles dans sept pays. Le contrat suit
      le client quand il déménage, fiscalité comprise.
    `,
    description: prose`
      Nous travaillons avec banques privées et courtiers de France, de Belgique et d’Italie. Les actifs sont
      déposés chez un tiers, séparés de notre bilan.

      Nos juristes-fiscalistes par pays forment le cœur de la maison : douze spécialistes, appuyés par la
      gestion de contrats et l’actuariat.

      Les équipes sont francophones, l’italien et le néerlandais recherchés. On nous rejoint souvent de
      Thionville ou d’Arlon ; le parking est gratuit et le train remboursé.
    `,
    trades: 'Gestionnaires, juristes-fiscalistes',
    benefits: [
      'Chèques-repas',
      'Pension complémentaire',
      '31 jours de congés',
      'Train remboursé',
      'Prime de participation',
    ],
    weight: 3,
  },
]
