import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const privateBanks: CompanySheet[] = [
  {
    name: 'Banque Valmont',
    sector: 'banque',
    subsectors: ['banque-privee', 'financement-investissement'],
    structure: 'eti',
    employees: 2400,
    founded: 1894,
    country: 'fr',
    city: 'Paris',
    otherCities: [
      'Puteaux',
      'Lyon',
      'Bordeaux',
      'Nantes',
      'Lille',
      'Marseille',
      'Toulouse',
      'Strasbourg',
      'Rennes',
      'Nice',
      'Montpellier',
      'Dijon',
      'Annecy',
      'Reims',
      'Rouen',
    ],
    tagline: 'Banque privée et financement',
    about: prose`
      Banque familiale indépendante, présente dans quatorze villes, Valmont accompagne les entreprises
      patrimoniales et leurs dirigeants.
    `,
    description: prose`
      Depuis 1894, la même famille contrôle la banque et y laisse l’essentiel du résultat. Nous conseillons
      11 000 familles et finançons 1 800 entreprises dont le chiffre d’affaires va de 20 à 500 M€.

      La banque privée et le financement travaillent au même étage : un dirigeant rencontre au cours d’une
      même matinée son banquier, un fiscaliste et l’analyste qui tient son dossier de crédit. Le comité se
      réunit chaque jeudi, rue de Vézelay.

      Les équipes restent courtes, dix-huit personnes à la direction des crédits, et les débutants y
      présentent leurs dossiers eux-mêmes. Chaque recrue suit un parcours de douze mois, avec un parrain
      pris hors de sa direction.
    `,
    trades: 'Analystes crédit, banquiers privés',
    benefits: [
      'Deux jours de télétravail',
      '14 RTT',
      'Intéressement et participation',
      'Restaurant d’entreprise',
      'Mutuelle prise en charge à 80 %',
    ],
    quote: {
      text: 'Chez nous, un analyste présente lui-même ses dossiers au comité, dès la première année.',
      author: 'Claire Estève',
      role: 'directrice des crédits',
    },
    weight: 8,
  },
  {
    name: 'Banque Fauvelle',
    sector: 'banque',
    subsectors: ['banque-privee'],
    structure: 'eti',
    employees: 620,
    founded: 1847,
    country: 'fr',
    city: 'Bordeaux',
    otherCities: ['Paris', 'Toulouse', 'Bayonne', 'La Rochelle', 'Biarritz'],
    tagline: 'Banque privée du Sud-Ouest',
    about: prose`
      Banquiers de négociants puis de familles, nous gérons 5,4 milliards d’euros pour 4 000 clients, de
      l’estuaire aux Pyrénées. Chaque banquier suit soixante-dix familles au plus.
    `,
    description: prose`
      Gestion sous mandat, crédit patrimonial, transmission de domaines : nous faisons peu de choses, et
      nous les faisons longtemps. La moitié de nos clients sont là depuis plus de vingt ans.

      Un notaire, deux agronomes et un œnologue sont salariés de la banque pour évaluer les propriétés
      viticoles. Le service titres est resté à Bordeaux.

      Nous recrutons deux à trois banquiers par an, rarement davantage, après un stage ou une alternance. La
      promotion interne fait le reste.
    `,
    trades: 'Banquiers privés, gérants, juristes',
    benefits: [
      'Participation',
      '12 RTT',
      'Un jour et demi de télétravail',
      'Parking au centre-ville',
      'Mutuelle prise en charge à 75 %',
    ],
    weight: 3,
  },
  {
    name: 'Banque Cassagne-Rey',
    sector: 'banque',
    subsectors: ['banque-privee'],
    structure: 'pme',
    employees: 170,
    founded: 1911,
    country: 'fr',
    city: 'Marseille',
    otherCities: ['Aix-en-Provence', 'Nice', 'Toulon'],
    tagline: 'Banque privée et maritime',
    about: prose`
      Maison d’armateurs à l’origine, nous sommes la banque privée des familles de Provence et du cabotage
      méditerranéen. Quarante navires sont aujourd’hui financés dans nos livres.
    `,
    description: prose`
      Deux métiers seulement : la gestion de fortune et le prêt hypothécaire maritime. Les deux clientèles
      se recoupent plus qu’on ne croit.

      Nos analystes visitent les navires en cale sèche et lisent les rapports de classification. Peu de
      banques de notre taille le font encore.

      Une équipe de cent soixante-dix personnes où tout le monde se connaît. Les décisions d’embauche sont
      prises par les futurs collègues, après une demi-journée passée ensemble.
    `,
    trades: 'Banquiers privés, analystes maritimes',
    benefits: ['13e et 14e mois', 'Un jour de télétravail', 'Intéressement', 'Mutuelle prise en charge à 100 %'],
    weight: 2,
  },
  {
    name: 'Banque Van Meerbeke',
    sector: 'banque',
    subsectors: ['banque-privee'],
    structure: 'eti',
    employees: 390,
    founded: 1863,
    country: 'be',
    city: 'Bruxelles',
    otherCities: ['Gand', 'Liège', 'Namur', 'Wavre'],
    tagline: 'Banque privée familiale',
    about: prose`
      Six générations, une seule activité : conseiller les familles d’entrepreneurs belges. Nous gérons
      8 milliards d’euros et ne vendons aucun produit maison.
    `,
    description: prose`
      Nos gestionnaires sont payés au fixe, sans commission sur les placements. Cette règle date de 1998 ;
      elle a coûté des clients, puis elle en a fait venir d’autres.

      Planification successorale, gestion discrétionnaire, crédit lombard : les trois équipes partagent la
      même maison de maître à Bruxelles. Les réunions se tiennent en français, en néerlandais, souvent dans
      les deux.

      Nous recrutons des banquiers confirmés, et chaque année quatre diplômés pour un parcours de deux ans à
      travers les services.
    `,
    trades: 'Banquiers privés, gérants, planificateurs',
    benefits: [
      'Voiture ou budget mobilité',
      'Assurance groupe',
      'Chèques-repas',
      '30 jours de congés',
      'Cours de néerlandais',
    ],
    weight: 3,
  },
  {
    name: 'Banque Sûreval',
    sector: 'banque',
    subsectors: ['banque-privee'],
    structure: 'eti',
    employees: 510,
    founded: 1978,
    country: 'lu',
    city: 'Luxembourg',
    otherCities: ['Strassen', 'Bertrange'],
    tagline: 'Banque dépositaire et privée',
    about: prose`
      Nous conservons 62 milliards d’euros d’actifs pour trois cents fonds et une clientèle privée
      européenne. Notre langue de travail est le français, nos contrats sont en anglais.
    `,
    description: prose`
      Dépositaire de fonds cotés et non cotés, nous contrôlons chaque jour la propriété des actifs, les flux
      et le respect des limites. L’immobilier et la dette privée progressent le plus vite.

      La moitié de nos équipes vient de Lorraine, de Belgique ou de Sarre. Le télétravail suit les seuils
      fiscaux de chaque pays, et la paie les suit pour vous.

      On débute en général au contrôle dépositaire, on évolue vers la relation client ou la conformité.
      Trois certifications sont payées par la banque.
    `,
    trades: 'Contrôleurs dépositaires, juristes',
    benefits: [
      'Chèques-repas',
      'Pension complémentaire',
      '30 jours de congés',
      'Télétravail selon les seuils frontaliers',
      'Treizième mois',
    ],
    weight: 4,
  },
  {
    name: 'Banque Salvan',
    sector: 'banque',
    subsectors: ['banque-privee', 'financement-investissement'],
    structure: 'eti',
    employees: 980,
    founded: 1802,
    country: 'ch',
    city: 'Genève',
    otherCities: ['Lausanne', 'Zurich', 'Lugano', 'Bâle'],
    tagline: 'Gestion de fortune et négoce',
    about: prose`
      Banque privée genevoise, nous gérons 34 milliards de francs et finançons le négoce de matières
      premières. Les associés engagent leur propre fortune à côté de celle des clients.
    `,
    description: prose`
      Huit associés, dont trois femmes, dirigent la maison. Nous n’avons qu’un but, durer : le ratio de
      fonds propres est le double de l’exigence.

      Le financement du négoce occupe une équipe de quarante spécialistes, du café au cuivre. Chaque
      cargaison est suivie, du connaissement au paiement final.

      Nous cherchons des gérants, des analystes et des spécialistes de la conformité, souvent trilingues. Un
      parcours de dix-huit mois forme les jeunes diplômés à trois métiers.
    `,
    trades: 'Gérants de fortune, analystes, compliance',
    benefits: [
      'Caisse de pension surobligatoire',
      '28 jours de vacances',
      'Deux jours de télétravail',
      'Restaurant du personnel',
      'Congé parental de dix semaines',
    ],
    quote: {
      text: prose`
        Mon premier dossier était une cargaison de cacao : j’ai suivi le navire sur une carte jusqu’au
        règlement.
      `,
      author: 'Nadège Perruchoud',
      role: 'analyste en financement du négoce',
    },
    weight: 4,
  },
]
