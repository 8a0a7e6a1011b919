import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const regionalBanks: CompanySheet[] = [
  {
    name: 'Banque Lorvaine',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'eti',
    employees: 2600,
    founded: 1919,
    country: 'fr',
    city: 'Nancy',
    otherCities: ['Metz', 'Épinal', 'Bar-le-Duc', 'Thionville', 'Verdun', 'Longwy', 'Sarreguemines', 'Strasbourg'],
    tagline: 'Banque régionale et transfrontalière',
    about: prose`
      Banque régionale indépendante, nous servons les particuliers et les PME de l’Est, dont 70 000
      travailleurs frontaliers. Prêts en francs suisses, salaires luxembourgeois, successions allemandes :
      nous connaissons le sujet.
    `,
    description: prose`
      Notre métier est celui d’une banque de proximité, avec une particularité : un client sur cinq touche
      un revenu à l’étranger. Une équipe fiscale de quinze personnes épaule les conseillers des agences
      frontalières.

      Côté entreprises, nous accompagnons 6 200 PME industrielles, souvent exportatrices. Crédits
      documentaires, couverture de change et préfinancement sont traités à Nancy, sans sous-traitance.

      L’allemand ou le luxembourgeois sont des atouts, pas des conditions : des cours sont offerts sur le
      temps de travail. Les comités de crédit sont ouverts aux débutants, en observateurs, dès le premier
      mois.
    `,
    trades: 'Conseillers, gestionnaires de patrimoine',
    benefits: [
      'Cours de langues sur le temps de travail',
      'Deux jours de télétravail',
      '13e mois',
      'Intéressement',
      'Restaurant d’entreprise à Nancy et à Metz',
    ],
    weight: 8,
  },
  {
    name: 'Comptoir de Garonne',
    sector: 'banque',
    subsectors: ['credit-specialise'],
    structure: 'eti',
    employees: 540,
    founded: 1932,
    country: 'fr',
    city: 'Toulouse',
    otherCities: ['Agen', 'Montauban', 'Auch', 'Albi', 'Tarbes', 'Bordeaux'],
    tagline: 'Banque des PME et des artisans',
    about: prose`
      Banque des petites entreprises, nous n’ouvrons pas de compte aux particuliers. Escompte, cautions de
      marché, crédit-bail : 14 000 sociétés du Sud-Ouest travaillent avec nous.
    `,
    description: prose`
      Notre clientèle emploie entre trois et deux cents salariés, dans le bâtiment, la sous-traitance
      aéronautique et l’agroalimentaire. Le ticket moyen est de 180 000 €.

      Chaque chargé d’affaires suit quatre-vingts entreprises et passe deux jours par semaine chez elles.
      L’analyse est faite à Toulouse par une équipe de trente personnes, qui connaît chaque filière de
      l’intérieur.

      Nous aimons les profils venus de l’entreprise : comptables, contrôleurs de gestion, acheteurs. La
      banque s’apprend ici en neuf mois, tuteur compris.
    `,
    trades: 'Chargés d’affaires, analystes, juristes',
    benefits: [
      'Voiture de fonction pour les chargés d’affaires',
      'Intéressement',
      '10 RTT',
      'Un jour de télétravail',
      'Prime de cooptation',
    ],
    weight: 4,
  },
  {
    name: 'Banque Filao',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'eti',
    employees: 860,
    founded: 1963,
    country: 'fr',
    city: 'Fort-de-France',
    otherCities: ['Cayenne', 'Pointe-à-Pitre', 'Les Abymes', 'Le Lamentin'],
    tagline: 'Banque des Antilles et de la Guyane',
    about: prose`
      Nous sommes la banque des Antilles et de la Guyane : particuliers, petites entreprises, collectivités.
      Nos prêts tiennent compte des cyclones, des délais de paiement publics et des distances.
    `,
    description: prose`
      Trente-huit agences, deux plateformes téléphoniques et un réseau de distributeurs conçu pour
      redémarrer en quarante-huit heures après une tempête. Notre plan de continuité a servi quatre fois en
      dix ans.

      La moitié de nos crédits professionnels finance de la trésorerie sur marchés publics. Nous avons bâti
      une méthode d’analyse propre à ces dossiers, que nos analystes enseignent à l’université.

      Nous recrutons en priorité sur place et accueillons les retours au pays : frais de déménagement,
      logement de transition, aide à l’emploi du conjoint.
    `,
    trades: 'Chargés d’affaires, analystes, conseillers',
    benefits: [
      'Aide à l’installation',
      'Majoration locale de rémunération',
      'Billet annuel pour les salariés éloignés de leur famille',
      'Intéressement',
      'Mutuelle prise en charge à 80 %',
    ],
    weight: 4,
  },
  {
    name: 'Banque Thévenard',
    sector: 'banque',
    subsectors: ['credit-specialise'],
    structure: 'pme',
    employees: 240,
    founded: 1879,
    country: 'fr',
    city: 'Dijon',
    otherCities: ['Beaune', 'Mâcon', 'Besançon', 'Chalon-sur-Saône'],
    tagline: 'Banque du vignoble et de la forêt',
    about: prose`
      Nous prêtons contre des barriques, des grumes et des meules : le financement de stocks longs est notre
      spécialité depuis 1879. Nos warrants sont vérifiés sur place, deux fois par an.
    `,
    description: prose`
      Vin de garde, comté, merrains : ces stocks prennent de la valeur en vieillissant, et immobilisent la
      trésorerie de ceux qui les élèvent. Nous l’avançons, sur huit mois ou sur huit ans.

      Six inspecteurs parcourent caves et parcs à bois ; leurs relevés alimentent nos notations. Le taux de
      sinistre n’a pas dépassé 0,3 % en dix ans.

      Le siège occupe un hôtel particulier de Dijon. On y entre souvent comme analyste, et l’on y reste :
      l’ancienneté moyenne est de treize ans.
    `,
    trades: 'Analystes crédit, inspecteurs de stocks',
    benefits: [
      'Intéressement',
      '12 RTT',
      'Un jour et demi de télétravail',
      'Véhicule de service',
      'Mutuelle prise en charge à 70 %',
    ],
    weight: 3,
  },
  {
    name: 'Banque Hesbignonne',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'eti',
    employees: 1450,
    founded: 1926,
    country: 'be',
    city: 'Liège',
    otherCities: ['Namur', 'Bruxelles', 'Charleroi', 'Mons', 'Wavre', 'Verviers', 'Arlon'],
    tagline: 'Banque et épargne de Wallonie',
    about: prose`
      Banque belge d’épargne et de crédit, nous travaillons avec 160 agents indépendants, de Tournai à
      Eupen. Le logement et les indépendants sont nos deux métiers.
    `,
    description: prose`
      Fondée par des coopératives agricoles de Hesbaye, notre banque gère 9 milliards d’euros de dépôts.
      Notre livret et nos crédits hypothécaires se décident à Liège.

      Nos inspecteurs commerciaux animent le réseau d’agents, nos analystes tranchent en quarante-huit
      heures. Une cellule spécialisée traite les rénovations énergétiques, un crédit sur quatre désormais.

      Le français est notre langue de travail, le néerlandais ou l’allemand un vrai plus. Nous formons aux
      examens d’intermédiation bancaire et en assurances, pris en charge dès l’embauche.
    `,
    trades: 'Analystes crédit, animateurs de réseau',
    benefits: [
      'Chèques-repas de 8 €',
      'Assurance groupe et hospitalisation',
      'Treizième mois',
      '32 jours de congés',
      'Deux jours de télétravail',
    ],
    weight: 6,
  },
  {
    name: 'Banque Aubonnet',
    sector: 'banque',
    subsectors: ['banque-de-detail'],
    structure: 'eti',
    employees: 740,
    founded: 1868,
    country: 'ch',
    city: 'Lausanne',
    otherCities: ['Nyon', 'Morges', 'Yverdon-les-Bains', 'Vevey', 'Montreux', 'Fribourg'],
    tagline: 'Banque d’épargne et hypothèques',
    about: prose`
      Caisse d’épargne devenue banque régionale, nous finançons la propriété et les PME de l’arc lémanique.
      Nos hypothèques restent à notre bilan : nous ne les revendons pas.
    `,
    description: prose`
      Dix-neuf succursales, 130 000 clients, et une règle ancienne : le taux d’effort se calcule à 5 %, quel
      que soit le taux du jour. Nos pertes de crédit tiennent sur une ligne.

      Le siège de Lausanne rassemble crédit, trésorerie et contrôle des risques, soit 210 personnes sur deux
      étages. Les décisions au-dessus de 2 millions de francs passent devant la direction au complet.

      Nous engageons des conseillers brevetés et formons des apprentis depuis 1934. Le temps partiel est
      ouvert à tous les postes, y compris d’encadrement.
    `,
    trades: 'Conseillers hypothécaires, gestionnaires',
    benefits: [
      'Caisse de pension à deux tiers employeur',
      '27 jours de vacances',
      'Temps partiel dès 60 %',
      'Hypothèque à conditions de faveur',
      'Abonnement de train',
    ],
    weight: 4,
  },
]
