// Hand-made, for finance. Everything is written folded: no accents, no capitals.

/** Words that are taken for each other everywhere, even inside a phrase. The first names the family. */
export const ONE_WORD_SYNONYMS: readonly (readonly [string, ...string[]])[] = [
  ['conformite', 'compliance'],
  ['risque', 'risk'],
  ['tresorerie', 'treasury'],
  ['controleur', 'controller'],
  ['comptable', 'accountant', 'accounting'],
  ['auditeur', 'auditor'],
  ['actuaire', 'actuary', 'actuariel', 'actuariat'],
  ['analyste', 'analyst'],
  ['consultant', 'consulting'],
  ['stage', 'stagiaire', 'internship'],
  ['alternance', 'alternant', 'apprentissage', 'apprenti'],
  ['directeur', 'director'],
  ['assistant', 'assistanat'],
  ['teletravail', 'distanciel', 'remote'],
  ['fusac', 'fusacq'],
  ['trader', 'trading'],
  ['marche', 'market'],
  ['ii', '2'],
  ['iii', '3'],
]

/** Wordings of one thing. A text with one of them is indexed as if it held all of them. */
export const SAME_EXPRESSIONS: readonly (readonly string[])[] = [
  ['daf', 'directeur administratif et financier', 'cfo', 'chief financial officer'],
  ['raf', 'responsable administratif et financier'],
  ['m&a', 'fusions acquisitions', 'fusac', 'mergers acquisitions'],
  ['kyc', 'know your customer', 'connaissance client'],
  ['lcb ft', 'lcbft', 'lab ft', 'lutte contre le blanchiment', 'conformite lcb', 'aml', 'anti money laundering'],
  ['cgp', 'conseiller en gestion de patrimoine'],
  ['alm', 'gestion actif passif', 'asset liability management'],
  ['fp&a', 'financial planning analysis'],
  ['bfr', 'besoin en fonds de roulement'],
  ['moa', 'maitrise d ouvrage', 'amoa'],
  ['moe', 'maitrise d oeuvre'],
  ['rh', 'ressources humaines'],
  ['dsi', 'directeur des systemes d information'],
  ['drh', 'directeur des ressources humaines'],
  ['bfi', 'banque de financement et d investissement', 'cib', 'corporate investment banking'],
  ['opcvm', 'organisme de placement collectif en valeurs mobilieres'],
  ['r&d', 'recherche et developpement'],
  ['lbo', 'leveraged buy out', 'leveraged buyout'],
  ['capital investissement', 'private equity'],
  ['capital risque', 'venture capital'],
  ['gestion d actifs', 'asset management'],
  ['gestion de fortune', 'wealth management', 'gestion privee'],
  ['marches de capitaux', 'capital markets'],
  ['rse', 'responsabilite societale des entreprises'],
  ['dcm', 'debt capital markets'],
  ['ecm', 'equity capital markets'],
]

/** Short names that also mean something else: the long wording answers to the short one, not the reverse. */
export const SHORT_NAMES: readonly (readonly [short: string, ...long: string[]])[] = [
  ['vie', 'volontariat international en entreprise', 'volontaire international en entreprise'],
  ['cac', 'commissaire aux comptes', 'commissariat aux comptes'],
  ['cdg', 'controle de gestion', 'controleur de gestion'],
  ['dg', 'directeur general'],
  ['dcg', 'diplome de comptabilite et de gestion'],
  ['dscg', 'diplome superieur de comptabilite et de gestion'],
  ['dec', 'diplome d expertise comptable'],
  ['esg', 'environnement social gouvernance'],
  ['ia', 'intelligence artificielle'],
  ['amf', 'autorite des marches financiers'],
  ['pnl', 'p&l', 'profit and loss', 'compte de resultat'],
]
