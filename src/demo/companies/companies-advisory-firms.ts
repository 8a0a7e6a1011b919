import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const advisoryFirms: CompanySheet[] = [
  {
    name: 'Carvelle Conseil',
    sector: 'conseil-finance',
    subsectors: ['organisation-transformation', 'systemes-information-finance', 'conseil-reglementaire'],
    structure: 'cabinet',
    employees: 290,
    founded: 2003,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Courbevoie', 'Lyon', 'Nantes', 'Lille'],
    tagline: 'Transformation des directions financières',
    about: prose`
      Nous aidons les directions financières à clôturer plus vite, prévoir mieux et garder leurs équipes.
      Nos consultants ont tous été comptables, contrôleurs ou trésoriers.
    `,
    description: prose`
      Outils, processus, organisation : nos missions durent six mois en moyenne et se terminent par un
      transfert. Le client doit pouvoir se passer de nous, c’est écrit dans le contrat.

      Quatre pôles : clôture, pilotage, trésorerie, données. Un consultant en connaît deux, et participe au
      choix de ses missions.

      Les déplacements sont plafonnés à trois jours par semaine. Un retour d’expérience anonyme est publié
      après chaque projet, réussites et ratés compris.
    `,
    trades: 'Consultants, chefs de projet',
    benefits: [
      'Déplacements plafonnés',
      'Deux jours de télétravail',
      'Intéressement',
      '10 RTT',
      'Congé sabbatique après cinq ans',
    ],
    weight: 4,
  },
  {
    name: 'Ravelot & Cie',
    sector: 'conseil-finance',
    subsectors: ['fusions-acquisitions-conseil'],
    structure: 'cabinet',
    employees: 160,
    founded: 1998,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Neuilly-sur-Seine', 'Lyon', 'Bordeaux'],
    tagline: 'Transactions et restructurations',
    about: prose`
      Avant l’achat, nous lisons les comptes ; quand tout va mal, nous les remettons en ordre. Deux métiers
      qui s’éclairent, une seule équipe.
    `,
    description: prose`
      Cent quatre-vingts revues d’acquisition et quarante plans de redressement l’an dernier, pour des
      fonds, des banques et des dirigeants. Les rapports sont courts, datés, signés.

      En restructuration, nous passons la première semaine sur place à suivre la trésorerie jour par jour.
      Les juniors y apprennent ce qu’aucun modèle ne montre.

      Le rythme est soutenu, les règles claires : récupération après chaque dossier, week-ends travaillés
      comptés. Nous publions chaque année ces chiffres à nos candidats.
    `,
    trades: 'Analystes transactions, managers',
    benefits: [
      'Variable individuel',
      'Récupération après dossier',
      'Deux jours de télétravail',
      'Dîner et taxi après 20 h',
      'Mutuelle prise en charge à 100 %',
    ],
    weight: 3,
  },
  {
    name: 'Relève Finance',
    sector: 'conseil-finance',
    subsectors: ['organisation-transformation'],
    structure: 'pme',
    employees: 70,
    founded: 2011,
    country: 'fr',
    city: 'Lyon',
    otherCities: ['Boulogne-Billancourt', 'Toulouse', 'Lille'],
    tagline: 'Management de transition financier',
    about: prose`
      Un directeur financier part lundi : nous en envoyons un mardi. Quatre cents managers de transition
      travaillent avec nous, suivis par une équipe qui a fait le métier.
    `,
    description: prose`
      Remplacement, cession, crise, croissance trop rapide : la mission dure huit mois en moyenne. Nous
      restons aux côtés du manager, qui rend compte chaque quinzaine.

      Nos associés sont d’anciens directeurs financiers. Ils rencontrent chaque candidat deux heures, sans
      questionnaire.

      Au siège, nous recrutons des responsables de mission et de jeunes chargés de recherche. Ils apprennent
      à reconnaître une bonne direction financière en une visite.
    `,
    trades: 'Responsables de mission, managers',
    benefits: ['Deux jours de télétravail', 'Variable collectif', '10 RTT', 'Titres-restaurant'],
    weight: 2,
  },
  {
    name: 'Verdoyer Conseil',
    sector: 'conseil-finance',
    subsectors: ['conseil-reglementaire'],
    structure: 'pme',
    employees: 92,
    founded: 2013,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Nantes', 'Lyon'],
    tagline: 'Finance durable et rapports extra-financiers',
    about: prose`
      Nous chiffrons ce que les bilans oublient : carbone, eau, sols, accidents. Nos rapports sont faits
      pour être audités, pas pour être encadrés.
    `,
    description: prose`
      Rapports de durabilité, plans de transition, financements à impact : deux cents clients, du
      sous-traitant à la société cotée. Nous refusons d’écrire avant d’avoir mesuré.

      Comptables, ingénieurs et écologues travaillent par trois. La donnée est collectée sur le terrain,
      avec les gens qui la produisent.

      Les juniors alternent mesure, calcul et rédaction. Le train est obligatoire, le temps de trajet compté
      comme du travail.
    `,
    trades: 'Consultants durabilité, analystes carbone',
    benefits: [
      'Trois jours de télétravail',
      'Temps de train payé',
      'Semaine de quatre jours possible',
      'Intéressement',
    ],
    weight: 2,
  },
  {
    name: 'Sarment Conseil',
    sector: 'conseil-finance',
    subsectors: ['fusions-acquisitions-conseil'],
    structure: 'pme',
    employees: 38,
    founded: 2009,
    country: 'fr',
    city: 'Bordeaux',
    otherCities: ['Paris'],
    tagline: 'Conseil en cession de domaines et de PME',
    about: prose`
      Nous conseillons les familles qui vendent, achètent ou partagent un domaine ou une PME du Sud-Ouest.
      Quinze opérations par an, jamais deux sur le même terroir.
    `,
    description: prose`
      Évaluation, recherche d’acquéreurs, négociation, protocole : une équipe de trois suit l’opération du
      premier au dernier jour. La discrétion est contractuelle.

      Nos analystes passent la moitié de leur temps sur place : chais, ateliers, archives. Les modèles
      viennent après.

      Nous formons deux stagiaires par semestre, et embauchons souvent l’un des deux.
    `,
    trades: 'Analystes, chargés d’affaires',
    benefits: ['Variable sur opérations', 'Un jour de télétravail', 'Titres-restaurant'],
    weight: 1,
  },
  {
    name: 'Mandelier Transactions',
    sector: 'conseil-finance',
    subsectors: ['fusions-acquisitions-conseil'],
    structure: 'pme',
    employees: 34,
    founded: 2012,
    country: 'fr',
    city: 'Marseille',
    otherCities: ['Aix-en-Provence', 'Nice'],
    tagline: 'Fusions et acquisitions de petite taille',
    about: prose`
      Banquiers d’affaires de la Méditerranée, nous vendons et finançons des entreprises de 2 à 50 M€. Nos
      clients ne feront cette opération qu’une fois : nous la faisons chaque mois.
    `,
    description: prose`
      Transmission, levée de fonds, rachat par les cadres : soixante-dix opérations depuis 2012. Les
      honoraires dépendent surtout du succès.

      Chaque analyste suit trois mandats, rédige, modélise et appelle. Il est présent à la signature, et
      c’est une règle.

      L’équipe est jeune, encadrée par cinq associés expérimentés. Le stage de fin d’études est notre
      premier mode de recrutement.
    `,
    trades: 'Analystes M&A, stagiaires',
    benefits: ['Variable sur opérations', 'Un jour de télétravail', 'Intéressement', 'Titres-restaurant'],
    weight: 1,
  },
  {
    name: 'Aubépin Conseil',
    sector: 'conseil-finance',
    subsectors: ['organisation-transformation'],
    structure: 'pme',
    employees: 46,
    founded: 2007,
    country: 'fr',
    city: 'Lille',
    otherCities: ['Saint-Denis (93)', 'Amiens'],
    tagline: 'Contrôle de gestion à temps partagé',
    about: prose`
      Nous prêtons aux PME un directeur financier un jour par semaine. Cent trente dirigeants savent
      désormais ce que leur coûte un client.
    `,
    description: prose`
      Tableau de bord, prévision, banques, investissements : nous installons les outils et tenons le cap
      avec le dirigeant. La mission dure trois ans en moyenne.

      Nos consultants ont dix ans d’entreprise au moins, et suivent quatre clients chacun. Le vendredi matin
      est réservé aux échanges entre pairs.

      Nous cherchons des praticiens autonomes, attachés à leur région. Un junior accompagne chaque binôme de
      seniors, et reprend ses premiers clients en deux ans.
    `,
    trades: 'Directeurs financiers à temps partagé',
    benefits: ['Voiture de fonction', 'Deux jours de télétravail', 'Participation', '8 RTT'],
    weight: 1,
  },
  {
    name: 'Fanal Conseil',
    sector: 'conseil-finance',
    subsectors: ['systemes-information-finance'],
    structure: 'pme',
    employees: 41,
    founded: 2014,
    country: 'fr',
    city: 'Nantes',
    otherCities: ['Rennes', 'Bordeaux'],
    tagline: 'Données et performance financière',
    about: prose`
      Nous transformons des entrepôts de données en décisions que l’on peut défendre devant un conseil
      d’administration. Nos livrables sont des tableaux sobres, et des équipes formées.
    `,
    description: prose`
      Mutuelles, coopératives, ETI : nos clients ont des données et peu de temps. Nous bâtissons leurs
      indicateurs, leurs modèles de prévision, leurs règles de qualité.

      Une mission réunit un financier et un ingénieur de données, à parts égales. Aucun ne parle à la place
      de l’autre.

      Coopérative depuis 2020, nous appartenons à nos salariés. L’entrée au capital est proposée après
      dix-huit mois.
    `,
    trades: 'Consultants données, contrôleurs',
    benefits: ['Entrée au capital', 'Trois jours de télétravail', 'Participation', 'Semaine de quatre jours possible'],
    weight: 1,
  },
]
