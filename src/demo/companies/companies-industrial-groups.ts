import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const industrialGroups: CompanySheet[] = [
  {
    name: 'Groupe Castelnaud',
    sector: 'finance-entreprise',
    industry: 'Aéronautique',
    plants: true,
    structure: 'grand-groupe',
    employees: 9300,
    founded: 1937,
    country: 'fr',
    city: 'Toulouse',
    otherCities: [
      'Boulogne-Billancourt',
      'Blagnac',
      'Bordeaux',
      'Nantes',
      'Saint-Nazaire',
      'Tarbes',
      'Figeac',
      'Rodez',
    ],
    tagline: 'Structures et équipements aéronautiques',
    about: prose`
      Nous fabriquons des structures et des trains d’atterrissage pour quinze avionneurs. Notre direction
      financière, 260 personnes, chiffre des programmes qui durent trente ans.
    `,
    description: prose`
      Onze usines, 2,1 milliards d’euros de chiffre d’affaires et des contrats signés pour trois décennies :
      chez nous, une hypothèse de cadence vaut plus cher qu’un taux d’intérêt. Le contrôle de gestion siège
      à la revue de chaque programme.

      La trésorerie est centralisée à Toulouse et couvre le dollar sur cinq ans. La consolidation boucle en
      six jours, avec une équipe de neuf personnes et un outil qu’elle a elle-même paramétré.

      Un contrôleur débute en usine, près des lignes, avant de rejoindre le siège ou un programme. Les
      mobilités se décident deux fois par an, en réunion ouverte.
    `,
    trades: 'Contrôleurs, trésoriers, comptables',
    benefits: [
      'Deux jours de télétravail',
      '16 RTT',
      'Intéressement et participation',
      'Restaurant d’entreprise',
      'Actions à prix réduit',
      'Mobilité entre usines',
    ],
    quote: {
      text: prose`
        Quand j’explique un écart de coût, je commence par descendre à l’atelier. La réponse y est presque
        toujours.
      `,
      author: 'Romain Sénac',
      role: 'contrôleur de gestion de programme',
    },
    weight: 9,
  },
  {
    name: 'Aciéries Vermandel',
    sector: 'finance-entreprise',
    industry: 'Sidérurgie',
    plants: true,
    structure: 'grand-groupe',
    employees: 5200,
    founded: 1882,
    country: 'fr',
    city: 'Dunkerque',
    otherCities: ['Valenciennes', 'Lille', 'Maubeuge', 'Metz', 'Saint-Étienne'],
    tagline: 'Aciers spéciaux et fours électriques',
    about: prose`
      Nous coulons des aciers spéciaux pour l’énergie et le ferroviaire. Nos financiers suivent trois cours
      à la fois : la ferraille, l’électricité et le carbone.
    `,
    description: prose`
      Le passage au four électrique engage 600 M€ sur six ans. La direction financière porte ce plan :
      financement, subventions, suivi des jalons, comptes rendus aux prêteurs.

      Les contrôleurs de site travaillent en binôme avec les directeurs d’usine ; ils ont droit de regard
      sur chaque investissement de plus de 50 000 €. À Dunkerque, une cellule couvre l’énergie au jour le
      jour.

      Nous recrutons comptables, contrôleurs et spécialistes des quotas d’émission. Les équipes sont en
      tenue de sécurité plus souvent qu’en costume.
    `,
    trades: 'Contrôleurs industriels, comptables',
    benefits: [
      'Prime de site',
      'Participation',
      '14 RTT',
      'Un jour et demi de télétravail',
      'Mutuelle prise en charge à 70 %',
    ],
    weight: 6,
  },
  {
    name: 'Papeteries d’Ambrac',
    sector: 'finance-entreprise',
    industry: 'Papier et emballage',
    plants: true,
    structure: 'eti',
    employees: 1400,
    founded: 1841,
    country: 'fr',
    city: 'Angoulême',
    otherCities: ['Limoges', 'Bordeaux', 'Grenoble'],
    tagline: 'Papiers techniques et emballages',
    about: prose`
      Papetiers depuis 1841, nous fabriquons des papiers filtrants, médicaux et d’emballage. Notre petite
      équipe financière fait tout, du prix de revient à la couverture de la pâte.
    `,
    description: prose`
      Quatre usines, 380 M€ de ventes, les deux tiers à l’export. La pâte et le gaz pèsent la moitié des
      coûts ; leur couverture est décidée chaque mardi par cinq personnes.

      Quarante-huit financiers, quatre sites : chacun voit l’ensemble. Le budget est bâti en quatre
      semaines, à partir des machines et non de l’année d’avant.

      Angoulême se gagne de Paris en moins de deux heures. Nous cherchons des généralistes qui aiment les
      chiffres et l’odeur du papier.
    `,
    trades: 'Contrôleurs de gestion, trésoriers',
    benefits: [
      'Participation',
      '13e mois',
      '10 RTT',
      'Un jour et demi de télétravail',
      'Mutuelle prise en charge à 80 %',
    ],
    weight: 4,
  },
  {
    name: 'Verreries de Brémur',
    sector: 'finance-entreprise',
    industry: 'Industrie du verre',
    plants: true,
    structure: 'eti',
    employees: 1900,
    founded: 1897,
    country: 'fr',
    city: 'Chalon-sur-Saône',
    otherCities: ['Dijon', 'Reims', 'Cognac', 'Lyon'],
    tagline: 'Bouteilles et flacons de verre',
    about: prose`
      Nos fours ne s’arrêtent jamais, nos budgets non plus : chaque reconstruction coûte 40 M€ et se prépare
      pendant trois ans. Nous fournissons vignobles, distillateurs et parfumeurs.
    `,
    description: prose`
      Sept fours, trois milliards de flacons, un carnet de commandes saisonnier. L’analyse de marge par
      référence, 2 600 lignes, est l’outil de travail de toute la maison.

      La finance est organisée autour des usines, avec un trésorier, une consolideuse et un contrôle interne
      au siège. Les outils viennent d’être refaits, par nos équipes.

      Un contrôleur industriel reste trois ans sur un site, puis choisit. L’accueil comprend deux nuits de
      production : on comprend le verre en le voyant couler.
    `,
    trades: 'Contrôleurs industriels, auditeurs internes',
    benefits: ['Intéressement', 'Prime de vacances', '11 RTT', 'Un jour de télétravail', 'Aide au déménagement'],
    weight: 4,
  },
  {
    name: 'Chantiers Morgaine',
    sector: 'finance-entreprise',
    industry: 'Construction navale',
    plants: true,
    structure: 'eti',
    employees: 3100,
    founded: 1919,
    country: 'fr',
    city: 'Saint-Nazaire',
    otherCities: ['Nantes', 'Lorient', 'Cherbourg-en-Cotentin'],
    tagline: 'Construction navale et énergies marines',
    about: prose`
      Nous construisons des ferries, des navires scientifiques et des sous-stations en mer. Un contrat,
      c’est quatre ans de travaux, une garantie bancaire et un contrôleur de projet qui ne dort que d’un
      œil.
    `,
    description: prose`
      Trois cales, 1,2 milliard d’euros de carnet de commandes, et des paiements par jalons : la trésorerie
      se pilote à la semaine, les garanties au jour le jour.

      Les contrôleurs de projet sont installés dans les bureaux du chantier, avec les ingénieurs. Ils
      valident l’avancement, signent les provisions et annoncent les mauvaises nouvelles tôt.

      Nous recrutons des profils de projet, de trésorerie et de financement export. Les bateaux sont
      baptisés en présence de ceux qui les ont chiffrés.
    `,
    trades: 'Contrôleurs de projet, trésoriers export',
    benefits: [
      'Intéressement et participation',
      '15 RTT',
      'Un jour et demi de télétravail',
      'Navette depuis Nantes',
      'Mutuelle prise en charge à 75 %',
    ],
    weight: 5,
  },
  {
    name: 'Cévéole Énergies',
    sector: 'finance-entreprise',
    industry: 'Énergies renouvelables',
    structure: 'eti',
    employees: 620,
    founded: 2006,
    country: 'fr',
    city: 'Montpellier',
    otherCities: ['Issy-les-Moulineaux', 'Toulouse', 'Lyon', 'Nantes', 'Perpignan'],
    tagline: 'Parcs éoliens et solaires',
    about: prose`
      Producteur indépendant, nous exploitons 1,4 gigawatt de vent et de soleil. Chaque parc est une
      société, et nos comptables en tiennent trois cents.
    `,
    description: prose`
      Développement, construction, exploitation : nous gardons nos parcs. Le financement sans recours fait
      vivre une équipe de vingt personnes, qui signe une dizaine d’opérations par an.

      La comptabilité de sociétés de projet a été entièrement repensée : clôtures mensuelles en trois jours,
      comptes rendus aux prêteurs générés, contrôles relus par un humain.

      Nous accueillons analystes, contrôleurs et comptables, avec ou sans passé dans l’énergie. Une tournée
      des parcs a lieu chaque printemps, casque et chaussures fournis.
    `,
    trades: 'Analystes financement, comptables de projets',
    benefits: ['Trois jours de télétravail', 'Actions gratuites', '10 RTT', 'Intéressement', 'Vélo de fonction'],
    weight: 5,
  },
  {
    name: 'Laboratoires Sarcelin',
    sector: 'finance-entreprise',
    industry: 'Industrie pharmaceutique',
    plants: true,
    structure: 'eti',
    employees: 2200,
    founded: 1946,
    country: 'fr',
    city: 'Tours',
    otherCities: ['Boulogne-Billancourt', 'Orléans', 'Chartres', 'Lyon'],
    tagline: 'Médicaments et santé animale',
    about: prose`
      Laboratoire familial, nous fabriquons 140 médicaments, pour moitié vétérinaires. Nos financiers
      arbitrent entre dix ans de recherche et le prochain trimestre.
    `,
    description: prose`
      Trois usines, deux centres de recherche, des filiales dans vingt-six pays. Le portefeuille de projets
      est revu chaque mois sur des critères financiers et médicaux, à voix égales.

      La direction financière compte 140 personnes : contrôle, fiscalité, trésorerie, audit interne. Les
      prix de transfert y forment une petite équipe d’experts.

      On commence souvent par l’audit interne, deux ans de voyages, avant un poste de contrôleur en filiale
      ou en usine.
    `,
    trades: 'Contrôleurs, auditeurs internes, fiscalistes',
    benefits: [
      'Participation',
      '14 RTT',
      'Deux jours de télétravail',
      'Mutuelle prise en charge à 100 %',
      'Conciergerie',
    ],
    weight: 5,
  },
  {
    name: 'Manufacture Brévaux',
    sector: 'finance-entreprise',
    industry: 'Horlogerie',
    plants: true,
    structure: 'eti',
    employees: 680,
    founded: 1911,
    country: 'ch',
    city: 'La Chaux-de-Fonds',
    otherCities: ['Genève', 'Neuchâtel'],
    tagline: 'Mouvements et montres mécaniques',
    about: prose`
      Manufacture indépendante, nous fabriquons nos mouvements et ceux de quelques confrères. Le stock d’or
      et de composants est notre premier actif, et notre premier sujet.
    `,
    description: prose`
      Douze mille montres par an et 400 000 composants suivis à la pièce : le prix de revient est ici un
      métier d’horloger. L’analyse de stock est revue chaque semaine.

      La finance, vingt-deux personnes, couvre l’or, le dollar et le yen. Elle travaille avec les ateliers
      sur chaque nouveau calibre, dès le dessin.

      Nous engageons des contrôleurs et des comptables qui aiment les objets. Une initiation au démontage
      d’un mouvement est offerte à tous les arrivants.
    `,
    trades: 'Contrôleurs de gestion, comptables',
    benefits: ['Caisse de pension', '26 jours de vacances', 'Horaires annualisés', 'Rabais sur les montres', 'Cantine'],
    weight: 2,
  },
]
