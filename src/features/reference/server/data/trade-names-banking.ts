import type { TradeNames } from './trade-names-type.ts'

/** Branches, business clients, wealth, credit. */
export const bankingTradeNames: Record<string, TradeNames> = {
  'conseiller-clientele-particuliers': {
    also: [
      'conseiller bancaire',
      'conseiller commercial banque',
      'chargé de clientèle particuliers',
      'conseiller financier',
      'conseiller d’accueil',
    ],
    english: ['relationship manager', 'retail banker', 'personal banker', 'customer advisor', 'bank advisor'],
    short: ['CCP'],
    activities: ['clientèle particuliers', 'banque de détail', 'retail banking', 'conseil clientèle'],
  },
  'conseiller-clientele-professionnels': {
    also: ['conseiller professionnels', 'chargé de clientèle professionnels', 'chargé d’affaires professionnels'],
    english: ['relationship manager', 'small business banker', 'business banking advisor', 'account manager'],
    short: ['CCPro'],
    activities: ['clientèle professionnelle', 'marché des professionnels', 'business banking'],
  },
  'charge-affaires-entreprises': {
    also: [
      'chargé de clientèle entreprises',
      'conseiller entreprises',
      'banquier d’entreprise',
      'responsable clientèle entreprises',
    ],
    english: ['corporate banker', 'relationship manager', 'account manager', 'business banker'],
    short: ['RM', 'CAE'],
    activities: ['clientèle entreprises', 'banque d’entreprise', 'corporate banking', 'commercial banking'],
  },
  'directeur-agence': {
    also: ['responsable d’agence', 'chef d’agence', 'directeur d’agence bancaire', 'directeur de centre d’affaires'],
    english: ['branch manager', 'branch director'],
    short: [],
    activities: ['direction d’agence', 'branch management'],
  },
  'conseiller-patrimonial': {
    also: [
      'conseiller patrimonial',
      'gestionnaire de patrimoine',
      'conseiller en patrimoine',
      'conseiller en investissements financiers',
    ],
    english: ['relationship manager', 'wealth manager', 'wealth advisor', 'financial planner'],
    short: ['CGP', 'CIF', 'CGPI'],
    activities: ['gestion de patrimoine', 'wealth management', 'gestion privée', 'conseil patrimonial'],
  },
  'banquier-prive': {
    also: ['gérant de fortune', 'gérant privé', 'gestionnaire de fortune', 'chargé de clientèle privée'],
    english: ['relationship manager', 'private banker', 'wealth manager'],
    short: [],
    activities: ['banque privée', 'private banking', 'gestion de fortune', 'gestion privée'],
  },
  'ingenieur-patrimonial': {
    also: ['expert patrimonial', 'ingénieur en stratégie patrimoniale', 'juriste patrimonial'],
    english: ['wealth planner', 'wealth planning engineer'],
    short: [],
    activities: ['ingénierie patrimoniale', 'wealth planning', 'estate planning'],
  },
  'analyste-credit': {
    also: ['analyste engagements', 'chargé d’études crédit', 'analyste crédit entreprises'],
    english: ['credit analyst', 'credit officer', 'corporate credit analyst', 'loan analyst'],
    short: [],
    activities: ['analyse crédit', 'credit analysis', 'engagements', 'octroi de crédit'],
  },
  'charge-de-recouvrement': {
    also: [
      'gestionnaire recouvrement',
      'agent de recouvrement',
      'chargé de recouvrement amiable',
      'gestionnaire contentieux',
    ],
    english: [
      'collections officer',
      'debt collector',
      'collection agent',
      'collections specialist',
      'recovery officer',
    ],
    short: [],
    activities: ['recouvrement', 'recouvrement de créances', 'debt collection', 'collections', 'contentieux'],
  },
  'gestionnaire-credits-immobiliers': {
    also: [
      'gestionnaire de prêts',
      'gestionnaire de crédits',
      'assistant crédit immobilier',
      'chargé de crédits immobiliers',
    ],
    english: ['mortgage officer', 'mortgage administrator', 'loan administrator', 'mortgage processor'],
    short: [],
    activities: ['crédit immobilier', 'prêt immobilier', 'mortgage', 'gestion de crédits'],
  },
  'charge-financements-structures': {
    also: ['analyste financements structurés', 'chargé d’affaires financements structurés', 'arrangeur'],
    english: [
      'structured finance officer',
      'leveraged finance analyst',
      'structured finance analyst',
      'acquisition finance officer',
    ],
    short: ['LevFin'],
    activities: ['financements structurés', 'structured finance', 'leveraged finance', 'financement d’acquisition'],
  },
  'analyste-financement-de-projets': {
    also: ['chargé de financement de projets', 'analyste financement d’infrastructures'],
    english: ['project finance analyst', 'infrastructure finance analyst', 'project finance officer'],
    short: [],
    activities: ['financement de projets', 'project finance', 'financement d’infrastructures'],
  },
  'charge-instruction-financements': {
    also: ['instructeur de dossiers de financement', 'chargé de subventions', 'gestionnaire de subventions'],
    english: ['grants officer', 'public funding officer', 'grant manager'],
    short: [],
    activities: ['instruction de financements publics', 'subventions', 'aides publiques', 'public funding'],
  },
}
