import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const businessFintechs: CompanySheet[] = [
  {
    name: 'Soixante Jours',
    sector: 'fintech-paiements',
    subsectors: ['pret-en-ligne'],
    structure: 'pme',
    employees: 210,
    founded: 2015,
    country: 'fr',
    city: 'Toulouse',
    otherCities: ['Paris', 'Lyon', 'Bordeaux'],
    tagline: 'Affacturage en ligne pour PME',
    about: prose`
      Nous avançons en vingt-quatre heures les factures que les PME attendraient soixante jours. Depuis
      2015, 4,6 milliards d’euros sont passés entre nos mains, à 0,4 % de pertes.
    `,
    description: prose`
      Le client dépose sa facture, nous vérifions le débiteur, le virement part le lendemain. Derrière cette
      simplicité travaillent quarante analystes et un modèle revu chaque semaine.

      Nos équipes produit, risque et recouvrement sont mêlées par type de client. Une règle de fraude
      nouvelle passe en production dans la journée.

      Rentables depuis 2021, nous grandissons sans hâte. Un entretien ici comprend un cas réel, payé, et un
      retour écrit dans tous les cas.
    `,
    trades: 'Analystes risque, développeurs, commerciaux',
    benefits: [
      'Trois jours de télétravail',
      'Actions pour tous',
      'Un mois de congé tous les cinq ans',
      'Titres-restaurant',
      'Mutuelle prise en charge à 100 %',
    ],
    quote: {
      text: prose`
        L’entretien reposait sur un vrai dossier, et il m’a été payé. J’ai su tout de suite comment on
        travaillait ici.
      `,
      author: 'Damien Loubère',
      role: 'analyste risque et fraude',
    },
    weight: 4,
  },
  {
    name: 'Lumen Trésorerie',
    sector: 'fintech-paiements',
    subsectors: ['paiements', 'donnees-infrastructures'],
    structure: 'pme',
    employees: 130,
    founded: 2012,
    country: 'fr',
    city: 'Lille',
    otherCities: ['Paris', 'Lyon', 'Nantes'],
    tagline: 'Logiciel et centrale de trésorerie',
    about: prose`
      Nous donnons aux ETI une trésorerie de grand groupe : un logiciel, une salle de paiement et des
      trésoriers à temps partagé. Trois cent vingt entreprises nous confient leurs flux.
    `,
    description: prose`
      Prévision à treize semaines, rapprochements, virements, couverture : nos trésoriers font le travail
      avec le client, puis le lui rendent. La plupart le reprennent au bout de deux ans.

      Le logiciel est développé à Lille, connecté à 140 banques. Les contrôles anti-fraude ont bloqué 11 M€
      de virements l’an dernier, tous rappelés par téléphone.

      Nous formons des alternants chaque année, sur des contrats de vingt-quatre mois. Neuf de nos
      trésoriers sur dix ont commencé ainsi.
    `,
    trades: 'Trésoriers, alternants, développeurs',
    benefits: [
      'Deux jours de télétravail',
      'Intéressement',
      '10 RTT',
      'Alternants payés 15 % au-dessus du minimum',
      'Titres-restaurant',
    ],
    quote: {
      text: prose`
        À vingt-trois ans, j’appelais les banques pour arrêter un faux virement de 400 000 €. Je n’ai pas
        raccroché avant le retour des fonds.
      `,
      author: 'Maëlys Duhem',
      role: 'trésorière, ancienne alternante',
    },
    weight: 4,
  },
  {
    name: 'Facturelle',
    sector: 'fintech-paiements',
    subsectors: ['paiements', 'donnees-infrastructures'],
    structure: 'pme',
    employees: 78,
    founded: 2016,
    country: 'fr',
    city: 'Nantes',
    otherCities: ['Malakoff', 'Angers'],
    tagline: 'Facture électronique et relances',
    about: prose`
      Plateforme de facturation électronique, nous transmettons 30 millions de factures par an. Nos clients
      sont payés neuf jours plus tôt, relances polies comprises.
    `,
    description: prose`
      Artisans, cabinets, industriels : 12 000 entreprises émettent et reçoivent par nos tuyaux. Les
      experts-comptables y ont leur propre accès, sans supplément.

      Le produit avance par petites équipes de cinq, chacune chargée d’un parcours complet. Le service
      client répond en quatre minutes et remonte directement les défauts.

      Nous recrutons des spécialistes de TVA autant que des ingénieurs. La connaissance du comptable nous
      vaut plus que la mode du moment.
    `,
    trades: 'Chefs de produit, fiscalistes TVA, support',
    benefits: ['Trois jours de télétravail', 'Semaine de quatre jours à l’essai', 'Intéressement', 'Titres-restaurant'],
    weight: 3,
  },
  {
    name: 'Moellon',
    sector: 'fintech-paiements',
    subsectors: ['pret-en-ligne'],
    structure: 'start-up',
    employees: 10,
    founded: 2021,
    country: 'fr',
    city: 'Bordeaux',
    otherCities: [],
    tagline: 'Financement participatif immobilier',
    about: prose`
      Nous finançons des rénovations de centre-bourg avec l’épargne des habitants. Un chantier, un seul
      dossier, visité avant, pendant et après.
    `,
    description: prose`
      Trente-huit opérations depuis 2021, 21 M€ collectés, deux retards et aucun défaut à ce jour. Les
      comptes de chaque chantier sont publiés.

      À dix, nous instruisons, expliquons et visitons. Une architecte, trois analystes, deux développeuses,
      un juriste, et des chaussures pleines de plâtre.

      Nous accueillons chaque semestre un stagiaire en analyse de projets, qui présente sa première
      opération au comité avant de partir.
    `,
    trades: 'Analystes de projets, juristes',
    benefits: ['Parts de l’entreprise', 'Deux jours de télétravail', 'Titres-restaurant'],
    weight: 1,
  },
  {
    name: 'Tessère',
    sector: 'fintech-paiements',
    subsectors: ['actifs-numeriques'],
    structure: 'start-up',
    employees: 10,
    founded: 2021,
    country: 'ch',
    city: 'Lausanne',
    otherCities: [],
    tagline: 'Registre de titres numériques',
    about: prose`
      Nous tenons le registre d’actionnaires de deux cents sociétés suisses non cotées, en titres
      numériques. Un transfert prend une minute, une assemblée générale une heure.
    `,
    description: prose`
      Émission, transfert, vote, dividende : tout se fait sur un registre conforme au droit suisse. Les
      notaires l’utilisent aussi, ce dont nous sommes fiers.

      Dix personnes : juristes, ingénieurs, une ancienne teneuse de registre. Les décisions se prennent à la
      table du lundi.

      Nous engageons peu et bien. Le droit des sociétés s’apprend, la rigueur moins.
    `,
    trades: 'Juristes, ingénieurs, chargés de clientèle',
    benefits: ['Participation au capital', '30 jours de vacances', 'Temps partiel dès 60 %'],
    weight: 1,
  },
]
