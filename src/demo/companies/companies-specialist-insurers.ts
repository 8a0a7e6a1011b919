import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const specialistInsurers: CompanySheet[] = [
  {
    name: 'Solvane Caution',
    sector: 'assurance',
    subsectors: ['souscription'],
    structure: 'eti',
    employees: 620,
    founded: 1982,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Puteaux', 'Lyon', 'Nantes', 'Marseille', 'Lille'],
    tagline: 'Assurance-crédit et cautions',
    about: prose`
      Nous garantissons les factures et les engagements de 9 000 entreprises. Une limite de crédit est
      accordée ou refusée par un analyste qui signe son avis.
    `,
    description: prose`
      Trois millions d’acheteurs sont suivis dans nos bases, notés de A à F et revus chaque mois. Quand un
      secteur se tend, nous appelons nos assurés avant de réduire les encours.

      Les cautions de marché et les garanties financières forment notre second métier. Elles demandent de
      lire un carnet de commandes autant qu’un bilan.

      Nos arbitres débutent avec une délégation de 50 000 €, doublée chaque année. Beaucoup viennent de
      l’audit ou de la banque, et découvrent ici la vitesse.
    `,
    trades: 'Arbitres de crédit, chargés de recouvrement',
    benefits: [
      'Deux jours de télétravail',
      'Intéressement',
      '13 RTT',
      'Titres-restaurant',
      'Formation continue certifiante',
    ],
    weight: 4,
  },
  {
    name: 'Vauquelin Maritime',
    sector: 'assurance',
    subsectors: ['souscription', 'indemnisation'],
    structure: 'pme',
    employees: 240,
    founded: 1868,
    country: 'fr',
    city: 'Le Havre',
    otherCities: ['Courbevoie', 'Marseille', 'Dunkerque', 'Nantes'],
    tagline: 'Assurance maritime et transport',
    about: prose`
      Nous assurons les coques, les cargaisons et les éoliennes en mer. Notre bureau du Havre suit jour et
      nuit six cents navires.
    `,
    description: prose`
      Assureur de branche, nous souscrivons avec nos propres capitaux et ceux de onze assureurs partenaires.
      Une avarie commune ne nous fait pas peur, un connaissement mal rempli davantage.

      Huit capitaines et ingénieurs navals travaillent avec les souscripteurs. Ils montent à bord après
      chaque sinistre majeur, où que ce soit.

      Les juniors apprennent la rédaction des clauses, puis la tarification, puis le règlement. Au bout de
      trois ans, ils savent tenir un dossier de bout en bout.
    `,
    trades: 'Souscripteurs, régleurs d’avaries, juristes',
    benefits: [
      'Intéressement',
      '12 RTT',
      'Un jour de télétravail',
      'Missions à l’étranger',
      'Mutuelle prise en charge à 80 %',
    ],
    weight: 3,
  },
  {
    name: 'Plaidance',
    sector: 'assurance',
    subsectors: ['indemnisation'],
    structure: 'eti',
    employees: 390,
    founded: 1991,
    country: 'fr',
    city: 'Niort',
    otherCities: ['Puteaux', 'Poitiers', 'La Rochelle', 'Lyon'],
    tagline: 'Protection juridique',
    about: prose`
      Nous défendons 1,4 million d’assurés dans leurs litiges de tous les jours : travaux, consommation,
      travail, voisinage. Sept dossiers sur dix se règlent sans juge.
    `,
    description: prose`
      Deux cents juristes répondent au téléphone, écrivent, négocient. Chacun suit une spécialité et un
      stock limité à cent vingt dossiers ouverts.

      Nous travaillons avec 1 100 avocats, librement choisis par l’assuré. Les honoraires sont publiés sur
      notre site, ligne par ligne.

      Un poste chez nous commence par trois semaines d’écoute. Les évolutions mènent à l’expertise, à
      l’encadrement ou à la conception des contrats.
    `,
    trades: 'Juristes, gestionnaires, techniciens produit',
    benefits: [
      'Trois jours de télétravail',
      'Semaine de quatre jours possible',
      '14 RTT',
      'Intéressement',
      'Titres-restaurant',
    ],
    weight: 4,
  },
  {
    name: 'Desmaret Courtage',
    sector: 'assurance',
    subsectors: ['courtage'],
    structure: 'eti',
    employees: 520,
    founded: 1958,
    country: 'fr',
    city: 'Lyon',
    otherCities: ['Levallois-Perret', 'Grenoble', 'Saint-Étienne', 'Annecy', 'Marseille', 'Nantes'],
    tagline: 'Courtage d’assurances d’entreprises',
    about: prose`
      Courtier familial, nous négocions les assurances de 3 800 entreprises et représentons le client,
      jamais l’assureur. Nos commissions sont affichées sur chaque proposition.
    `,
    description: prose`
      Industrie, santé, transports : nous sommes organisés par secteur, avec des chargés de clientèle qui
      visitent les ateliers. Les programmes internationaux couvrent trente-cinq pays.

      Notre bureau d’indemnisation défend les dossiers difficiles avec ses propres experts. L’an dernier, il
      a obtenu 31 M€ de compléments.

      Nous recrutons autant de techniciens que de commerciaux. Un parcours de dix-huit mois fait passer les
      diplômés par le placement, la gestion et les sinistres.
    `,
    trades: 'Chargés de clientèle, gestionnaires',
    benefits: [
      'Participation',
      'Deux jours de télétravail',
      'Voiture de fonction pour les chargés de clientèle',
      '10 RTT',
      'Prime de cooptation',
    ],
    weight: 4,
  },
  {
    name: 'Ostréa Courtage',
    sector: 'assurance',
    subsectors: ['courtage'],
    structure: 'pme',
    employees: 48,
    founded: 2003,
    country: 'fr',
    city: 'La Rochelle',
    otherCities: ['Arcachon', 'Vannes'],
    tagline: 'Courtage nautisme et cultures marines',
    about: prose`
      Courtiers de la mer, nous assurons les parcs à huîtres, les bateaux de plaisance et les chantiers
      navals de la façade atlantique. Nos contrats tiennent compte des marées et des virus.
    `,
    description: prose`
      Nous plaçons 19 M€ de primes auprès de quatorze assureurs. La moitié de nos clients sont des
      professionnels du littoral, suivis par des conseillers qui connaissent leur quai.

      Quand une mortalité frappe les parcs, nous sommes sur l’estran avec l’expert dans la journée. Les
      avances sont versées sous une semaine.

      Une petite équipe, trois bureaux au bord de l’eau. Chacun tient la relation, la souscription et le
      suivi des sinistres de ses clients.
    `,
    trades: 'Conseillers, souscripteurs, assistants',
    benefits: [
      'Permis bateau financé',
      'Intéressement',
      'Semaine de quatre jours et demi',
      'Mutuelle prise en charge à 100 %',
    ],
    weight: 2,
  },
  {
    name: 'Faîtage Assurances',
    sector: 'assurance',
    subsectors: ['souscription', 'indemnisation'],
    structure: 'eti',
    employees: 410,
    founded: 1966,
    country: 'fr',
    city: 'Limoges',
    otherCities: ['Charenton-le-Pont', 'Bordeaux', 'Lyon', 'Brive-la-Gaillarde'],
    tagline: 'Assurance de la construction',
    about: prose`
      Nous assurons la décennale de 22 000 artisans et constructeurs. Nos ingénieurs lisent les plans avant
      que les fissures n’apparaissent.
    `,
    description: prose`
      L’assurance construction se juge sur quinze ans : nous provisionnons chaque année de chantier
      séparément et publions l’écart. C’est un métier de patience et de calcul.

      Bois, terre crue, réemploi : une équipe technique de vingt personnes évalue les procédés nouveaux.
      Elle dit oui plus souvent qu’on ne le croit, à condition de voir.

      Nous cherchons des gestionnaires, des souscripteurs et des actuaires curieux du bâtiment. Une semaine
      sur un chantier ouvre chaque parcours.
    `,
    trades: 'Gestionnaires décennale, souscripteurs',
    benefits: ['Deux jours de télétravail', '13e mois', '12 RTT', 'Intéressement', 'Aide au déménagement'],
    weight: 4,
  },
  {
    name: 'Vestale Gestion',
    sector: 'assurance',
    subsectors: ['indemnisation', 'courtage'],
    structure: 'eti',
    employees: 680,
    founded: 2001,
    country: 'fr',
    city: 'Amiens',
    otherCities: ['Saint-Denis (93)', 'Lille', 'Beauvais', 'Rouen'],
    tagline: 'Gestion déléguée santé et prévoyance',
    about: prose`
      Nous gérons pour le compte d’assureurs et de courtiers les remboursements de 900 000 personnes. Un
      décompte de soins part en trente-six heures, un arrêt de travail en cinq jours.
    `,
    description: prose`
      Notre nom ne figure pas sur les cartes de tiers payant, mais notre travail se voit à chaque
      remboursement. Quarante délégataires nous font confiance, certains depuis vingt ans.

      Les cellules de gestion comptent douze personnes et couvrent un portefeuille entier : adhésions,
      cotisations, prestations. Les erreurs y sont analysées chaque lundi, sans chercher de coupable.

      Nous formons sans prérequis au métier de gestionnaire, à Amiens, par sessions de dix personnes. Les
      responsables de cellule sont tous issus des équipes.
    `,
    trades: 'Gestionnaires, comptables, chargés de flux',
    benefits: [
      'Deux jours de télétravail',
      'Horaires variables',
      'Intéressement',
      'Titres-restaurant',
      'Mutuelle prise en charge à 80 %',
    ],
    weight: 4,
  },
  {
    name: 'Ondée Assurances',
    sector: 'assurance',
    subsectors: ['actuariat', 'souscription'],
    structure: 'start-up',
    employees: 9,
    founded: 2022,
    country: 'fr',
    city: 'Montpellier',
    otherCities: [],
    tagline: 'Assurance paramétrique climatique',
    about: prose`
      Quand la pluie manque ou déborde, nous payons sous dix jours, sans expertise : l’indice décide. Nos
      premiers assurés sont des maraîchers, des campings et des festivals.
    `,
    description: prose`
      Nous concevons des contrats déclenchés par une mesure : millimètres de pluie, degrés, vent. Les
      données sont publiques, la formule est écrite dans la police.

      L’équipe réunit une climatologue, deux actuaires, des développeurs et un ancien agent général. Le
      risque est porté par deux réassureurs européens.

      À neuf, chacun touche à tout : tarification le matin, rendez-vous dans un champ l’après-midi. Nous
      publions notre sinistralité chaque trimestre.
    `,
    trades: 'Actuaires, développeurs, commerciaux',
    benefits: ['Parts de l’entreprise', 'Télétravail libre', 'Semaine de quatre jours l’été', 'Titres-restaurant'],
    weight: 1,
  },
]
