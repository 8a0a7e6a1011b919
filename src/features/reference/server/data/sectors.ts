/** Sectors and their sub-sectors; sub-sector slugs are unique across sectors. */
export const sectors: { slug: string; name: string; subsectors: { slug: string; name: string }[] }[] = [
  {
    slug: 'banque',
    name: 'Banque',
    subsectors: [
      { slug: 'banque-de-detail', name: 'Banque de détail' },
      { slug: 'banque-privee', name: 'Banque privée' },
      { slug: 'financement-investissement', name: 'Financement et investissement' },
      { slug: 'credit-specialise', name: 'Crédit spécialisé' },
      { slug: 'banque-en-ligne', name: 'Banque en ligne' },
    ],
  },
  {
    slug: 'assurance',
    name: 'Assurance',
    subsectors: [
      { slug: 'actuariat', name: 'Actuariat' },
      { slug: 'souscription', name: 'Souscription' },
      { slug: 'indemnisation', name: 'Indemnisation' },
      { slug: 'courtage', name: 'Courtage' },
      { slug: 'reassurance', name: 'Réassurance' },
    ],
  },
  {
    slug: 'audit-expertise-comptable',
    name: 'Audit et expertise comptable',
    subsectors: [
      { slug: 'audit-legal', name: 'Audit légal et contractuel' },
      { slug: 'expertise-comptable', name: 'Expertise comptable' },
      { slug: 'transactions-evaluation', name: 'Transactions et évaluation' },
      { slug: 'paie-social', name: 'Paie et social' },
    ],
  },
  {
    slug: 'finance-entreprise',
    name: 'Finance d’entreprise',
    subsectors: [
      { slug: 'controle-de-gestion', name: 'Contrôle de gestion' },
      { slug: 'tresorerie', name: 'Trésorerie' },
      { slug: 'comptabilite', name: 'Comptabilité' },
      { slug: 'consolidation', name: 'Consolidation' },
      { slug: 'direction-financiere', name: 'Direction financière' },
    ],
  },
  {
    slug: 'gestion-actifs',
    name: 'Gestion d’actifs',
    subsectors: [
      { slug: 'gestion-collective', name: 'Gestion collective' },
      { slug: 'gestion-sous-mandat', name: 'Gestion sous mandat' },
      { slug: 'gestion-alternative', name: 'Gestion alternative' },
      { slug: 'investissement-responsable', name: 'Investissement responsable' },
      { slug: 'administration-de-fonds', name: 'Administration de fonds' },
    ],
  },
  {
    slug: 'fintech-paiements',
    name: 'Fintech et paiements',
    subsectors: [
      { slug: 'paiements', name: 'Paiements' },
      { slug: 'neobanques', name: 'Néobanques' },
      { slug: 'pret-en-ligne', name: 'Prêt et financement en ligne' },
      { slug: 'actifs-numeriques', name: 'Actifs numériques' },
      { slug: 'donnees-infrastructures', name: 'Données et infrastructures' },
    ],
  },
  {
    slug: 'conformite-risques',
    name: 'Conformité et risques',
    subsectors: [
      { slug: 'lcb-ft', name: 'Lutte contre le blanchiment' },
      { slug: 'risques-financiers', name: 'Risques financiers' },
      { slug: 'risques-operationnels', name: 'Risques opérationnels' },
      { slug: 'controle-permanent', name: 'Contrôle permanent' },
    ],
  },
  {
    slug: 'conseil-finance',
    name: 'Conseil en finance',
    subsectors: [
      { slug: 'organisation-transformation', name: 'Organisation et transformation' },
      { slug: 'conseil-reglementaire', name: 'Conseil réglementaire' },
      { slug: 'fusions-acquisitions-conseil', name: 'Fusions-acquisitions' },
      { slug: 'systemes-information-finance', name: 'Systèmes d’information finance' },
    ],
  },
  {
    slug: 'capital-investissement',
    name: 'Capital-investissement',
    subsectors: [
      { slug: 'capital-risque', name: 'Capital-risque' },
      { slug: 'capital-developpement', name: 'Capital-développement' },
      { slug: 'capital-transmission', name: 'Capital-transmission' },
      { slug: 'dette-privee', name: 'Dette privée' },
    ],
  },
  {
    slug: 'immobilier-projets',
    name: 'Immobilier et financement de projets',
    subsectors: [
      { slug: 'gestion-actifs-immobiliers', name: 'Gestion d’actifs immobiliers' },
      { slug: 'promotion-immobiliere', name: 'Promotion immobilière' },
      { slug: 'financement-immobilier', name: 'Financement immobilier' },
      { slug: 'financement-projets', name: 'Financement de projets' },
    ],
  },
  {
    slug: 'secteur-public',
    name: 'Secteur public et institutions',
    subsectors: [
      { slug: 'finances-publiques', name: 'Finances publiques' },
      { slug: 'regulation-supervision', name: 'Régulation et supervision' },
      { slug: 'financement-public', name: 'Financement public' },
    ],
  },
  {
    slug: 'mutuelles-prevoyance',
    name: 'Mutuelles et prévoyance',
    subsectors: [
      { slug: 'complementaire-sante', name: 'Complémentaire santé' },
      { slug: 'prevoyance-collective', name: 'Prévoyance collective' },
      { slug: 'epargne-retraite', name: 'Épargne retraite' },
    ],
  },
]
