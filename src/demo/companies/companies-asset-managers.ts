import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const assetManagers: CompanySheet[] = [
  {
    name: 'Maison Tercet',
    sector: 'gestion-actifs',
    subsectors: ['gestion-collective', 'investissement-responsable'],
    structure: 'eti',
    employees: 310,
    founded: 1996,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Lyon', 'Bordeaux', 'Lille'],
    tagline: 'Gestion d’actifs indépendante',
    about: prose`
      Société de gestion détenue par ses équipes, nous gérons 17 milliards d’euros en obligations et en
      actions européennes. Un gérant investit dans son fonds, ou n’en a pas.
    `,
    description: prose`
      Onze fonds ouverts, quarante mandats d’institutionnels, et pas un de plus : nous fermons une stratégie
      quand sa taille gêne sa gestion. C’est arrivé trois fois.

      Vingt-deux gérants et analystes se réunissent chaque matin à 8 h 45. Les notes de recherche sont
      signées, archivées et relues deux ans plus tard, surtout quand elles se trompent.

      Risques, middle-office et contrôle sont au même étage que la gestion, rue des Petits-Pères. Les
      analystes juniors défendent leur première idée devant tous au bout de trois mois.
    `,
    trades: 'Gérants, analystes, middle-office',
    benefits: [
      'Actionnariat ouvert à tous après deux ans',
      'Deux jours de télétravail',
      'Certifications financées',
      'Intéressement',
      'Mutuelle prise en charge à 100 %',
    ],
    quote: {
      text: prose`
        Ma première recommandation a été refusée par onze personnes sur douze. La douzième m’a aidé à la
        réécrire.
      `,
      author: 'Ilyès Chabane',
      role: 'analyste obligataire',
    },
    weight: 6,
  },
  {
    name: 'Alpage Gestion',
    sector: 'gestion-actifs',
    subsectors: ['gestion-collective'],
    structure: 'pme',
    employees: 145,
    founded: 2002,
    country: 'fr',
    city: 'Annecy',
    otherCities: ['Lyon', 'Grenoble', 'Chambéry', 'Paris'],
    tagline: 'Gestion d’actifs et épargne salariale',
    about: prose`
      Au bord du lac, nous gérons 6 milliards d’euros pour des caisses de retraite, des banques régionales
      et 1 200 entreprises. La maîtrise du risque est notre argument, depuis le premier jour.
    `,
    description: prose`
      Taux, actions, convertibles : nos portefeuilles sont construits à partir d’un budget de risque, fixé
      avec le client et suivi chaque soir. Nous savons expliquer une perte, ligne à ligne.

      L’équipe des risques compte douze personnes, soit autant que la gestion. Elle dispose d’un droit de
      veto, utilisé quatre fois l’an dernier.

      On vient à Annecy pour la montagne, on y reste pour le métier. Les déplacements à Paris sont groupés
      un jour par semaine.
    `,
    trades: 'Risk managers, gérants, vendeurs',
    benefits: [
      'Semaine de quatre jours et demi',
      'Deux jours de télétravail',
      'Intéressement',
      'Aide au logement',
      'Forfait de ski',
    ],
    quote: {
      text: prose`
        J’ai posé un veto sur une position du fonds phare. Le gérant m’a remerciée six semaines plus tard.
      `,
      author: 'Coline Vuillermoz',
      role: 'risk manager marchés',
    },
    weight: 5,
  },
  {
    name: 'Isocèle Investissements',
    sector: 'gestion-actifs',
    subsectors: ['gestion-alternative'],
    structure: 'pme',
    employees: 180,
    founded: 2008,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Lyon'],
    tagline: 'Gestion quantitative',
    about: prose`
      Mathématiciens et gérants, nous bâtissons des stratégies systématiques pour quarante institutions. Un
      modèle n’est mis en service qu’après avoir échoué honorablement aux tests des collègues.
    `,
    description: prose`
      Sept milliards d’euros gérés, six familles de stratégies, deux ans de test à blanc avant le premier
      euro. Le code est commun, relu et documenté.

      Recherche, données, exécution : trois équipes de vingt personnes, qui échangent leurs membres. Chaque
      vendredi, un chercheur présente une idée qui n’a pas marché.

      Nous recrutons des docteurs, des ingénieurs et quelques littéraires pour l’écrire. Les stages de fin
      d’études durent six mois et débouchent souvent.
    `,
    trades: 'Quants, ingénieurs de données, traders',
    benefits: [
      'Trois jours de télétravail',
      'Variable collectif',
      'Temps de recherche libre',
      'Conférences financées',
      'Titres-restaurant',
    ],
    weight: 4,
  },
  {
    name: 'Malestroit Gestion',
    sector: 'gestion-actifs',
    subsectors: ['gestion-sous-mandat', 'gestion-collective'],
    structure: 'pme',
    employees: 62,
    founded: 1998,
    country: 'fr',
    city: 'Rennes',
    otherCities: ['Nantes', 'Brest', 'Paris'],
    tagline: 'Gestion privée et petites capitalisations',
    about: prose`
      Nous investissons dans les petites valeurs cotées de l’Ouest et d’ailleurs, après avoir visité
      l’usine. Mille huit cents familles et dix fondations nous suivent.
    `,
    description: prose`
      Deux métiers : la gestion sous mandat et deux fonds de petites capitalisations. Les mêmes analystes
      servent les deux, avec 250 visites d’entreprises par an.

      Nos gérants privés rencontrent chaque client deux fois l’an, et tiennent un portefeuille de cent vingt
      familles. Les frais sont uniques, lisibles, révisés à la baisse deux fois.

      L’équipe reste petite par choix. Les embauches sont rares, et préparées par une alternance.
    `,
    trades: 'Gérants privés, analystes financiers',
    benefits: ['Intéressement', 'Deux jours de télétravail', '12 RTT', 'Certification financée'],
    weight: 3,
  },
  {
    name: 'Corniche Patrimoine',
    sector: 'gestion-actifs',
    subsectors: ['gestion-sous-mandat'],
    structure: 'pme',
    employees: 54,
    founded: 2005,
    country: 'fr',
    city: 'Nice',
    otherCities: ['Marseille', 'Aix-en-Provence'],
    tagline: 'Conseil patrimonial et gestion sous mandat',
    about: prose`
      Conseillers indépendants de la Côte, nous suivons 2 200 familles, dont beaucoup partagées entre deux
      pays. Nos honoraires sont facturés au temps, affiché avant le rendez-vous.
    `,
    description: prose`
      Retour de l’étranger, vente d’entreprise, succession internationale : nous préparons ces moments avec
      des juristes de dix pays. La gestion vient ensuite.

      Chaque dossier est suivi par un ingénieur patrimonial et un gérant. Ils écrivent ensemble une note
      annuelle de quatre pages, sans jargon.

      L’anglais est indispensable, l’italien apprécié. Nous formons les juniors par compagnonnage, deux ans
      aux côtés d’un associé.
    `,
    trades: 'Ingénieurs patrimoniaux, gérants privés',
    benefits: ['Deux jours de télétravail', 'Intéressement', 'Prime de certification', 'Titres-restaurant'],
    weight: 2,
  },
  {
    name: 'Pregny & Hadorn',
    sector: 'gestion-actifs',
    subsectors: ['gestion-sous-mandat', 'gestion-collective'],
    structure: 'pme',
    employees: 120,
    founded: 1988,
    country: 'ch',
    city: 'Genève',
    otherCities: ['Zurich'],
    tagline: 'Gestion institutionnelle',
    about: prose`
      Gérants de caisses de pension, nous plaçons 11 milliards de francs avec une idée fixe : payer les
      rentes dans trente ans. Le passif du client précède toujours nos choix d’actifs.
    `,
    description: prose`
      Obligations, immobilier suisse, infrastructures : nous construisons des portefeuilles adossés aux
      engagements. Une équipe d’actuaires travaille avec les gérants, ce qui est rare.

      Quarante-cinq caisses nous font confiance, dont certaines depuis l’origine. Nous présentons nos
      résultats devant leurs conseils paritaires, en termes clairs.

      Les postes sont à Genève, avec une antenne à Zurich. Le français suffit pour débuter, l’allemand ouvre
      les mandats.
    `,
    trades: 'Gérants, actuaires-conseils, analystes',
    benefits: [
      'Caisse de pension à deux tiers employeur',
      '27 jours de vacances',
      'Deux jours de télétravail',
      'Cours d’allemand',
    ],
    weight: 3,
  },
  {
    name: 'Zavel Gestion',
    sector: 'gestion-actifs',
    subsectors: ['investissement-responsable', 'gestion-sous-mandat'],
    structure: 'pme',
    employees: 75,
    founded: 2003,
    country: 'be',
    city: 'Bruxelles',
    otherCities: ['Liège'],
    tagline: 'Fonds durables et fondations',
    about: prose`
      Nous gérons 2,6 milliards d’euros pour des fondations, des congrégations et des épargnants attentifs.
      Nos exclusions sont publiées, nos dilemmes aussi.
    `,
    description: prose`
      Actions, obligations, prêts solidaires : trois équipes courtes, un comité d’éthique externe qui peut
      nous faire vendre. Il l’a fait sept fois depuis 2010.

      L’analyse extra-financière n’est pas un service à part : chaque analyste la mène sur ses propres
      valeurs. Les votes en assemblée sont justifiés un à un.

      Un stage de six mois est notre voie d’entrée habituelle. Le français et l’anglais sont nos langues, le
      néerlandais celle de la moitié de nos clients.
    `,
    trades: 'Analystes durables, gérants',
    benefits: ['Chèques-repas', 'Abonnement de transport intégral', '30 jours de congés', 'Assurance groupe'],
    weight: 2,
  },
]
