import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const publicAndMutualBodies: CompanySheet[] = [
  {
    name: 'Agence des Rivages',
    sector: 'secteur-public',
    subsectors: ['financement-public', 'finances-publiques'],
    structure: 'etablissement-public',
    employees: 180,
    founded: 1999,
    country: 'fr',
    city: 'La Rochelle',
    otherCities: ['Montpellier', 'Rouen'],
    tagline: 'Financement public du littoral',
    about: prose`
      Établissement public, nous finançons la protection et le recul des littoraux : digues, dunes,
      relogements. Notre budget annuel de 240 M€ est voté, suivi et publié ligne à ligne.
    `,
    description: prose`
      Communes, ports, habitants : nous instruisons sept cents dossiers par an. Une subvention est attribuée
      en quatre mois, contrôlée sur place à la fin des travaux.

      L’agence comptable, la commande publique et le contrôle de gestion sont à La Rochelle. Les chargés de
      financement suivent une façade maritime chacun.

      Nous recrutons des titulaires et des contractuels, sur des missions de trois ans ou permanentes. La
      préparation aux concours se fait sur le temps de travail.
    `,
    trades: 'Chargés de financement, comptables publics',
    benefits: [
      'Préparation aux concours',
      'Deux jours de télétravail',
      '27 jours de congés et 18 RTT',
      'Forfait mobilités durables',
    ],
    weight: 3,
  },
  {
    name: 'Caisse des Communes Rurales',
    sector: 'secteur-public',
    subsectors: ['financement-public', 'finances-publiques'],
    structure: 'etablissement-public',
    employees: 410,
    founded: 1954,
    country: 'fr',
    city: 'Limoges',
    otherCities: ['Montreuil', 'Dijon', 'Toulouse', 'Rennes'],
    tagline: 'Prêts et conseil aux collectivités',
    about: prose`
      Nous prêtons aux communes de moins de 5 000 habitants et aidons leurs secrétaires à tenir le budget.
      Une école, une salle, un réseau d’eau : onze mille projets en cours.
    `,
    description: prose`
      Prêts longs à taux fixe, avances sur subventions, conseil budgétaire : nos encours atteignent
      5,8 milliards d’euros. Aucun emprunt risqué n’a jamais été proposé.

      Nos analystes lisent des comptes administratifs et des budgets annexes. Nos conseillers parcourent les
      cantons, et connaissent les maires.

      Les carrières sont ouvertes aux contractuels comme aux fonctionnaires détachés. Limoges offre
      l’espace, et Paris n’est qu’un bureau de passage.
    `,
    trades: 'Analystes collectivités, conseillers',
    benefits: [
      '25 jours de congés et 20 RTT',
      'Trois jours de télétravail',
      'Restaurant administratif',
      'Participation à la mutuelle',
    ],
    weight: 4,
  },
  {
    name: 'Office de Surveillance du Crédit',
    sector: 'secteur-public',
    subsectors: ['regulation-supervision'],
    structure: 'etablissement-public',
    employees: 260,
    founded: 2009,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Noisy-le-Grand', 'Lille'],
    tagline: 'Régulation du crédit aux particuliers',
    about: prose`
      Autorité publique indépendante, nous contrôlons les pratiques du crédit aux particuliers. Nos
      enquêteurs entrent partout, écoutent les appels et lisent les contrats.
    `,
    description: prose`
      Taux, démarchage, assurance emprunteur, surendettement : nous menons cent vingt contrôles par an et
      publions nos décisions. Les sanctions reviennent à un collège distinct.

      Juristes, statisticiens et contrôleurs forment des équipes de quatre. Les méthodes d’enquête sont
      écrites, partagées, et contestées quand il le faut.

      Les postes sont ouverts par concours ou sur contrat. Une expérience en banque, en audit ou au parquet
      est bienvenue.
    `,
    trades: 'Contrôleurs, juristes, statisticiens',
    benefits: [
      'Deux jours de télétravail',
      '25 jours de congés et 20 RTT',
      'Formation continue',
      'Restaurant administratif',
    ],
    weight: 3,
  },
  {
    name: 'Mutuelle Tisserande',
    sector: 'mutuelles-prevoyance',
    subsectors: ['complementaire-sante', 'prevoyance-collective', 'epargne-retraite'],
    structure: 'mutuelle-cooperative',
    employees: 720,
    founded: 1912,
    country: 'fr',
    city: 'Roubaix',
    otherCities: ['Lille', 'Arras', 'Reims', 'Rouen'],
    tagline: 'Santé et prévoyance collective',
    about: prose`
      Fondée par des ouvrières du textile, notre mutuelle protège 640 000 personnes et 9 000 entreprises.
      Les cotisations ne dépendent ni de l’âge ni du sexe.
    `,
    description: prose`
      Santé, prévoyance, prévention : nous remboursons, mais nous gérons aussi quatre centres dentaires et
      deux centres optiques. Les excédents y sont réinvestis.

      L’actuariat et la prévoyance collective ont leur siège à Roubaix, dans l’ancienne usine des
      fondatrices. Les délégués élus assistent à la présentation des comptes, et interrogent.

      Nous recrutons gestionnaires, actuaires et conseillers d’entreprise. L’égalité salariale est vérifiée
      chaque année par un cabinet extérieur.
    `,
    trades: 'Gestionnaires, actuaires, conseillers',
    benefits: [
      'Trois jours de télétravail',
      'Semaine de 34 heures',
      '15 RTT',
      'Mutuelle prise en charge à 100 %',
      'Congé d’aidant rémunéré',
    ],
    quote: {
      text: prose`
        Chaque printemps, je présente les provisions aux délégués. Leurs questions sont plus rudes que celles
        du contrôleur.
      `,
      author: 'Zohra Mekki',
      role: 'actuaire prévoyance',
    },
    weight: 4,
  },
  {
    name: 'Prévoyance Batelière',
    sector: 'mutuelles-prevoyance',
    subsectors: ['prevoyance-collective'],
    structure: 'mutuelle-cooperative',
    employees: 130,
    founded: 1936,
    country: 'fr',
    city: 'Rouen',
    otherCities: ['Strasbourg', 'Lyon'],
    tagline: 'Prévoyance des métiers du fleuve',
    about: prose`
      Mariniers, dockers, éclusiers : nous assurons la prévoyance et la retraite supplémentaire de 52 000
      personnes. Un dossier d’invalidité est rappelé sous deux jours, toujours par la même voix.
    `,
    description: prose`
      Institution paritaire, nous sommes gérés à parts égales par les employeurs et les syndicats. Nos
      réserves couvrent neuf années de rentes.

      Les équipes sont petites : gestion, actuariat, action sociale. Une péniche-permanence remonte la Seine
      deux mois par an.

      Nous cherchons des gestionnaires attentifs et des actuaires complets, qui aiment expliquer. Les
      horaires sont souples et les soirées tranquilles.
    `,
    trades: 'Gestionnaires prévoyance, actuaires',
    benefits: ['Deux jours de télétravail', '13e mois', '14 RTT', 'Prévoyance prise en charge à 100 %'],
    weight: 2,
  },
  {
    name: 'Mutuelle Girondelle',
    sector: 'mutuelles-prevoyance',
    subsectors: ['complementaire-sante'],
    structure: 'mutuelle-cooperative',
    employees: 240,
    founded: 1948,
    country: 'fr',
    city: 'Bordeaux',
    otherCities: ['Libourne', 'Arcachon', 'Mont-de-Marsan'],
    tagline: 'Mutuelle santé de proximité',
    about: prose`
      Mutuelle de plein exercice, nous couvrons 150 000 adhérents en Nouvelle-Aquitaine, avec onze agences
      et aucun serveur vocal. Les remboursements partent le jour même.
    `,
    description: prose`
      Particuliers, agents territoriaux, petites entreprises : nos contrats sont peu nombreux et se
      comparent entre eux. Les frais de gestion sont les plus bas de notre catégorie.

      Conseillers, gestionnaires, contrôleurs : tous ont passé une journée à l’accueil. Le comité des
      garanties compte six adhérents tirés au sort.

      Nous embauchons en CDI dès la fin de la formation. L’agence de Mont-de-Marsan s’agrandit, avec des
      postes ouverts aux débutants.
    `,
    trades: 'Conseillers, gestionnaires, comptables',
    benefits: ['Deux jours de télétravail', '13e mois', '12 RTT', 'Mutuelle prise en charge à 100 %'],
    weight: 2,
  },
]
