import type { WorkSetting } from './work-setting-type.ts'

/** What differs from the function’s setting, by job title slug: risk, insurance, data and consulting. */
export const expertiseTitleSettings: Record<string, Partial<WorkSetting>> = {
  'controleur-prudentiel': {
    team: 'le service de contrôle',
    head: 'la direction du contrôle',
    partners: 'les équipes juridiques et nos homologues européens',
    field: 'en supervision, en audit ou en risques',
    lead: 'Responsable de service de contrôle',
    degree: 'gestion',
    scopes: [
      { title: 'Banques', text: 'les établissements bancaires' },
      { title: 'Assurance', text: 'les organismes d’assurance' },
      { title: 'Paiement', text: 'les établissements de paiement et de monnaie électronique' },
    ],
    projects: [
      'le suivi renforcé des établissements de paiement',
      'l’exploitation automatisée des remises',
      'l’application du règlement DORA',
    ],
  },
  economiste: {
    team: 'l’équipe des études économiques',
    head: 'la direction des études',
    partners: 'les comités de décision et les équipes de données',
    field: 'en analyse économique',
    lead: 'Responsable des études économiques',
    scopes: [
      { title: 'Zone euro', text: 'la conjoncture de la zone euro' },
      { title: 'Marchés émergents', text: 'les économies émergentes' },
      { title: 'Immobilier et crédit', text: 'le crédit et l’immobilier' },
    ],
    projects: [
      'la refonte du modèle de prévision',
      'la publication d’une note trimestrielle',
      'la construction d’indicateurs à haute fréquence',
    ],
  },
  'analyste-quantitatif': {
    team: 'l’équipe de recherche quantitative',
    head: 'la direction de la recherche',
    partners: 'les opérateurs, les risques et les ingénieurs',
    scopes: [
      { title: 'Taux', text: 'les dérivés de taux' },
      { title: 'Actions', text: 'les dérivés sur actions' },
      { title: 'Stratégies systématiques', text: 'les stratégies systématiques' },
    ],
    projects: [
      'la refonte de la bibliothèque de calcul',
      'l’accélération des calculs de sensibilité',
      'la révision des modèles de volatilité',
    ],
  },
  'analyste-de-donnees-finance': {
    degree: 'donnees',
  },
  'data-scientist': {
    degree: 'donnees',
  },
  'charge-modelisation-risques': {
    team: 'l’équipe modélisation des risques',
    head: 'la direction des risques',
  },
  'analyste-fraude': {
    team: 'la cellule fraude',
    head: 'la direction des risques',
    partners: 'la conformité, le support et les équipes de données',
    field: 'en lutte contre la fraude ou en analyse de données',
    lead: 'Responsable de la lutte contre la fraude',
    degree: 'donnees',
    scopes: [
      { title: 'Cartes', text: 'la fraude à la carte' },
      { title: 'Virements', text: 'la fraude au virement' },
      { title: 'Entrée en relation', text: 'la fraude à l’ouverture de compte' },
    ],
    projects: [
      'la refonte des règles de détection',
      'la mise en place d’un score en temps réel',
      'la réduction des contestations',
    ],
  },
  'controleur-des-risques-fonds': {
    team: 'l’équipe risques d’investissement',
    partners: 'les gérants, le middle-office et la conformité',
    scopes: [
      { title: 'Fonds actions', text: 'les fonds d’actions' },
      { title: 'Actifs non cotés', text: 'les actifs non cotés' },
      { title: 'Ratios', text: 'les ratios réglementaires' },
    ],
  },
  'charge-resilience-operationnelle': {
    team: 'l’équipe résilience et continuité',
    partners: 'l’informatique, les achats et les métiers',
    degree: 'gestion',
    scopes: [
      { title: 'Prestataires', text: 'les prestataires critiques' },
      { title: 'Continuité', text: 'la continuité d’activité' },
      { title: 'Tests', text: 'les tests de résilience' },
    ],
    projects: [
      'la mise en conformité avec le règlement DORA',
      'le prochain exercice de crise',
      'la revue des contrats informatiques critiques',
    ],
  },
  'analyste-risques-operationnels': {
    degree: 'gestion',
  },
  'gestionnaire-sante-prevoyance': {
    team: 'l’équipe de gestion des contrats',
    partners: 'le service médical, le réseau commercial et la comptabilité',
    scopes: [
      { title: 'Santé', text: 'les prestations de santé' },
      { title: 'Arrêts de travail', text: 'les arrêts de travail' },
      { title: 'Cotisations', text: 'les cotisations des entreprises' },
    ],
  },
  'redacteur-sinistres-corporels': {
    team: 'l’équipe dommages corporels',
    partners: 'les médecins-conseils, les avocats et l’actuariat',
    scopes: [
      { title: 'Automobile', text: 'les accidents de la circulation' },
      { title: 'Médical', text: 'la responsabilité médicale' },
      { title: 'Dossiers graves', text: 'les dossiers graves' },
    ],
  },
  'souscripteur-reassurance': {
    partners: 'l’actuariat, les courtiers et les cédantes',
    scopes: [
      { title: 'Europe', text: 'les traités européens' },
      { title: 'Catastrophes naturelles', text: 'les catastrophes naturelles' },
      { title: 'Risques de personnes', text: 'les risques de personnes' },
    ],
    projects: [
      'le prochain renouvellement des traités',
      'la révision du modèle d’exposition aux événements naturels',
      'l’ouverture à de nouvelles zones',
    ],
  },
  'consultant-progiciel-finance': {
    partners: 'les utilisateurs clés, l’informatique et les éditeurs',
  },
  'juriste-bancaire': {
    scopes: [
      { title: 'Crédit', text: 'la documentation de crédit' },
      { title: 'Moyens de paiement', text: 'les services de paiement' },
      { title: 'Contentieux', text: 'le contentieux' },
    ],
  },
  'responsable-conformite': {
    head: 'la direction générale',
  },
}
