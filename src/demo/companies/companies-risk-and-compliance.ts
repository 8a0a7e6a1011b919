import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const riskAndComplianceFirms: CompanySheet[] = [
  {
    name: 'Vigeois Conformité',
    sector: 'conformite-risques',
    subsectors: ['lcb-ft', 'controle-permanent'],
    structure: 'cabinet',
    employees: 340,
    founded: 2004,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Courbevoie', 'Lille', 'Lyon', 'Nantes', 'Nice'],
    tagline: 'Conformité et sécurité financière',
    about: prose`
      Nous aidons banques, assureurs et notaires à reconnaître l’argent sale et à le prouver. Nos équipes
      ont relu 2,3 millions de dossiers clients en vingt ans.
    `,
    description: prose`
      Remédiation, dispositifs de vigilance, formation, audit : nos missions durent de trois semaines à deux
      ans. La moitié se font chez le client, l’autre dans notre centre d’analyse de Lille.

      Nos consultants viennent de banques, de cabinets et de services d’enquête. Chacun signe ses
      conclusions, et peut refuser de les adoucir.

      Un débutant reçoit douze semaines de formation avant sa première mission, certificat à la clé. Les
      évolutions mènent à l’expertise, à l’encadrement ou chez nos clients, en bons termes.
    `,
    trades: 'Analystes LCB-FT, consultants conformité',
    benefits: ['Deux jours de télétravail', 'Certifications financées', 'Intéressement', '10 RTT', 'Titres-restaurant'],
    quote: {
      text: prose`
        J’ai refusé d’adoucir une conclusion ; mon associé m’a soutenue devant le client, et nous avons gardé
        la mission.
      `,
      author: 'Oriane Delattre',
      role: 'consultante en sécurité financière',
    },
    weight: 6,
  },
  {
    name: 'Notation Vauclair',
    sector: 'conformite-risques',
    subsectors: ['risques-financiers'],
    structure: 'eti',
    employees: 270,
    founded: 1992,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Courbevoie', 'Lyon'],
    tagline: 'Agence de notation de crédit',
    about: prose`
      Agence européenne de notation, nous évaluons 1 600 entreprises et collectivités de taille moyenne.
      Chaque note est votée, et chaque vote est motivé.
    `,
    description: prose`
      Crédit, dette privée, collectivités : nous notons ce que les grandes agences regardent peu. Nos taux
      de défaut par note sont publiés depuis 1995.

      Un analyste suit vingt-cinq émetteurs et rencontre leurs dirigeants. Il ne parle jamais prix : les
      équipes commerciales ont un autre étage et d’autres clés.

      Nous recrutons des analystes formés à l’audit ou à la banque. Un comité blanc, avec un dossier clos,
      conclut les trois premiers mois.
    `,
    trades: 'Analystes notation, méthodologistes',
    benefits: [
      'Trois jours de télétravail',
      '12 RTT',
      'Participation',
      'Formation continue',
      'Mutuelle prise en charge à 80 %',
    ],
    weight: 5,
  },
  {
    name: 'Décile Modèles',
    sector: 'conformite-risques',
    subsectors: ['risques-financiers'],
    structure: 'pme',
    employees: 85,
    founded: 2010,
    country: 'fr',
    city: 'Lyon',
    otherCities: ['Puteaux'],
    tagline: 'Modélisation et validation des risques',
    about: prose`
      Statisticiens du risque, nous construisons et contestons les modèles de vingt-six banques et
      assureurs. Jamais les deux chez le même client.
    `,
    description: prose`
      Probabilités de défaut, provisions, simulations de crise : nous livrons un modèle, sa documentation et
      ses faiblesses connues. La validation indépendante fait 60 % de l’activité.

      L’équipe réunit des docteurs et des praticiens. Un séminaire interne, le jeudi, est ouvert aux clients
      et aux étudiants.

      Les missions se déroulent surtout à distance, par équipes de trois. Nous prenons des stagiaires de fin
      d’études avec un vrai sujet et une vraie prime.
    `,
    trades: 'Modélisateurs, validateurs, data scientists',
    benefits: ['Trois jours de télétravail', 'Intéressement', 'Temps de recherche', 'Titres-restaurant'],
    weight: 3,
  },
  {
    name: 'Tamisage',
    sector: 'conformite-risques',
    subsectors: ['lcb-ft'],
    structure: 'pme',
    employees: 52,
    founded: 2017,
    country: 'fr',
    city: 'Rennes',
    otherCities: ['Issy-les-Moulineaux', 'Brest'],
    tagline: 'Logiciel de filtrage des sanctions',
    about: prose`
      Notre logiciel confronte chaque nom aux listes de sanctions, en tenant compte des alphabets, des
      fautes et des homonymes. Il divise par six les fausses alertes.
    `,
    description: prose`
      Banques, négociants, places de marché : 190 clients filtrent 80 millions de noms par jour. Les listes
      sont relues par nos linguistes avant chaque mise à jour.

      Six linguistes, vingt ingénieurs, des analystes conformité : la qualité d’une alerte se discute à
      plusieurs. Les clients peuvent voir pourquoi un nom ressort.

      Nous sommes à Rennes, à dix minutes de la gare. Les horaires sont libres, hors mise à jour des listes,
      assurée à tour de rôle.
    `,
    trades: 'Analystes sanctions, linguistes, ingénieurs',
    benefits: ['Trois jours de télétravail', 'Actions', 'Astreintes payées', 'Titres-restaurant'],
    weight: 3,
  },
  {
    name: 'Troisième Ligne',
    sector: 'conformite-risques',
    subsectors: ['controle-permanent', 'risques-operationnels'],
    structure: 'cabinet',
    employees: 115,
    founded: 2006,
    country: 'lu',
    city: 'Luxembourg',
    otherCities: ['Leudelange'],
    tagline: 'Audit interne et contrôle',
    about: prose`
      Auditeurs internes à temps partagé, nous servons 140 banques, fonds et assureurs du Luxembourg. Nos
      constats tiennent en une phrase, nos recommandations aussi.
    `,
    description: prose`
      Audit interne délégué, contrôle permanent, revue informatique : nos clients sont trop petits pour une
      équipe, trop surveillés pour s’en passer.

      Un auditeur suit huit établissements par an, d’un métier à l’autre. Peu de postes apprennent aussi
      vite comment fonctionne une place financière.

      Le français et l’anglais sont requis. Nous finançons la certification d’auditeur interne et offrons
      une journée par semaine les mois d’examen.
    `,
    trades: 'Auditeurs internes, contrôleurs',
    benefits: [
      'Chèques-repas',
      'Voiture ou mobilité',
      'Certification financée',
      '28 jours de congés',
      'Télétravail selon les seuils frontaliers',
    ],
    weight: 4,
  },
]
