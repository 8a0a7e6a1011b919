import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const accountingFirms: CompanySheet[] = [
  {
    name: 'Cabinet Thouvenel',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable', 'paie-social'],
    structure: 'cabinet',
    employees: 310,
    founded: 1959,
    country: 'fr',
    city: 'Metz',
    otherCities: ['Nancy', 'Thionville', 'Sarreguemines', 'Forbach'],
    tagline: 'Expertise comptable et social frontalier',
    about: prose`
      Experts-comptables mosellans, nous tenons les comptes de 5 200 entreprises, dont beaucoup paient des
      salariés frontaliers. Notre pôle social traite trois régimes sans mélanger les fiches.
    `,
    description: prose`
      Artisans, restaurants, industriels : chaque client a un collaborateur et un seul. Ce dernier gère
      soixante dossiers, du carnet de chèques à la liasse.

      La saisie est automatisée à 70 % ; le temps gagné va au rendez-vous de gestion, proposé chaque
      trimestre et facturé au forfait.

      Nos bureaux sont en centre-ville, à taille humaine, vingt à quarante personnes. Les stagiaires de
      l’expertise comptable tournent d’un bureau à l’autre.
    `,
    trades: 'Comptables, gestionnaires de paie',
    benefits: ['Deux jours de télétravail', '13e mois', '10 RTT', 'Participation', 'Titres-restaurant'],
    weight: 4,
  },
  {
    name: 'Cabinet Peyrolade',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable', 'paie-social'],
    structure: 'cabinet',
    employees: 230,
    founded: 1977,
    country: 'fr',
    city: 'Montpellier',
    otherCities: ['Nîmes', 'Béziers', 'Sète', 'Rodez'],
    tagline: 'Expertise comptable des professions de santé',
    about: prose`
      Médecins, pharmacies, laboratoires : nous comptons 2 900 clients de santé dans le Midi. Nous parlons
      leur langue, de la rétrocession à la société de participations.
    `,
    description: prose`
      Installation, association, cession : une carrière libérale a ses étapes, nous les préparons cinq ans à
      l’avance. Les officines forment un pôle à part, avec inventaires et marges par rayon.

      Nous éditons un observatoire annuel des cabinets médicaux, nourri de données anonymes. La profession
      l’attend, et nos collaborateurs le signent.

      Le travail se fait en équipes de six. On y entre en alternance ou après une première expérience, et
      l’on choisit son pôle au bout d’un an.
    `,
    trades: 'Collaborateurs, chefs de mission, juristes',
    benefits: [
      'Semaine de quatre jours hors période fiscale',
      'Deux jours de télétravail',
      'Intéressement',
      'Titres-restaurant',
    ],
    weight: 4,
  },
  {
    name: 'Coatmeur Expertise',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable'],
    structure: 'cabinet',
    employees: 280,
    founded: 1964,
    country: 'fr',
    city: 'Quimper',
    otherCities: ['Brest', 'Lorient', 'Pontivy', 'Saint-Brieuc'],
    tagline: 'Expertise comptable de la filière alimentaire',
    about: prose`
      Nous suivons la pêche, l’élevage et les conserveries de Bretagne, de la première part d’armement au
      groupe consolidé. Nos bureaux ouvrent à sept heures les jours de criée.
    `,
    description: prose`
      Trois mille clients, dont six cents bateaux. La rémunération à la part, la TVA du poisson,
      l’amortissement d’un navire : ce sont nos exercices quotidiens.

      Un pôle conseil mesure le prix de revient par espèce ou par lot ; ses tableaux servent aux
      négociations avec la grande distribution.

      Nous embauchons à tous niveaux, et d’abord des gens du pays ou qui veulent le devenir. L’aide au
      logement dure six mois.
    `,
    trades: 'Collaborateurs, contrôleurs de gestion',
    benefits: [
      'Aide au logement',
      'Deux jours de télétravail',
      '12 RTT',
      'Intéressement',
      'Panier de la criée à prix coûtant',
    ],
    weight: 4,
  },
  {
    name: 'Albrac Expertise',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable', 'paie-social'],
    structure: 'association',
    employees: 350,
    founded: 1961,
    country: 'fr',
    city: 'Rodez',
    otherCities: ['Millau', 'Aurillac', 'Mende', 'Cahors', 'Figeac'],
    tagline: 'Association de gestion et de comptabilité',
    about: prose`
      Association créée par des éleveurs, nous tenons la comptabilité de 8 600 exploitations et artisans
      ruraux. Nos adhérents élisent ceux qui fixent les tarifs.
    `,
    description: prose`
      La comptabilité n’est ici qu’un début : nous conseillons sur l’installation, les bâtiments, la
      transmission. Une visite à la ferme ouvre chaque exercice.

      Nos références technico-économiques, tenues depuis soixante ans, permettent à un éleveur de se
      comparer à ses voisins. Elles servent aussi aux banques.

      Dix-huit bureaux, souvent en sous-préfecture. Nous recrutons des comptables et des agronomes, et nous
      apprenons aux uns le métier des autres.
    `,
    trades: 'Comptables, conseillers de gestion agricole',
    benefits: [
      'Véhicule de service',
      '28 jours de congés',
      'Deux jours de télétravail',
      'Prévoyance prise en charge à 100 %',
    ],
    weight: 4,
  },
  {
    name: 'Balance Carrée',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable'],
    structure: 'pme',
    employees: 120,
    founded: 2014,
    country: 'fr',
    city: 'Nantes',
    otherCities: ['Montreuil', 'Bordeaux', 'Rennes'],
    tagline: 'Expertise comptable en ligne',
    about: prose`
      Cabinet né en ligne, nous tenons les comptes de 6 000 indépendants et petites sociétés. Le bilan est
      prêt quinze jours après la clôture, et le forfait ne bouge pas.
    `,
    description: prose`
      Nos développeurs et nos comptables partagent les mêmes tables : l’outil est fait ici, par ceux qui
      s’en servent. Quatre versions par mois, annoncées et expliquées.

      Un comptable suit cent quarante clients, joignables par messagerie, jamais par formulaire. La note
      moyenne donnée par les clients est affichée à l’accueil, bonne ou mauvaise.

      Télétravail libre, deux semaines communes par an à Nantes. Les grilles de salaire sont publiques, dans
      l’entreprise comme au-dehors.
    `,
    trades: 'Comptables, fiscalistes, développeurs',
    benefits: [
      'Grille de salaires publique',
      'Télétravail libre',
      'Semaine de quatre jours en juin, juillet et août',
      'Parts de l’entreprise',
      'Équipement au choix',
    ],
    weight: 5,
  },
  {
    name: 'Cabinet Sologny',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable', 'paie-social'],
    structure: 'cabinet',
    employees: 160,
    founded: 1983,
    country: 'fr',
    city: 'Orléans',
    otherCities: ['Blois', 'Tours', 'Montargis'],
    tagline: 'Expertise comptable des associations',
    about: prose`
      Nous sommes les comptables des associations, des fondations et des établissements médico-sociaux du
      Centre. Fonds dédiés, subventions, legs : nous avons écrit le manuel.
    `,
    description: prose`
      Onze cents structures nous confient leurs comptes ou leur paie. Beaucoup sont dirigées par des
      bénévoles : nous expliquons autant que nous calculons.

      Nos collaborateurs assistent aux assemblées générales et présentent les comptes en public. On s’y
      habitue, et on y prend goût.

      L’ambiance est studieuse et gaie. La période fiscale est courte ici, car nos clients clôturent à trois
      dates différentes.
    `,
    trades: 'Collaborateurs, gestionnaires de paie',
    benefits: [
      'Deux jours de télétravail',
      '13e mois',
      '9 RTT',
      'Journée solidaire',
      'Mutuelle prise en charge à 70 %',
    ],
    weight: 3,
  },
  {
    name: 'Hastaing & Lemoigne',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable', 'paie-social'],
    structure: 'cabinet',
    employees: 210,
    founded: 1970,
    country: 'fr',
    city: 'Caen',
    otherCities: ['Rouen', 'Le Havre', 'Cherbourg-en-Cotentin', 'Alençon'],
    tagline: 'Expertise comptable et conseil social',
    about: prose`
      Cabinet normand, nous accompagnons haras, transporteurs et sous-traitants du nucléaire. Notre règle :
      un appel reçu le matin a sa réponse l’après-midi.
    `,
    description: prose`
      Nous tenons 3 100 dossiers et 14 000 bulletins de paie par mois. Le pôle équin, unique en son genre,
      suit quatre cents élevages et écuries.

      Trois associés sur cinq ont moins de quarante-cinq ans. Ils ont remplacé les entretiens annuels par
      deux demi-journées de travail en commun.

      Les collaborateurs choisissent leurs horaires entre sept et dix-neuf heures. Les stagiaires préparent
      leur diplôme avec un associé référent.
    `,
    trades: 'Comptables, gestionnaires de paie, auditeurs',
    benefits: ['Horaires libres', 'Deux jours de télétravail', 'Intéressement', 'Titres-restaurant'],
    weight: 3,
  },
  {
    name: 'Fiduciaire Brabelle',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable'],
    structure: 'cabinet',
    employees: 95,
    founded: 1988,
    country: 'be',
    city: 'Wavre',
    otherCities: ['Bruxelles', 'Namur', 'Louvain-la-Neuve'],
    tagline: 'Expertise comptable et fiscale',
    about: prose`
      Fiduciaire du Brabant wallon, nous conseillons 1 900 indépendants, sociétés et ASBL. Nos dossiers sont
      entièrement numériques depuis 2016.
    `,
    description: prose`
      Comptabilité, impôt des sociétés, planification patrimoniale : trois équipes, un seul interlocuteur
      pour le client. La jeune entreprise universitaire est notre seconde spécialité.

      Nous facturons au forfait, révisé une fois l’an avec le client. Les collaborateurs connaissent la
      marge de leurs dossiers et décident de leur temps.

      Le stage d’expert-comptable se fait ici en trois ans, avec un maître de stage qui n’a jamais plus de
      deux stagiaires.
    `,
    trades: 'Gestionnaires de dossiers, fiscalistes',
    benefits: ['Voiture ou budget mobilité', 'Chèques-repas', '32 jours de congés', 'Stage d’expert-comptable encadré'],
    weight: 4,
  },
]
