import type { TradeNames } from './trade-names-type.ts'

/** Actuarial work, insurance, payments and data. */
export const insuranceTradeNames: Record<string, TradeNames> = {
  'actuaire-tarification': {
    also: ['actuaire produit', 'chargé d’études tarification', 'chargé d’études actuarielles'],
    english: ['pricing actuary', 'actuary', 'actuarial analyst', 'actuarial pricing analyst'],
    short: [],
    activities: ['actuariat', 'tarification', 'actuarial pricing', 'actuarial science'],
  },
  'actuaire-inventaire': {
    also: ['actuaire provisionnement', 'chargé d’études actuarielles', 'actuaire inventaire et provisions'],
    english: ['reserving actuary', 'actuary', 'actuarial analyst', 'valuation actuary'],
    short: [],
    activities: ['actuariat', 'provisionnement', 'reserving', 'inventaire'],
  },
  'charge-etudes-solvabilite': {
    also: [
      'actuaire Solvabilité II',
      'chargé d’études actuarielles',
      'analyste Solvabilité II',
      'actuaire modélisation',
    ],
    english: ['Solvency II analyst', 'capital modelling actuary', 'actuarial analyst', 'actuary'],
    short: ['ORSA', 'SCR', 'ALM'],
    activities: ['Solvabilité II', 'Solvency II', 'actuariat', 'gestion actif-passif'],
  },
  souscripteur: {
    also: ['souscripteur IARD', 'souscripteur risques d’entreprise', 'chargé de souscription'],
    english: ['underwriter', 'insurance underwriter', 'commercial lines underwriter'],
    short: ['IARD'],
    activities: ['souscription', 'underwriting', 'souscription d’assurance'],
  },
  'souscripteur-reassurance': {
    also: ['souscripteur traités', 'chargé de réassurance'],
    english: ['reinsurance underwriter', 'treaty underwriter', 'underwriter'],
    short: [],
    activities: ['réassurance', 'reinsurance', 'souscription en réassurance', 'underwriting'],
  },
  'gestionnaire-sinistres': {
    also: [
      'chargé d’indemnisation',
      'rédacteur sinistres',
      'régleur sinistres',
      'chargé de sinistres',
      'gestionnaire indemnisation',
    ],
    english: ['claims handler', 'claims manager', 'claims adjuster', 'claims officer', 'loss adjuster'],
    short: ['IARD'],
    activities: ['sinistres', 'gestion de sinistres', 'indemnisation', 'claims', 'claims handling'],
  },
  'redacteur-sinistres-corporels': {
    also: [
      'gestionnaire sinistres corporels',
      'inspecteur corporel',
      'régleur corporel',
      'chargé d’indemnisation corporelle',
    ],
    english: ['bodily injury claims handler', 'personal injury claims handler', 'claims handler', 'loss adjuster'],
    short: [],
    activities: ['sinistres corporels', 'indemnisation corporelle', 'dommages corporels', 'bodily injury claims'],
  },
  'gestionnaire-sante-prevoyance': {
    also: [
      'gestionnaire prestations santé',
      'gestionnaire prévoyance',
      'gestionnaire prestations',
      'technicien de prestations',
    ],
    english: ['health claims handler', 'benefits administrator', 'health insurance administrator'],
    short: [],
    activities: ['santé et prévoyance', 'prestations santé', 'gestion de prestations', 'prévoyance'],
  },
  'conseiller-en-assurances': {
    also: [
      'conseiller commercial assurances',
      'agent d’assurances',
      'conseiller assurance',
      'collaborateur d’agence d’assurances',
    ],
    english: ['insurance advisor', 'insurance agent', 'insurance sales advisor'],
    short: ['IARD'],
    activities: ['vente d’assurances', 'conseil en assurances', 'insurance sales'],
  },
  'charge-clientele-courtage': {
    also: ['courtier en assurances', 'gestionnaire de comptes courtage', 'conseiller courtage', 'chargé de comptes'],
    english: ['insurance broker', 'account executive', 'account manager', 'broker'],
    short: ['IARD'],
    activities: ['courtage', 'courtage d’assurances', 'insurance brokerage'],
  },
  'charge-affaires-collectives': {
    also: [
      'chargé de clientèle assurances collectives',
      'inspecteur assurances collectives',
      'consultant protection sociale',
    ],
    english: ['employee benefits consultant', 'group insurance manager', 'account manager'],
    short: [],
    activities: ['assurances collectives', 'protection sociale complémentaire', 'employee benefits', 'group insurance'],
  },
  'chef-de-produit-paiements': {
    also: ['responsable produit paiements', 'chef de produit monétique', 'responsable d’offre paiements'],
    english: ['payment product manager', 'product manager', 'product owner', 'payments product owner'],
    short: ['PO'],
    activities: ['produit paiements', 'product management', 'offre de paiement', 'monétique'],
  },
  'analyste-fraude': {
    also: ['chargé de lutte contre la fraude', 'gestionnaire fraude', 'enquêteur fraude'],
    english: ['fraud analyst', 'fraud manager', 'fraud investigator', 'fraud prevention analyst'],
    short: [],
    activities: ['lutte contre la fraude', 'fraude', 'fraud prevention', 'détection de fraude'],
  },
  'analyste-de-donnees-finance': {
    also: ['analyste data', 'chargé d’études statistiques', 'analyste décisionnel', 'ingénieur décisionnel'],
    english: ['data analyst', 'finance data analyst', 'BI analyst', 'business intelligence analyst'],
    short: ['BI'],
    activities: ['analyse de données', 'data analysis', 'business intelligence', 'data'],
  },
  'data-scientist': {
    also: ['scientifique des données', 'ingénieur apprentissage automatique'],
    english: ['data scientist', 'machine learning engineer', 'AI engineer'],
    short: ['ML'],
    activities: ['science des données', 'data science', 'machine learning', 'intelligence artificielle'],
  },
}
