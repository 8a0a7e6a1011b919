import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const businessBanks: CompanySheet[] = [
  {
    name: 'Crédit Montsauve',
    sector: 'banque',
    subsectors: ['banque-de-detail', 'banque-en-ligne', 'credit-specialise', 'financement-investissement'],
    structure: 'grand-groupe',
    employees: 21400,
    founded: 1872,
    country: 'fr',
    city: 'Courbevoie',
    otherCities: [
      'Puteaux',
      'Montrouge',
      'Fontenay-sous-Bois',
      'Noisy-le-Grand',
      'Paris',
      'Saint-Denis (974)',
      'Mamoudzou',
      'Lyon',
      'Lille',
      'Marseille',
      'Bordeaux',
      'Toulouse',
      'Nantes',
      'Strasbourg',
      'Rennes',
      'Montpellier',
      'Nice',
      'Rouen',
      'Dijon',
      'Tours',
    ],
    tagline: 'Banque universelle, particuliers et entreprises',
    about: prose`
      Banque universelle présente dans toutes les régions, nous tenons le compte d’un foyer sur huit et de
      90 000 entreprises. Du guichet à la salle des marchés, nos métiers se côtoient et s’échangent.
    `,
    description: prose`
      Fondée par des négociants en grains, notre maison réunit aujourd’hui une banque de détail de 1 150
      agences, une banque d’entreprises et une filiale de crédit à la consommation. Six millions de clients
      nous confient leurs opérations courantes.

      La direction des risques emploie à elle seule 900 personnes, réparties entre Courbevoie, Lille et
      Lyon. Nos modèles de notation sont développés en interne et relus chaque année par une équipe
      indépendante.

      Un poste sur trois est pourvu par mobilité interne. Les jeunes diplômés peuvent rejoindre l’inspection
      générale : quatre ans, une dizaine de missions, puis un poste d’encadrement dans le réseau ou au
      siège.
    `,
    trades: 'Conseillers, analystes risques, inspecteurs',
    benefits: [
      'Participation et intéressement (1,8 mois en moyenne)',
      'Deux jours de télétravail par semaine',
      'Plan d’épargne abondé jusqu’à 3 000 € par an',
      'Crèche d’entreprise à Courbevoie et à Lille',
      'Université interne, 40 parcours certifiants',
    ],
    quote: {
      text: prose`
        En six ans, j’ai fait trois métiers sans changer de badge : agence, recouvrement, puis modèles de
        notation.
      `,
      author: 'Samira Oukaci',
      role: 'responsable de la validation des modèles',
    },
    weight: 12,
  },
  {
    name: 'Banque Hautecourbe',
    sector: 'banque',
    subsectors: ['financement-investissement'],
    structure: 'grand-groupe',
    employees: 6100,
    founded: 1956,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Courbevoie', 'Montrouge', 'Puteaux', 'Montreuil', 'Lyon', 'Lille'],
    tagline: 'Financement et investissement',
    about: prose`
      Banque de financement et d’investissement, nous structurons, distribuons et couvrons les opérations de
      700 grands clients. L’énergie, les transports et l’alimentation font les trois quarts de notre bilan.
    `,
    description: prose`
      Nous prêtons pour redistribuer : neuf financements sur dix sont arrangés avec d’autres établissements.
      Nos équipes de Paris travaillent chaque jour avec celles de Singapour, New York et Casablanca.

      La salle des marchés de Puteaux compte 420 postes : taux, change, matières premières. Les quants, les
      opérateurs et les contrôleurs de résultat y sont assis par produit, et non par direction.

      Nos programmes juniors accueillent cent vingt personnes par an, avec trois rotations de huit mois.
      L’évaluation est faite par les trois équipes, et discutée avec l’intéressé.
    `,
    trades: 'Analystes, structureurs, contrôleurs',
    benefits: [
      'Variable individuel et différé',
      'Deux jours de télétravail hors marchés',
      'Mobilité internationale dès deux ans',
      'Salle de sport',
      'Intéressement',
    ],
    quote: {
      text: prose`
        Le contrôleur de résultat est assis à deux mètres du trader : les écarts se règlent le jour même, à
        voix haute.
      `,
      author: 'Matthieu Lescure',
      role: 'responsable du contrôle des résultats',
    },
    weight: 10,
  },
  {
    name: 'Financière Ambrelle',
    sector: 'banque',
    subsectors: ['credit-specialise'],
    structure: 'eti',
    employees: 1700,
    founded: 1971,
    country: 'fr',
    city: 'Roubaix',
    otherCities: ['Noisy-le-Grand', 'Lille', 'Tourcoing', 'Arras', 'Amiens'],
    tagline: 'Crédit à la consommation en magasin',
    about: prose`
      Nous finançons les achats de 2,3 millions de foyers, en magasin et en ligne, pour le compte de
      soixante enseignes. Dire non vite et clairement fait partie du métier.
    `,
    description: prose`
      Un million de demandes par an, une réponse en moins d’une minute pour huit sur dix. Nos modèles
      d’octroi sont relus chaque trimestre, y compris sur leurs biais.

      Le recouvrement amiable est fait chez nous, à Roubaix, par des équipes formées au surendettement. Nous
      mesurons leur travail au nombre de plans tenus, pas au nombre d’appels.

      Données, risque, conformité, relation client : la plupart de nos postes sont à trois stations de métro
      de Lille, dans une ancienne filature. Les parcours croisés y sont la règle.
    `,
    trades: 'Analystes de données, chargés de recouvrement',
    benefits: [
      'Trois jours de télétravail',
      'Intéressement',
      '15 RTT',
      'Salle de sport et crèche',
      'Remise chez les enseignes partenaires',
    ],
    weight: 6,
  },
  {
    name: 'Orvane Leasing',
    sector: 'banque',
    subsectors: ['credit-specialise'],
    structure: 'eti',
    employees: 430,
    founded: 1984,
    country: 'fr',
    city: 'Tours',
    otherCities: ['Nanterre', 'Orléans', 'Poitiers', 'Rennes', 'Lyon'],
    tagline: 'Crédit-bail et location financière',
    about: prose`
      Nous louons aux entreprises les machines, les véhicules et les panneaux solaires qu’elles ne veulent
      pas acheter. Deux milliards d’euros d’encours, 26 000 contrats, une seule équipe de décision.
    `,
    description: prose`
      Nos clients viennent à 80 % par les vendeurs d’équipement : nous sommes sur leur bon de commande. La
      qualité de la réponse, en quatre heures ouvrées, fait la différence.

      Nos experts suivent la valeur de revente de six cents types de matériels. Cette base, tenue depuis
      1991, guide les loyers autant que la solidité du locataire.

      Commerce, engagements, gestion des contrats, fin de bail : on change de service tous les trois ou
      quatre ans. Une école interne délivre un certificat reconnu par la profession.
    `,
    trades: 'Analystes engagements, commerciaux',
    benefits: [
      'Deux jours de télétravail',
      'Participation',
      '11 RTT',
      'Voiture de fonction pour les commerciaux',
      'Titres-restaurant',
    ],
    weight: 4,
  },
  {
    name: 'Bankhaus Rietmann',
    sector: 'banque',
    subsectors: ['financement-investissement'],
    structure: 'pme',
    employees: 130,
    founded: 1921,
    country: 'ch',
    city: 'Zurich',
    otherCities: ['Genève', 'Zoug'],
    tagline: 'Banque d’affaires des entreprises moyennes',
    about: prose`
      Banque d’affaires zurichoise, nous conseillons et finançons les entreprises moyennes des deux côtés de
      la Sarine. Notre bureau de Genève travaille en français, avec les mêmes pouvoirs.
    `,
    description: prose`
      Successions, acquisitions, crédits d’exploitation : nous suivons deux cents sociétés de mécanique,
      d’horlogerie et d’agroalimentaire. Beaucoup n’ont pas d’autre banque.

      Une opération est menée par trois personnes, du premier rendez-vous à la signature. Le junior tient le
      modèle, et l’explique au client.

      Nous attendons le français et l’allemand, l’un à l’aise, l’autre en progrès. Les cours sont payés, les
      soirées de pratique aussi.
    `,
    trades: 'Analystes M&A, gestionnaires crédit',
    benefits: ['Caisse de pension', '26 jours de vacances', 'Cours de langues', 'Abonnement général de train'],
    weight: 2,
  },
]
