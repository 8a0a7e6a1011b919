import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const propertyFirms: CompanySheet[] = [
  {
    name: 'Foncière Belmarais',
    sector: 'immobilier-projets',
    subsectors: ['gestion-actifs-immobiliers', 'financement-immobilier'],
    structure: 'eti',
    employees: 320,
    founded: 1983,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Boulogne-Billancourt', 'Lyon', 'Lille', 'Bordeaux'],
    tagline: 'Foncière de bureaux et de logements',
    about: prose`
      Nous possédons 3,4 milliards d’euros d’immeubles, et transformons un bureau vide en logements tous les
      deux mois. L’asset manager y suit l’immeuble, du loyer au chantier.
    `,
    description: prose`
      Deux cent dix actifs, surtout parisiens et lyonnais. La valeur est expertisée deux fois l’an, débattue
      en interne, publiée.

      Gestion d’actifs, financement, contrôle : les équipes sont réunies par portefeuille. Le responsable
      d’un immeuble en connaît les locataires, le gardien et la chaudière.

      Nous recrutons analystes, contrôleurs et chargés de financement. Les jeunes diplômés commencent par un
      inventaire sur place, carnet en main.
    `,
    trades: 'Asset managers, analystes, contrôleurs',
    benefits: [
      'Participation',
      'Deux jours de télétravail',
      '12 RTT',
      'Logement à tarif préférentiel',
      'Titres-restaurant',
    ],
    weight: 4,
  },
  {
    name: 'Pilotis Financement',
    sector: 'immobilier-projets',
    subsectors: ['financement-projets'],
    structure: 'pme',
    employees: 110,
    founded: 2005,
    country: 'fr',
    city: 'Paris',
    otherCities: ['Puteaux', 'Marseille'],
    tagline: 'Financement d’infrastructures',
    about: prose`
      Ports, réseaux de chaleur, fibre, écoles : nous montons le financement de projets qui vivront quarante
      ans. Nos modèles tiennent dans un classeur que le client sait ouvrir.
    `,
    description: prose`
      Conseil aux prêteurs, aux constructeurs et aux collectivités : nous avons bouclé 190 financements,
      pour 24 milliards d’euros.

      Ingénieurs financiers, juristes et modélisateurs travaillent par projet. Une bibliothèque interne de
      clauses et de modèles, tenue depuis 2005, évite de réinventer.

      Les débutants apprennent la modélisation en trois mois, avec un projet terminé comme terrain. Ils
      visitent ce qu’ils ont financé.
    `,
    trades: 'Modélisateurs, juristes, chargés d’affaires',
    benefits: [
      'Deux jours de télétravail',
      'Variable individuel',
      '10 RTT',
      'Visites de projets',
      'Mutuelle prise en charge à 80 %',
    ],
    weight: 2,
  },
  {
    name: 'Rivaude Immobilier',
    sector: 'immobilier-projets',
    subsectors: ['gestion-actifs-immobiliers'],
    structure: 'pme',
    employees: 140,
    founded: 1991,
    country: 'fr',
    city: 'Lyon',
    otherCities: ['Issy-les-Moulineaux', 'Nantes'],
    tagline: 'Épargne immobilière collective',
    about: prose`
      Nous gérons cinq sociétés de placement immobilier pour 41 000 épargnants. Commerces de centre-ville,
      cliniques, entrepôts : des loyers réguliers, expliqués chaque trimestre.
    `,
    description: prose`
      Deux milliards d’euros d’actifs, 630 baux, un taux d’occupation de 95 %. Les acquisitions sont
      décidées par un comité où siège un épargnant élu.

      Gestion locative, comptabilité immobilière, collecte : les équipes sont lyonnaises et stables. Les
      outils de suivi des baux ont été refaits en 2024.

      Nous formons aux métiers de l’immobilier d’investissement, en alternance ou après une école. La
      comptabilité est une excellente entrée.
    `,
    trades: 'Comptables immobiliers, gestionnaires',
    benefits: ['Deux jours de télétravail', 'Intéressement', '11 RTT', 'Titres-restaurant'],
    weight: 2,
  },
  {
    name: 'Quai Neuf Aménagement',
    sector: 'immobilier-projets',
    subsectors: ['promotion-immobiliere'],
    structure: 'pme',
    employees: 95,
    founded: 1997,
    country: 'fr',
    city: 'Bordeaux',
    otherCities: ['Bayonne', 'La Rochelle'],
    tagline: 'Promotion et reconversion de friches',
    about: prose`
      Nous rachetons des friches, les dépolluons et y bâtissons des quartiers. Entre le terrain et la
      dernière vente, il s’écoule neuf ans, et la trésorerie doit tenir.
    `,
    description: prose`
      Quatorze opérations en cours, 2 100 logements. Chaque opération a sa société, ses prêteurs, son compte
      à rebours.

      L’équipe financière, onze personnes, participe au choix des terrains. Elle sait dire qu’un projet est
      beau et trop cher.

      Nos recrues viennent de banques, de cabinets ou de chantiers. Une visite de site a lieu chaque
      vendredi matin, café compris.
    `,
    trades: 'Contrôleurs d’opérations, comptables',
    benefits: ['Un jour et demi de télétravail', 'Participation', '10 RTT', 'Titres-restaurant'],
    weight: 2,
  },
]
