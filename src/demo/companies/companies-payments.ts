import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const paymentFirms: CompanySheet[] = [
  {
    name: 'Trébuchet',
    sector: 'fintech-paiements',
    subsectors: ['donnees-infrastructures', 'paiements'],
    structure: 'pme',
    employees: 95,
    founded: 2017,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Rennes'],
    tagline: 'Détection de la fraude aux paiements',
    about: prose`
      Nos modèles pèsent chaque paiement en quarante millisecondes pour le compte de banques et de
      marchands. Nous mesurons autant les fraudes manquées que les clients refusés à tort.
    `,
    description: prose`
      Quatre milliards de transactions par an, dix-huit clients, une équipe qui lit encore des dossiers à la
      main chaque mardi. Les idées viennent de là.

      Science des données, ingénierie, enquête : les trois métiers partagent l’astreinte. Les modèles sont
      expliqués au client, variable par variable.

      Nous recherchons des profils curieux, capables d’écrire ce qu’ils trouvent. Les publications sont
      encouragées, les brevets non.
    `,
    trades: 'Data scientists, enquêteurs, ingénieurs',
    benefits: [
      'Trois jours de télétravail',
      'Actions',
      'Budget de conférences',
      'Astreintes payées',
      'Titres-restaurant',
    ],
    weight: 3,
  },
  {
    name: 'Liard',
    sector: 'fintech-paiements',
    subsectors: ['neobanques'],
    structure: 'pme',
    employees: 140,
    founded: 2018,
    country: 'fr',
    city: 'Lyon',
    otherCities: ['Paris', 'Lille'],
    tagline: 'Compte professionnel des indépendants',
    about: prose`
      Un compte, une carte, les cotisations mises de côté à chaque encaissement : nous tenons les finances
      de 190 000 indépendants. Notre plus belle fonction est celle qui évite une mauvaise surprise en mai.
    `,
    description: prose`
      Établissement de paiement agréé, nous gardons les fonds cantonnés et n’en tirons aucun crédit. Nos
      revenus viennent de l’abonnement, affiché sur la page d’accueil.

      Produit, conformité et service client sont assis ensemble. Une ouverture de compte prend six minutes,
      une fermeture deux, et nous tenons aux deux.

      Les équipes sont réparties entre Lyon et le télétravail. Les salaires suivent une grille, calculable
      avant même d’envoyer un CV.
    `,
    trades: 'Chefs de produit, analystes LCB-FT',
    benefits: [
      'Grille de salaires ouverte',
      'Télétravail libre',
      '7 semaines de congés',
      'Actions',
      'Congé second parent de dix semaines',
    ],
    weight: 3,
  },
  {
    name: 'Piécette',
    sector: 'fintech-paiements',
    subsectors: ['neobanques'],
    structure: 'pme',
    employees: 64,
    founded: 2019,
    country: 'fr',
    city: 'Paris',
    otherCities: [],
    tagline: 'Argent de poche et éducation financière',
    about: prose`
      Nous apprenons à 260 000 adolescents à tenir un budget, avec une carte et leurs parents. Pas de
      crédit, pas de publicité, pas de revente de données.
    `,
    description: prose`
      Une carte à solde contrôlé, des missions, des objectifs : l’application est conçue avec des
      enseignants. Une édition sert dans trois cents collèges.

      L’équipe compte des pédagogues, des développeurs et des spécialistes du paiement. La conformité relit
      chaque écran, et sait proposer mieux.

      Nous visons l’équilibre l’an prochain. Les nouveaux venus animent un atelier en classe dans leurs deux
      premiers mois.
    `,
    trades: 'Chefs de produit, conformité, développeurs',
    benefits: ['Trois jours de télétravail', 'Actions', 'Mercredi libre pour les parents', 'Titres-restaurant'],
    weight: 2,
  },
  {
    name: 'Zinc Paiements',
    sector: 'fintech-paiements',
    subsectors: ['paiements', 'pret-en-ligne'],
    structure: 'pme',
    employees: 58,
    founded: 2020,
    country: 'fr',
    city: 'Marseille',
    otherCities: ['Montpellier', 'Lyon', 'Nice'],
    tagline: 'Encaissement des cafés et restaurants',
    about: prose`
      Addition partagée, pourboire, caisse du soir : nous équipons 5 400 cafés et restaurants. Nos
      commerciaux ont presque tous porté un plateau.
    `,
    description: prose`
      Un terminal, un abonnement, des fonds versés le lendemain, dimanche compris. Nous proposons aussi des
      avances remboursées au fil des encaissements.

      Les avances sont décidées par une équipe de huit analystes, sur données d’encaissement. Leur taux de
      retour est public en interne, jour par jour.

      Bureau à Marseille, tournées partout. On déjeune chez nos clients, à tour de rôle, et l’on en revient
      avec une liste de défauts.
    `,
    trades: 'Analystes crédit, commerciaux, support',
    benefits: ['Deux jours de télétravail', 'Déjeuners chez les clients', 'Actions', 'Véhicule pour les tournées'],
    weight: 2,
  },
  {
    name: 'Carolus Paiements',
    sector: 'fintech-paiements',
    subsectors: ['paiements'],
    structure: 'eti',
    employees: 320,
    founded: 2009,
    country: 'be',
    city: 'Bruxelles',
    otherCities: ['Liège', 'Gand', 'Louvain'],
    tagline: 'Acceptation de cartes et virements instantanés',
    about: prose`
      Nous faisons accepter cartes et virements instantanés chez 44 000 commerçants du Benelux. Trois
      langues, deux centres de données, une panne de onze minutes en trois ans.
    `,
    description: prose`
      Du marché de village à la chaîne de pharmacies, nous traitons 900 millions d’opérations par an. Les
      litiges sont instruits à Liège par des humains patients.

      Risque marchands, produit, opérations : les équipes suivent un pays et ses usages. La conformité
      compte trente personnes et siège au comité produit.

      Nous recrutons en français, en néerlandais, en anglais. Un programme de dix-huit mois accueille huit
      diplômés par an, ingénieurs ou économistes.
    `,
    trades: 'Analystes risque marchands, chefs de produit',
    benefits: [
      'Budget mobilité',
      'Chèques-repas',
      'Assurance hospitalisation',
      '32 jours de congés',
      'Trois jours de télétravail',
    ],
    quote: {
      text: prose`
        Le jour de la panne, le directeur tenait le standard avec nous. Onze minutes, trois cents appels.
      `,
      author: 'Lien Desmedt',
      role: 'responsable des opérations',
    },
    weight: 4,
  },
]
