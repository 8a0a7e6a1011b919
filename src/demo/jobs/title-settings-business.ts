import type { WorkSetting } from './work-setting-type.ts'

/** What differs from the function’s setting, by job title slug: finance, banking and investment. */
export const businessTitleSettings: Record<string, Partial<WorkSetting>> = {
  'gestionnaire-credits-immobiliers': {
    team: 'l’équipe crédits immobiliers',
    field: 'en gestion de crédits',
    scopes: [
      { title: 'Déblocages', text: 'les déblocages de fonds' },
      { title: 'Garanties', text: 'les garanties et les mainlevées' },
      { title: 'Après-vente', text: 'l’après-vente des prêts' },
    ],
    projects: [
      'la dématérialisation de l’offre de prêt',
      'la réduction du délai d’édition des offres',
      'le changement de plateforme de crédit',
    ],
  },
  'gestionnaire-back-office-titres': {
    team: 'l’équipe titres',
  },
  'charge-trade-finance': {
    team: 'l’équipe commerce international',
    scopes: [
      { title: 'Crédits documentaires', text: 'les crédits documentaires' },
      { title: 'Garanties', text: 'les garanties internationales' },
    ],
    projects: [
      'la numérisation des documents d’expédition',
      'la centralisation du traitement des garanties',
      'le renforcement du filtrage des sanctions',
    ],
  },
  'comptable-de-fonds': {
    team: 'l’équipe comptabilité des fonds',
    field: 'en comptabilité de fonds',
    degree: 'comptabilite',
    scopes: [
      { title: 'Fonds non cotés', text: 'les fonds non cotés' },
      { title: 'Fonds immobiliers', text: 'les fonds immobiliers' },
      { title: 'Fonds ouverts', text: 'les fonds ouverts à valorisation quotidienne' },
    ],
    projects: [
      'l’automatisation des contrôles de valeur liquidative',
      'l’accueil d’une nouvelle société de gestion',
      'la migration vers une nouvelle plateforme comptable',
    ],
  },
  'charge-operations-paiements': {
    team: 'l’équipe opérations de paiement',
    partners: 'les partenaires bancaires, la conformité et le support',
    scopes: [
      { title: 'Virements', text: 'les virements et prélèvements' },
      { title: 'Cartes', text: 'les paiements par carte' },
      { title: 'Rapprochements', text: 'les rapprochements et le cantonnement' },
    ],
    projects: [
      'l’automatisation des rapprochements',
      'le passage complet au format ISO 20022',
      'le raccordement à un deuxième prestataire de règlement',
    ],
  },
  'credit-manager': {
    team: 'l’équipe crédit client',
    head: 'la direction financière',
    partners: 'les équipes commerciales et la trésorerie',
    field: 'en crédit client ou en recouvrement',
    scopes: [
      { title: 'France', text: 'les comptes clients en France' },
      { title: 'Export', text: 'les comptes clients à l’exportation' },
      { title: 'Grands comptes', text: 'les grands comptes' },
    ],
    projects: [
      'la réduction du délai moyen de règlement',
      'la révision de la police d’assurance-crédit',
      'l’automatisation des relances',
    ],
  },
  'gestionnaire-budgetaire': {
    team: 'le service financier',
    head: 'la direction des finances',
    partners: 'les services gestionnaires et le comptable public',
    field: 'en gestion budgétaire ou en comptabilité publique',
    lead: 'Responsable de l’exécution budgétaire',
    scopes: [
      { title: 'Dépenses', text: 'l’exécution des dépenses' },
      { title: 'Marchés publics', text: 'le suivi financier des marchés' },
      { title: 'Recettes', text: 'les recettes et les subventions' },
    ],
    projects: [
      'la préparation de la certification des comptes',
      'la dématérialisation complète de la chaîne de dépense',
      'la refonte du règlement budgétaire',
    ],
  },
  'charge-instruction-financements': {
    team: 'le service instruction',
    head: 'la direction des financements',
    partners: 'les porteurs de projet, les collectivités et les services juridiques',
    field: 'en instruction de dossiers ou en analyse financière',
    lead: 'Responsable de l’instruction',
    scopes: [
      { title: 'Transition écologique', text: 'les projets de transition écologique' },
      { title: 'Innovation', text: 'les projets innovants' },
      { title: 'Territoires', text: 'les projets des collectivités' },
    ],
    projects: [
      'l’ouverture d’un nouveau dispositif régional',
      'la simplification des pièces demandées aux porteurs de projet',
      'la mise en service d’un portail de dépôt',
    ],
  },
  'responsable-des-finances': {
    team: 'le service des finances',
    scopes: [{ title: 'Budget et dette', text: 'le budget et la dette' }],
    partners: 'les élus, les services et le comptable public',
    projects: [
      'la préparation de la certification des comptes',
      'la révision du plan pluriannuel d’investissement',
      'le refinancement de la dette à taux variable',
    ],
  },
  'analyste-esg': {
    team: 'l’équipe investissement responsable',
    partners: 'les gérants, les risques et les équipes commerciales',
    field: 'en analyse extra-financière',
    lead: 'Responsable de l’investissement durable',
    scopes: [
      { title: 'Climat', text: 'les enjeux climatiques' },
      { title: 'Social et gouvernance', text: 'les enjeux sociaux et de gouvernance' },
      { title: 'Biodiversité', text: 'les enjeux de biodiversité' },
    ],
    projects: [
      'la révision de la méthode de notation',
      'la préparation du prochain rapport climat',
      'la mise en conformité des dénominations de fonds',
    ],
  },
  'commercial-institutionnel': {
    team: 'l’équipe commerciale institutionnelle',
    head: 'la direction du développement',
    scopes: [
      { title: 'France', text: 'les investisseurs institutionnels français' },
      { title: 'Europe', text: 'les investisseurs européens' },
      { title: 'Mutuelles et retraites', text: 'les mutuelles et les caisses de retraite' },
    ],
  },
  'gestionnaire-actifs-immobiliers': {
    team: 'l’équipe de gestion d’actifs',
    head: 'la direction des investissements',
    partners: 'les gestionnaires locatifs, les conseils et les locataires',
    field: 'en immobilier d’investissement',
    scopes: [
      { title: 'Bureaux', text: 'les immeubles de bureaux' },
      { title: 'Logistique', text: 'les actifs logistiques' },
      { title: 'Résidentiel', text: 'les actifs résidentiels' },
      { title: 'Commerce', text: 'les actifs de commerce' },
    ],
    projects: [
      'la rénovation énergétique du patrimoine',
      'la reconversion de plusieurs immeubles de bureaux',
      'l’arbitrage d’une partie du portefeuille',
    ],
  },
  'analyste-investissement-immobilier': {
    team: 'l’équipe investissement immobilier',
    head: 'la direction des investissements',
    partners: 'les gestionnaires d’actifs, les conseils et les prêteurs',
    field: 'en investissement ou en financement immobilier',
    scopes: [
      { title: 'Bureaux', text: 'les immeubles de bureaux' },
      { title: 'Logistique', text: 'les actifs logistiques' },
      { title: 'Santé', text: 'les résidences et actifs de santé' },
      { title: 'Résidentiel', text: 'les actifs résidentiels' },
    ],
    projects: [
      'la constitution d’un nouveau portefeuille',
      'l’ouverture à de nouvelles villes',
      'la refonte du modèle d’acquisition',
    ],
  },
  'analyste-dette-privee': {
    team: 'l’équipe dette privée',
    partners: 'les sponsors, les conseils et les équipes de suivi',
    projects: [
      'le déploiement d’un nouveau fonds de prêt',
      'la formalisation du suivi des covenants',
      'l’introduction de critères de durabilité dans les marges',
    ],
  },
  'charge-clientele-courtage': {
    team: 'l’équipe clientèle',
    head: 'la direction commerciale',
    partners: 'les inspecteurs, l’indemnisation et les compagnies',
    degree: 'assurance',
    scopes: [
      { title: 'Immobilier', text: 'les clients de l’immobilier' },
      { title: 'Industrie', text: 'les clients industriels' },
      { title: 'Flottes', text: 'les flottes automobiles' },
    ],
    projects: [
      'la refonte des notes de couverture',
      'la reprise d’un portefeuille de PME industrielles',
      'le lancement d’une offre cyber',
    ],
  },
  'charge-affaires-collectives': {
    team: 'l’équipe assurances collectives',
    head: 'la direction du développement',
    partners: 'l’actuariat, la gestion et les courtiers',
    degree: 'assurance',
    scopes: [
      { title: 'Grandes entreprises', text: 'les grandes entreprises' },
      { title: 'PME et branches', text: 'les PME et les branches professionnelles' },
      { title: 'Épargne retraite', text: 'l’épargne retraite' },
    ],
    projects: [
      'le renouvellement des contrats de branche',
      'le lancement d’une offre de prévention santé',
      'le développement de l’épargne retraite',
    ],
  },
  'conseiller-en-assurances': {
    degree: 'assurance',
  },
  'charge-relations-investisseurs': {
    head: 'la direction financière',
  },
  'inspecteur-bancaire': {
    team: 'le corps d’inspection',
    head: 'l’inspection générale',
  },
  'charge-reporting-reglementaire': {
    scopes: [
      { title: 'Solvabilité', text: 'les états de solvabilité' },
      { title: 'Liquidité', text: 'les états de liquidité' },
      { title: 'Statistiques', text: 'les remises statistiques' },
    ],
    projects: [
      'la fiabilisation des données remises au superviseur',
      'l’automatisation des contrôles de cohérence',
      'la préparation des nouvelles déclarations européennes',
    ],
  },
  'directeur-agence': {
    team: 'l’agence',
    scopes: [
      { title: 'Centre-ville', text: 'une agence de centre-ville' },
      { title: 'Agence de proximité', text: 'une agence de proximité' },
      { title: 'Clientèle professionnelle', text: 'une agence à forte clientèle professionnelle' },
    ],
  },
  'conseiller-clientele-professionnels': {
    team: 'l’équipe professionnels',
    head: 'la direction du réseau',
    scopes: [
      { title: 'Commerçants et artisans', text: 'un portefeuille de commerçants et d’artisans' },
      { title: 'Professions libérales', text: 'un portefeuille de professions libérales' },
      { title: 'Agriculture', text: 'un portefeuille d’exploitants agricoles' },
    ],
    projects: [
      'la conquête de nouveaux clients professionnels',
      'le lancement d’une offre d’encaissement',
      'la refonte du parcours de crédit d’équipement',
    ],
  },
  'comptable-fournisseurs': {
    partners: 'les achats, les sites et la trésorerie',
    scopes: [
      { title: 'Achats généraux', text: 'les factures d’achats généraux' },
      { title: 'Prestations', text: 'les factures de prestations et de sous-traitance' },
      { title: 'Notes de frais', text: 'les factures et les notes de frais' },
    ],
    projects: [
      'le passage à la facture électronique',
      'la réduction du nombre de factures en attente',
      'la remise à plat du référentiel des fournisseurs',
    ],
  },
  'comptable-clients': {
    partners: 'les équipes commerciales et la trésorerie',
    scopes: [
      { title: 'Encaissements', text: 'la facturation et les encaissements' },
      { title: 'Relances', text: 'les relances et les litiges' },
      { title: 'Grands comptes', text: 'les comptes des plus gros clients' },
    ],
    projects: [
      'le passage à la facture électronique',
      'la réduction du délai moyen de règlement',
      'l’automatisation du lettrage des encaissements',
    ],
  },
  'chef-comptable': {
    head: 'la direction financière',
  },
}
