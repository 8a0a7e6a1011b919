import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const foodGroups: CompanySheet[] = [
  {
    name: 'Halles Vernay',
    sector: 'finance-entreprise',
    industry: 'Grande distribution',
    structure: 'grand-groupe',
    employees: 14800,
    founded: 1962,
    country: 'fr',
    city: 'Lyon',
    otherCities: [
      'Villeurbanne',
      'Grenoble',
      'Saint-Étienne',
      'Valence',
      'Chambéry',
      'Clermont-Ferrand',
      'Mâcon',
      'Bourg-en-Bresse',
      'Avignon',
      'Marseille',
    ],
    tagline: 'Supermarchés de quartier',
    about: prose`
      Nos 410 supermarchés nourrissent trois millions de clients par semaine, de la Bourgogne à la Provence.
      Nos contrôleurs travaillent au rayon, sur des marges qui se comptent en dixièmes de point.
    `,
    description: prose`
      Une moitié des magasins nous appartient, l’autre est tenue par des associés. La direction financière
      fournit aux deux les mêmes comptes, en J+4, avec le détail par rayon et par heure.

      À Lyon, 350 personnes couvrent la comptabilité, la trésorerie, l’immobilier et le contrôle de gestion.
      Les fonds quotidiens de 410 caisses y sont rapprochés en une nuit.

      Nous formons nos contrôleurs en magasin : six semaines, du quai de livraison à la fermeture. Beaucoup
      y gardent des amis, et tous y gagnent du crédit.
    `,
    trades: 'Contrôleurs, comptables, analystes de données',
    benefits: [
      'Remise de 10 % en magasin',
      'Participation',
      'Deux jours de télétravail',
      '12 RTT',
      'Mutuelle prise en charge à 60 %',
      'Places en crèche',
    ],
    quote: {
      text: prose`
        J’ai commencé par six semaines en magasin. Depuis, quand je parle de la casse au rayon frais, on
        m’écoute.
      `,
      author: 'Anaïs Pouget',
      role: 'contrôleuse de gestion réseau',
    },
    weight: 10,
  },
  {
    name: 'Laiteries Quercelin',
    sector: 'finance-entreprise',
    industry: 'Agroalimentaire',
    plants: true,
    structure: 'grand-groupe',
    employees: 6700,
    founded: 1951,
    country: 'fr',
    city: 'Saint-Lô',
    otherCities: ['Caen', 'Rennes', 'Laval', 'Cherbourg-en-Cotentin', 'Rungis', 'Lyon'],
    tagline: 'Produits laitiers et ingrédients',
    about: prose`
      Beurre, fromages, poudres : nous transformons 2,8 milliards de litres de lait par an. Chez nous, un
      centime par litre fait le résultat de l’année, et nos contrôleurs le cherchent.
    `,
    description: prose`
      Vingt-deux sites, 4 700 producteurs, des clients dans quatre-vingts pays. Le prix du lait se négocie
      chaque mois, et notre équipe d’analyse économique est à la table.

      La finance compte 310 personnes, dont la moitié en usine. Le centre de services de Saint-Lô traite
      900 000 factures par an et paie les éleveurs le 10, sans exception.

      Nous proposons des parcours par alternance entre Caen et les sites. Les jeunes contrôleurs pilotent un
      atelier complet dès la deuxième année.
    `,
    trades: 'Contrôleurs d’usine, crédit managers',
    benefits: ['Intéressement', '13e mois', '12 RTT', 'Deux jours de télétravail au siège', 'Aide au logement'],
    weight: 7,
  },
  {
    name: 'Maison Brisselance',
    sector: 'finance-entreprise',
    industry: 'Vins et spiritueux',
    plants: true,
    structure: 'pme',
    employees: 230,
    founded: 1829,
    country: 'fr',
    city: 'Épernay',
    otherCities: ['Reims'],
    tagline: 'Vins de Champagne',
    about: prose`
      Maison familiale de champagne, nous gardons 14 millions de bouteilles en cave et trois ans de
      trésorerie sous terre. Peu de financiers voient vieillir leur stock avec plaisir.
    `,
    description: prose`
      Nous achetons du raisin à 310 vignerons et vendons dans soixante pays. Le financement du
      vieillissement et la couverture des devises sont nos deux grands sujets.

      Neuf personnes à la finance, toutes au contact des caves, des ventes et des vignerons. Les vendanges
      mobilisent chacun pendant deux semaines.

      Nous cherchons des profils complets, qui préfèrent une maison à un étage. L’ancienneté moyenne est de
      onze ans.
    `,
    trades: 'Comptables, contrôleurs de gestion',
    benefits: [
      'Participation',
      '13e et 14e mois',
      '10 RTT',
      'Dotation en bouteilles',
      'Mutuelle prise en charge à 100 %',
    ],
    weight: 3,
  },
  {
    name: 'Brasserie Wallerand',
    sector: 'finance-entreprise',
    industry: 'Boissons',
    plants: true,
    structure: 'eti',
    employees: 740,
    founded: 1856,
    country: 'be',
    city: 'Mons',
    otherCities: ['Charleroi', 'Bruxelles', 'Tournai'],
    tagline: 'Bières et boissons de spécialité',
    about: prose`
      Brasseurs familiaux du Hainaut, nous vendons 900 000 hectolitres dans quarante pays. Les accises, le
      verre et l’orge occupent nos financiers autant que le houblon nos brasseurs.
    `,
    description: prose`
      Deux sites, sept marques, un résultat réinvesti. L’équipe financière compte vingt-huit personnes et
      suit la rentabilité par fût, par bouteille et par pays.

      Nous venons d’internaliser la trésorerie et le crédit clients de nos quatre filiales. L’outil
      budgétaire est en cours de refonte, avec ceux qui l’utiliseront.

      Un poste ici touche vite à tout. Le comité de direction est à deux portes, la salle de brassage aussi.
    `,
    trades: 'Contrôleurs de gestion, comptables',
    benefits: [
      'Chèques-repas',
      'Assurance groupe',
      'Voiture ou budget mobilité',
      '32 jours de congés',
      'Caisse de bières mensuelle',
    ],
    weight: 3,
  },
]
