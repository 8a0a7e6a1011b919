import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const insurers: CompanySheet[] = [
  {
    name: 'Hélianthe Assurances',
    sector: 'assurance',
    subsectors: ['actuariat', 'souscription', 'indemnisation'],
    structure: 'grand-groupe',
    employees: 5400,
    founded: 1948,
    country: 'fr',
    city: 'Nantes',
    otherCities: [
      'Nanterre',
      'Paris',
      'Rennes',
      'Angers',
      'Le Mans',
      'Bordeaux',
      'Lyon',
      'Lille',
      'Tours',
      'La Roche-sur-Yon',
    ],
    tagline: 'Assurance de personnes et de biens',
    about: prose`
      Assureur nantais, nous couvrons 1,9 million de foyers et 80 000 entreprises, de l’habitation à la
      retraite. Tous nos sinistres sont gérés en France, dans six centres de l’Ouest.
    `,
    description: prose`
      Partis de l’assurance des maraîchers de la vallée de la Loire, nous réalisons aujourd’hui
      3,1 milliards d’euros de primes. L’épargne-retraite et la santé collective tirent notre croissance.

      Actuariat, souscription et indemnisation siègent au même comité produit : aucune garantie n’est lancée
      sans l’accord de ceux qui paieront les sinistres. Notre modèle interne a été validé en 2023.

      Les actuaires juniors disposent d’un jour par semaine pour achever leur mémoire. Le télétravail total
      est ouvert à cent vingt postes techniques, avec un rendez-vous mensuel à Nantes.
    `,
    trades: 'Actuaires, souscripteurs, gestionnaires',
    benefits: [
      'Télétravail jusqu’à cinq jours selon les postes',
      'Participation et intéressement',
      '16 RTT',
      'Mémoire d’actuaire sur le temps de travail',
      'Mutuelle et prévoyance à 80 %',
      'Crèche à Nantes',
    ],
    quote: {
      text: prose`
        Avant de tarifer la grêle, on m’a envoyée trois jours dans un centre de sinistres. J’ai revu mes
        hypothèses.
      `,
      author: 'Léonie Brossard',
      role: 'actuaire dommages',
    },
    weight: 6,
  },
  {
    name: 'Cordeval Assurances',
    sector: 'assurance',
    subsectors: ['actuariat', 'souscription', 'indemnisation'],
    structure: 'grand-groupe',
    employees: 11200,
    founded: 1899,
    country: 'fr',
    city: 'Puteaux',
    otherCities: [
      'Nanterre',
      'Courbevoie',
      'Saint-Denis (93)',
      'Paris',
      'Lyon',
      'Marseille',
      'Lille',
      'Strasbourg',
      'Bordeaux',
      'Nantes',
      'Rouen',
      'Orléans',
      'Niort',
      'Toulouse',
    ],
    tagline: 'Assurance dommages, vie et grands risques',
    about: prose`
      Assureur généraliste depuis 1899, nous protégeons cinq millions de clients et la moitié des grands
      chantiers du pays. Nos 900 agents généraux sont aussi nos actionnaires.
    `,
    description: prose`
      Automobile, habitation, vie, grands risques industriels : nous pratiquons toutes les branches et
      conservons l’essentiel des risques. La réassurance ne couvre que les événements rares.

      À Puteaux, le centre technique réunit 340 actuaires et ingénieurs de prévention. Ces derniers visitent
      quatre mille sites par an, et leurs conseils pèsent dans le tarif.

      Chaque année, 250 alternants nous rejoignent et la moitié restent. Les passerelles entre agence,
      gestion et siège sont inscrites dans un accord d’entreprise.
    `,
    trades: 'Souscripteurs, préventeurs, actuaires',
    benefits: [
      'Participation et intéressement',
      'Deux à trois jours de télétravail',
      '18 RTT',
      'Plan d’épargne abondé',
      'Prêt aux aidants familiaux',
    ],
    quote: {
      text: prose`
        J’ai souscrit un tunnel de huit kilomètres. Avant de coter, j’y suis descendu avec l’ingénieur de
        prévention.
      `,
      author: 'Bastien Roubaud',
      role: 'souscripteur grands risques',
    },
    weight: 11,
  },
  {
    name: 'Assurances Merlevent',
    sector: 'assurance',
    subsectors: ['actuariat', 'souscription', 'indemnisation'],
    structure: 'eti',
    employees: 1850,
    founded: 1934,
    country: 'fr',
    city: 'Le Mans',
    otherCities: ['Nanterre', 'Niort', 'Angers', 'Tours', 'Alençon', 'Chartres'],
    tagline: 'Assurance automobile et mobilité',
    about: prose`
      Spécialiste de l’automobile, nous assurons 1,1 million de véhicules, du vélo cargo au camping-car.
      Notre réseau de 640 garages répare avec des pièces de réemploi quand c’est possible.
    `,
    description: prose`
      Un accident nous est déclaré toutes les quatre minutes. Six déclarations sur dix sont traitées sans
      qu’un client répète son histoire : c’est notre principal indicateur.

      Nos équipes de tarification exploitent vingt ans de données de sinistres et publient chaque année
      leurs méthodes. Les conducteurs novices paient moins ici, preuves à l’appui.

      Gestionnaires, experts à distance, chargés de recours : nous formons aux métiers du sinistre en quatre
      mois, sans diplôme d’assurance exigé.
    `,
    trades: 'Gestionnaires sinistres, chargés d’études',
    benefits: ['Trois jours de télétravail', 'Intéressement', '14 RTT', 'Remise sur les contrats', 'Titres-restaurant'],
    weight: 7,
  },
  {
    name: 'Assurances du Sillon',
    sector: 'assurance',
    subsectors: ['souscription', 'indemnisation'],
    structure: 'mutuelle-cooperative',
    employees: 2300,
    founded: 1906,
    country: 'fr',
    city: 'Bourges',
    otherCities: ['Châteauroux', 'Blois', 'Nevers', 'Orléans', 'Auxerre', 'Troyes', 'Chaumont'],
    tagline: 'Assurance agricole et rurale',
    about: prose`
      Mutuelle d’agriculteurs, nous assurons 118 000 exploitations et les villages qui les entourent. Nos
      administrateurs sont élus canton par canton.
    `,
    description: prose`
      Récoltes, matériels, bâtiments, élevages : nos contrats se lisent en une page par risque. La
      sécheresse est devenue notre premier poste d’indemnisation.

      Quatre-vingts experts agricoles salariés mesurent les pertes sur la parcelle, appuyés par l’imagerie
      satellite. L’un ne remplace pas l’autre.

      Nous recrutons dans des villes où l’on se loge bien. Les commerciaux partent avec un portefeuille
      existant et une voiture, les gestionnaires avec six semaines de formation.
    `,
    trades: 'Conseillers, experts récoltes, gestionnaires',
    benefits: [
      'Voiture de fonction',
      'Participation',
      '27 jours de congés et 10 RTT',
      'Prévoyance prise en charge à 100 %',
      'Deux jours de télétravail au siège',
    ],
    weight: 7,
  },
  {
    name: 'Ormeraie Vie',
    sector: 'assurance',
    subsectors: ['actuariat', 'souscription'],
    structure: 'eti',
    employees: 1250,
    founded: 1987,
    country: 'fr',
    city: 'Lille',
    otherCities: ['Courbevoie', 'Arras', 'Valenciennes', 'Reims', 'Lyon'],
    tagline: 'Assurance vie, retraite et emprunteur',
    about: prose`
      Nous gérons l’épargne longue de 700 000 assurés, distribuée par des courtiers et des conseillers
      indépendants. Notre fonds en euros a servi un rendement positif net d’inflation sur vingt ans.
    `,
    description: prose`
      Onze milliards d’euros d’encours, dont un tiers en actions et en immobilier : notre horizon nous le
      permet. Les gérants, l’actuariat et la gestion actif-passif partagent le même plateau lillois.

      Côté service, un capital décès est réglé en onze jours en moyenne. Une cellule recherche les
      bénéficiaires, pièce par pièce, et en retrouve neuf sur dix.

      Nous accueillons actuaires, gestionnaires et inspecteurs commerciaux. Les premiers mois comprennent un
      passage de deux semaines au service bénéficiaires.
    `,
    trades: 'Actuaires, inspecteurs, gestionnaires vie',
    benefits: [
      'Deux jours de télétravail',
      'Intéressement',
      '15 RTT',
      'Plan d’épargne retraite abondé',
      'Titres-restaurant',
    ],
    weight: 6,
  },
  {
    name: 'Cassiope Ré',
    sector: 'assurance',
    subsectors: ['reassurance', 'actuariat'],
    structure: 'eti',
    employees: 480,
    founded: 1975,
    country: 'fr',
    city: 'Paris',
    otherCities: [],
    tagline: 'Réassurance de catastrophes et de longévité',
    about: prose`
      Nous assurons les assureurs : tempêtes, séismes, pandémies, longévité. Deux cents cédantes dans
      quarante pays nous confient une part de leurs pires journées.
    `,
    description: prose`
      Un souscripteur chez nous couvre un continent et une branche. Il négocie aux renouvellements de
      janvier et de juillet, avec un modélisateur et un actuaire à sa table.

      Notre équipe de modélisation, vingt-cinq scientifiques, construit ses propres vues du risque
      climatique et les confronte chaque année aux pertes réelles.

      Nous sommes 480, tous à Paris, et nous parlons trente langues. Les missions chez les cédantes
      commencent dès la deuxième année.
    `,
    trades: 'Souscripteurs, modélisateurs, actuaires',
    benefits: [
      'Variable collectif',
      'Deux jours de télétravail',
      'Voyages chez les cédantes',
      '12 RTT',
      'Mutuelle prise en charge à 90 %',
    ],
    weight: 4,
  },
]
