import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const investors: CompanySheet[] = [
  {
    name: 'Galion Capital',
    sector: 'capital-investissement',
    subsectors: ['capital-developpement', 'capital-transmission'],
    structure: 'pme',
    employees: 58,
    founded: 2001,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Lyon'],
    tagline: 'Capital-investissement',
    about: prose`
      Nous entrons au capital d’entreprises de 20 à 200 M€ de chiffre d’affaires, et y restons six ans en
      moyenne. Vingt-trois sociétés forment aujourd’hui notre portefeuille.
    `,
    description: prose`
      Un milliard d’euros levé en quatre fonds, auprès de caisses de retraite et de familles. Nous
      investissons dans la santé, l’éducation et les services aux industriels, en majorité ou non.

      L’équipe d’investissement compte vingt-six personnes. Un dossier est porté par un associé, un
      directeur et un analyste, qui reste sur la participation après l’achat.

      Nos stages de six mois couvrent une opération complète, de l’étude à la signature. La conformité et le
      juridique, internes, travaillent avec les équipes dès la lettre d’intention.
    `,
    trades: 'Analystes, stages M&A',
    benefits: [
      'Intéressement aux plus-values',
      'Mutuelle prise en charge à 100 %',
      'Un jour de télétravail',
      'Formation en négociation',
      'Titres-restaurant',
    ],
    quote: {
      text: prose`
        J’étais stagiaire sur le rachat d’un éditeur scolaire ; trois ans plus tard, je siège à son comité de
        suivi.
      `,
      author: 'Apolline Verdier',
      role: 'chargée d’affaires',
    },
    weight: 1,
  },
  {
    name: 'Bockfels Capital',
    sector: 'capital-investissement',
    subsectors: ['dette-privee'],
    structure: 'pme',
    employees: 76,
    founded: 2008,
    country: 'lu',
    city: 'Luxembourg',
    otherCities: ['Strassen'],
    tagline: 'Dette privée et fonds de fonds',
    about: prose`
      Nous prêtons à des entreprises européennes que les banques jugent trop petites ou trop rapides. Trois
      milliards d’euros engagés, 140 prêts, et un suivi trimestriel sur place.
    `,
    description: prose`
      Dette senior, mezzanine, fonds de fonds : notre équipe de crédit vient de sept pays. Les dossiers sont
      analysés dans la langue de l’emprunteur.

      Le back-office, les valorisations et la conformité sont à Luxembourg. L’investissement voyage, mais
      les comités se tiennent ici.

      Nous prenons deux analystes par an, après un stage. Ils passent six mois aux valorisations avant de
      toucher à un investissement.
    `,
    trades: 'Analystes crédit, valorisation, juristes',
    benefits: ['Voiture ou mobilité', 'Chèques-repas', 'Bonus différé', '28 jours de congés'],
    weight: 2,
  },
  {
    name: 'Loirelle Participations',
    sector: 'capital-investissement',
    subsectors: ['capital-developpement', 'capital-transmission'],
    structure: 'pme',
    employees: 32,
    founded: 1995,
    country: 'fr',
    city: 'Angers',
    otherCities: ['Nantes', 'Tours', 'Le Mans'],
    tagline: 'Capital régional et transmission',
    about: prose`
      Investisseur régional, nous accompagnons 90 PME du bassin de la Loire en minoritaire. Nos tickets vont
      de 300 000 € à 6 M€, nos visites sont mensuelles.
    `,
    description: prose`
      Transmission, croissance, rebond : nous entrons aux côtés du dirigeant et sortons quand il le
      souhaite. La durée moyenne est de huit ans.

      Chaque chargé d’affaires suit dix sociétés. Il siège à leur comité stratégique, avec des questions
      plutôt que des ordres.

      L’équipe est mixte : anciens banquiers, auditeurs et dirigeants. Le bureau donne sur la Maine.
    `,
    trades: 'Chargés d’affaires, analystes',
    benefits: ['Intéressement', 'Voiture de fonction', 'Un jour et demi de télétravail', '10 RTT'],
    weight: 2,
  },
  {
    name: 'Transhumance Capital',
    sector: 'capital-investissement',
    subsectors: ['capital-transmission'],
    structure: 'pme',
    employees: 28,
    founded: 2010,
    country: 'fr',
    city: 'Lyon',
    otherCities: ['Grenoble'],
    tagline: 'Rachat d’entreprises par leurs cadres',
    about: prose`
      Nous finançons les cadres qui rachètent leur entreprise à un patron qui s’en va. Quarante-quatre
      reprises depuis 2010, dont trente-neuf prospèrent.
    `,
    description: prose`
      Nous apportons les fonds propres, la méthode et un réseau de repreneurs qui ont déjà sauté le pas. Les
      salariés entrent au capital dans une opération sur deux.

      L’équipe, courte, réunit financiers et anciens repreneurs. Une opération prend neuf mois, dont la
      moitié à parler de tout sauf d’argent.

      Un poste d’analyste s’ouvre chaque année. Nous regardons l’aisance à table autant que sur un tableur.
    `,
    trades: 'Analystes, directeurs de participations',
    benefits: ['Intéressement aux plus-values', 'Deux jours de télétravail', 'Titres-restaurant'],
    weight: 2,
  },
  {
    name: 'Germoir Ventures',
    sector: 'capital-investissement',
    subsectors: ['capital-risque'],
    structure: 'pme',
    employees: 19,
    founded: 2016,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Grenoble'],
    tagline: 'Capital-amorçage scientifique',
    about: prose`
      Nous investissons les premiers 500 000 € dans des sociétés issues de laboratoires. Deux chercheuses et
      un ingénieur font partie des associés.
    `,
    description: prose`
      Santé, matériaux, énergie : trente-six participations, un seul critère d’entrée, la qualité de la
      preuve. Nous lisons les articles, annexes comprises.

      Après l’investissement, nous aidons à recruter la première direction financière et à obtenir les
      financements publics. C’est moins brillant, et plus utile.

      Nous accueillons des docteurs qui veulent apprendre l’investissement, et des financiers qui aiment la
      science.
    `,
    trades: 'Analystes, chargés d’investissement',
    benefits: ['Intéressement aux plus-values', 'Trois jours de télétravail', 'Titres-restaurant'],
    weight: 1,
  },
]
