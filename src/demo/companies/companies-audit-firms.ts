import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const auditFirms: CompanySheet[] = [
  {
    name: 'Orsel & Associés',
    sector: 'audit-expertise-comptable',
    subsectors: ['audit-legal', 'expertise-comptable', 'paie-social'],
    structure: 'cabinet',
    employees: 1150,
    founded: 1968,
    country: 'fr',
    city: 'Lyon',
    otherCities: ['Levallois-Perret', 'Grenoble', 'Saint-Étienne', 'Annecy', 'Villeurbanne', 'Dijon', 'Marseille'],
    tagline: 'Audit et expertise comptable',
    about: prose`
      Cabinet indépendant né à Lyon, nous auditons 900 groupes et tenons les comptes de 11 000 entreprises.
      Les associés signent les rapports qu’ils ont eux-mêmes relus.
    `,
    description: prose`
      Audit légal, expertise comptable, commissariat aux apports : trois métiers, huit bureaux, et un
      capital détenu par nos 74 associés. Nos clients sont des ETI familiales et des filiales de groupes.

      Une mission d’audit est menée par quatre ou cinq personnes, avec un chef de mission présent sur place
      du premier au dernier jour. Les heures sont comptées, et récupérées après la période fiscale.

      Deux tiers de nos associés ont débuté ici comme stagiaires. Le diplôme d’expertise comptable est
      préparé en groupe, avec quarante jours de révision payés.
    `,
    trades: 'Auditeurs juniors et confirmés',
    benefits: [
      '40 jours de révision payés pour le diplôme',
      'Récupération intégrale des heures',
      'Deux jours de télétravail',
      'Participation',
      'Titres-restaurant',
    ],
    quote: {
      text: prose`
        En période fiscale je travaille beaucoup, mais chaque heure est notée, et je les reprends toutes en
        mai et juin.
      `,
      author: 'Karim Benhaddou',
      role: 'chef de mission audit',
    },
    weight: 4,
  },
  {
    name: 'Brévannes Audit',
    sector: 'audit-expertise-comptable',
    subsectors: ['audit-legal', 'transactions-evaluation'],
    structure: 'cabinet',
    employees: 4100,
    founded: 1974,
    country: 'fr',
    city: 'Neuilly-sur-Seine',
    otherCities: [
      'Courbevoie',
      'Paris',
      'Lyon',
      'Lille',
      'Marseille',
      'Bordeaux',
      'Toulouse',
      'Nantes',
      'Strasbourg',
      'Rennes',
      'Montpellier',
      'Rouen',
      'Nice',
    ],
    tagline: 'Audit, conseil et transactions',
    about: prose`
      Nous certifions les comptes de quarante sociétés cotées et de 3 500 entreprises, avec un réseau de
      correspondants dans soixante pays. L’audit reste notre premier métier, et de loin.
    `,
    description: prose`
      Quinze départements sectoriels, du ferroviaire à la banque : un auditeur choisit le sien après
      dix-huit mois. Les spécialistes informatiques et actuariels sont rattachés aux mêmes équipes.

      Notre revue de qualité est indépendante des associés qui signent. Ses conclusions, y compris les
      mauvaises, sont présentées chaque année à tout le cabinet.

      Six cents débutants nous rejoignent chaque automne ; ils reçoivent 200 heures de formation la première
      année. Un tiers des promotions de managers vient d’universités.
    `,
    trades: 'Auditeurs, analystes transactions, IT audit',
    benefits: [
      'Prime d’expertise comptable',
      'Deux jours de télétravail',
      'Mission à l’étranger dès trois ans',
      'Intéressement',
      'Salle de repos et sport',
    ],
    quote: {
      text: prose`
        À dix-huit mois, j’ai choisi le ferroviaire. Aujourd’hui je sais lire un contrat de rame mieux qu’un
        menu.
      `,
      author: 'Eulalie Fontanel',
      role: 'auditrice sénior',
    },
    weight: 12,
  },
  {
    name: 'Wasquelin & Courtin',
    sector: 'audit-expertise-comptable',
    subsectors: ['audit-legal', 'expertise-comptable'],
    structure: 'cabinet',
    employees: 640,
    founded: 1981,
    country: 'fr',
    city: 'Lille',
    otherCities: ['Neuilly-sur-Seine', 'Arras', 'Lens', 'Valenciennes', 'Amiens'],
    tagline: 'Audit et conseil aux entreprises familiales',
    about: prose`
      De Lille à Paris, nous accompagnons les entreprises familiales du Nord : distribution, textile
      technique, agroalimentaire. La transmission est le sujet que nous connaissons le mieux.
    `,
    description: prose`
      Nous suivons 7 400 clients, dont deux cents groupes consolidés. Le pôle consolidation, trente-cinq
      personnes, travaille aussi pour des confrères.

      Chaque associé réserve un jour par semaine à ses équipes, inscrit à l’agenda et respecté. Les points
      d’étape remplacent l’entretien annuel.

      Les recrues alternent audit et expertise pendant deux ans avant de choisir. Nous finançons le diplôme
      et prêtons des tuteurs.
    `,
    trades: 'Auditeurs, consolideurs, collaborateurs',
    benefits: [
      'Diplôme d’expertise comptable financé',
      'Deux jours de télétravail',
      '12 RTT',
      'Participation',
      'Parking et vélos',
    ],
    weight: 6,
  },
  {
    name: 'Lissandre Audit',
    sector: 'audit-expertise-comptable',
    subsectors: ['audit-legal'],
    structure: 'cabinet',
    employees: 420,
    founded: 1993,
    country: 'fr',
    city: 'Marseille',
    otherCities: ['Aix-en-Provence', 'Toulon', 'Nice', 'Avignon', 'Ajaccio'],
    tagline: 'Audit et commissariat aux comptes',
    about: prose`
      Commissaires aux comptes de Méditerranée, nous certifions ports, hôpitaux privés, clubs sportifs et
      coopératives. Nos rapports tiennent en peu de pages, et disent tout.
    `,
    description: prose`
      Neuf cents mandats, du groupe coté à l’association de quartier. Nous refusons ceux où l’on nous
      demande de regarder ailleurs.

      L’analyse de données couvre toutes nos missions depuis 2022 : les sondages ont cédé la place à des
      tests exhaustifs, et les auditeurs à du temps pour comprendre.

      Les équipes sont basées à Marseille et à Nice, avec des déplacements limités à la région. Les
      débutants rencontrent le client dès la première semaine.
    `,
    trades: 'Auditeurs, analystes de données',
    benefits: [
      'Semaines de récupération en mai',
      'Deux jours de télétravail',
      'Titres-restaurant',
      'Intéressement',
      'Section voile du comité social',
    ],
    weight: 5,
  },
  {
    name: 'Belledune Audit',
    sector: 'audit-expertise-comptable',
    subsectors: ['audit-legal'],
    structure: 'cabinet',
    employees: 260,
    founded: 1999,
    country: 'fr',
    city: 'Grenoble',
    otherCities: ['Chambéry', 'Valence', 'Lyon'],
    tagline: 'Audit des sociétés technologiques',
    about: prose`
      Cabinet grenoblois, nous auditons des sociétés d’électronique, de logiciel et d’énergie. Recherche,
      brevets, crédits d’impôt : nous savons ce que valent ces lignes.
    `,
    description: prose`
      Nos clients lèvent des fonds, exportent et se vendent parfois : nous les suivons de la première
      certification à l’introduction en Bourse. Six y sont entrés avec nous.

      Des ingénieurs travaillent aux côtés des auditeurs pour éprouver les coûts de développement activés.
      Cette double lecture fait notre réputation.

      Le cabinet ferme dix jours en février, après les clôtures, et tout le monde part. Les horaires d’hiver
      suivent la neige autant que les échéances.
    `,
    trades: 'Auditeurs, ingénieurs crédit d’impôt',
    benefits: [
      'Fermeture collective en février',
      'Deux jours de télétravail',
      'Forfait de ski',
      'Intéressement',
      'Mutuelle prise en charge à 75 %',
    ],
    weight: 4,
  },
  {
    name: 'Cabinet Vidalenc',
    sector: 'audit-expertise-comptable',
    subsectors: ['transactions-evaluation', 'audit-legal'],
    structure: 'cabinet',
    employees: 190,
    founded: 1986,
    country: 'fr',
    city: 'Bordeaux',
    otherCities: ['Libourne', 'Périgueux', 'Paris'],
    tagline: 'Évaluation et commissariat aux apports',
    about: prose`
      Nous évaluons : sociétés, marques, vignobles, brevets. Les tribunaux, les fonds et les familles nous
      demandent un chiffre et les raisons de ce chiffre.
    `,
    description: prose`
      Quatre cents missions par an, dont une bonne part d’apports et de fusions. Nos rapports sont
      contradictoires par nature ; ils sont relus par un associé qui n’a pas vu le client.

      L’expertise judiciaire occupe un quart de l’équipe. Elle apprend la rigueur de l’écrit, et l’art de
      répondre à un dire.

      Nous prenons peu de débutants, et nous les gardons. Deux ans d’audit ou de conseil sont une bonne
      porte d’entrée.
    `,
    trades: 'Évaluateurs, auditeurs confirmés',
    benefits: ['Trois jours de télétravail', 'Intéressement', '10 RTT', 'Bibliothèque et temps de recherche'],
    weight: 4,
  },
]
