import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const tradeAndServiceGroups: CompanySheet[] = [
  {
    name: 'Enseignes Tournelle',
    sector: 'finance-entreprise',
    industry: 'Commerce spécialisé',
    structure: 'grand-groupe',
    employees: 8400,
    founded: 1978,
    country: 'fr',
    city: 'Lille',
    otherCities: ['Saint-Denis (93)', 'Roubaix', 'Tourcoing', 'Lyon', 'Nantes', 'Bordeaux', 'Toulouse'],
    tagline: 'Maison, bricolage et décoration',
    about: prose`
      Quatre enseignes, 260 magasins et un site marchand : nous équipons les maisons françaises. Notre
      finance suit le panier, le stock et le kilomètre de livraison.
    `,
    description: prose`
      Meubles, luminaires, bricolage, jardin : nos métiers n’ont pas les mêmes saisons, et c’est voulu. Le
      contrôle de gestion est organisé par enseigne, la trésorerie et la fiscalité sont communes.

      Le pôle données financières, vingt personnes, met à disposition les chiffres de la veille à sept
      heures. Les magasins l’utilisent avant leur premier café.

      Nous recrutons à Lille et dans nos entrepôts. L’actionnariat salarié est ancien : neuf collaborateurs
      sur dix détiennent des parts.
    `,
    trades: 'Contrôleurs, comptables, data analysts',
    benefits: [
      'Actionnariat salarié',
      'Participation',
      'Trois jours de télétravail',
      '12 RTT',
      'Remise dans les quatre enseignes',
    ],
    weight: 8,
  },
  {
    name: 'Transports Gavrelle',
    sector: 'finance-entreprise',
    industry: 'Transport et logistique',
    structure: 'grand-groupe',
    employees: 5600,
    founded: 1954,
    country: 'fr',
    city: 'Valence',
    otherCities: ['Lyon', 'Avignon', 'Montélimar', 'Marseille', 'Dijon', 'Orléans'],
    tagline: 'Transport et entrepôts',
    about: prose`
      Nous faisons rouler 2 700 camions et louons 900 000 mètres carrés d’entrepôts. Au bureau, on sait ce
      que coûte un kilomètre à vide, à trois décimales près.
    `,
    description: prose`
      Messagerie, température dirigée, logistique : trois activités aux marges fines. Le gazole, les péages
      et la paie des conducteurs font l’objet d’un suivi quotidien.

      La direction financière, 180 personnes, a déplacé la moitié de ses contrôleurs en agence. Ils suivent
      trois dépôts chacun et en présentent les comptes aux chefs d’exploitation.

      Le passage à l’électrique ouvre des postes en financement d’actifs et en fiscalité de l’énergie. Nous
      formons volontiers.
    `,
    trades: 'Contrôleurs d’agence, comptables, acheteurs',
    benefits: ['Voiture de service', 'Participation', '10 RTT', 'Un jour de télétravail', 'Prime de cooptation'],
    weight: 6,
  },
  {
    name: 'Cosmétiques Ysaline',
    sector: 'finance-entreprise',
    industry: 'Industrie cosmétique',
    plants: true,
    structure: 'eti',
    employees: 1600,
    founded: 1969,
    country: 'fr',
    city: 'Chartres',
    otherCities: ['Levallois-Perret', 'Orléans', 'Dreux'],
    tagline: 'Soins et parfums',
    about: prose`
      Nous créons des soins et des parfums vendus dans cinquante pays. Entre une idée et un flacon, nos
      financiers suivent 22 mois de dépenses et un seul lancement.
    `,
    description: prose`
      Deux usines en Eure-et-Loir, six filiales, 430 M€ de ventes. La rentabilité se lit par référence, par
      pays et par point de vente.

      L’équipe financière compte 75 personnes. Les contrôleurs de marque siègent au comité de création, avec
      une voix consultative et de bons arguments.

      Chartres est à une heure de Paris, d’où vient un tiers des équipes. Deux jours de télétravail et une
      navette depuis la gare simplifient la semaine.
    `,
    trades: 'Contrôleurs de marque, comptables export',
    benefits: ['Deux jours de télétravail', 'Navette depuis la gare', 'Participation', '13 RTT', 'Dotation produits'],
    weight: 5,
  },
  {
    name: 'Altimètre Logiciels',
    sector: 'finance-entreprise',
    industry: 'Édition de logiciels',
    structure: 'eti',
    employees: 540,
    founded: 2004,
    country: 'fr',
    city: 'Grenoble',
    otherCities: ['Boulogne-Billancourt', 'Lyon', 'Nantes'],
    tagline: 'Éditeur de logiciels de maintenance',
    about: prose`
      Éditeur grenoblois, nous vendons par abonnement des logiciels de maintenance à 4 000 usines. Revenu
      récurrent, taux d’attrition, coût d’acquisition : nos financiers en font un usage modéré et précis.
    `,
    description: prose`
      Le passage à l’abonnement, achevé en 2021, a changé nos comptes et nos réflexes. Nous publions en
      interne un résultat mensuel que chacun sait lire.

      La finance compte trente personnes, réparties entre comptabilité, contrôle et opérations de vente. Une
      équipe intègre les acquisitions, deux par an en moyenne.

      Les postes sont ouverts au télétravail, avec deux jours communs à Grenoble chaque mois. On y vient en
      train, on en repart parfois à skis.
    `,
    trades: 'Contrôleurs, comptables, revenue operations',
    benefits: [
      'Quatre jours de télétravail',
      'Actions gratuites',
      '10 RTT',
      'Budget de formation de 2 000 €',
      'Forfait de ski ou de salle',
    ],
    weight: 5,
  },
  {
    name: 'Groupe Avelane',
    sector: 'finance-entreprise',
    industry: 'Hôtellerie et tourisme',
    structure: 'eti',
    employees: 2800,
    founded: 1985,
    country: 'fr',
    city: 'Nice',
    otherCities: ['Issy-les-Moulineaux', 'Cannes', 'Marseille', 'Ajaccio', 'Annecy'],
    tagline: 'Hôtels et résidences de tourisme',
    about: prose`
      Quarante-trois hôtels et résidences, du bord de mer aux alpages. Nos contrôleurs suivent le prix de la
      chambre heure par heure, et le coût du petit-déjeuner œuf par œuf.
    `,
    description: prose`
      Nous exploitons des murs que nous possédons pour moitié. Foncier et exploitation ont des comptes
      séparés, et une seule direction financière.

      La saison dicte le rythme : budget en automne, embauches en février, comptes d’exploitation à la
      semaine en été. Le siège ferme deux semaines en novembre.

      Comptables, auditeurs de nuit, contrôleurs régionaux : nous aimons les parcours commencés à la
      réception. Un tiers des équipes du siège en vient.
    `,
    trades: 'Contrôleurs d’exploitation, comptables',
    benefits: [
      'Nuits à tarif salarié',
      'Logement de saison',
      'Un jour et demi de télétravail',
      '13e mois',
      'Repas sur place',
    ],
    weight: 4,
  },
  {
    name: 'Ateliers Tressange',
    sector: 'finance-entreprise',
    industry: 'Maroquinerie',
    plants: true,
    structure: 'eti',
    employees: 1750,
    founded: 1889,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Pantin', 'Limoges', 'Cholet', 'Besançon'],
    tagline: 'Maroquinerie et gainerie',
    about: prose`
      Sacs, malles, gainerie d’ascenseur : nous travaillons le cuir dans sept ateliers français et le
      vendons dans nos 58 boutiques. Le coût d’une heure de piqûre se discute ici avec sérieux.
    `,
    description: prose`
      Croissance régulière, pas de soldes, stocks courts : la finance protège ce modèle autant qu’elle le
      mesure. Les ouvertures de boutiques sont décidées sur dossier, puis jugées deux ans après.

      Cent dix personnes entre Paris et Pantin : comptabilité, contrôle de gestion, fiscalité, trésorerie.
      Les contrôleurs d’atelier sont installés à Limoges et à Cholet.

      Chaque arrivant passe une semaine à l’établi. Personne n’en sort maroquinier, tout le monde en sort
      plus prudent sur les cadences.
    `,
    trades: 'Contrôleurs, comptables, fiscalistes',
    benefits: [
      'Intéressement et participation',
      'Deux jours de télétravail',
      '12 RTT',
      'Ventes au personnel',
      'Prime de transport',
    ],
    weight: 5,
  },
]
