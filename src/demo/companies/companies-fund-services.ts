import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const fundServices: CompanySheet[] = [
  {
    name: 'Alzenne Fund Services',
    sector: 'gestion-actifs',
    subsectors: ['administration-de-fonds'],
    structure: 'eti',
    employees: 870,
    founded: 1999,
    country: 'lu',
    city: 'Luxembourg',
    otherCities: ['Strassen', 'Bertrange', 'Esch-sur-Alzette'],
    tagline: 'Administration de fonds',
    about: prose`
      Nous calculons chaque jour la valeur de 1 100 fonds. Une erreur de plus de 0,1 % déclenche une
      enquête, et son compte rendu est lu par tous.
    `,
    description: prose`
      Comptabilité de fonds, tenue de registre, comptes rendus réglementaires : 180 sociétés de gestion nous
      confient leur arrière-boutique. Le non-coté occupe déjà la moitié des équipes.

      Les automates font les rapprochements simples ; nos comptables traitent les exceptions, de plus en
      plus riches. Nous leur apprenons à programmer, sur le temps de travail.

      On débute comme comptable de fonds, on devient chef d’équipe en trois ou quatre ans. Les deux tiers de
      nos collègues traversent une frontière matin et soir.
    `,
    trades: 'Comptables de fonds, agents de transfert',
    benefits: [
      'Chèques-repas',
      'Treizième mois',
      '29 jours de congés',
      'Cours de programmation',
      'Télétravail selon les seuils frontaliers',
    ],
    quote: {
      text: prose`
        On m’a appris à programmer sur mes heures de bureau. Mon rapprochement du lundi est passé de trois
        heures à dix minutes.
      `,
      author: 'Joana Teixeira',
      role: 'comptable de fonds sénior',
    },
    weight: 6,
  },
  {
    name: 'Septfontaines Gestion',
    sector: 'gestion-actifs',
    subsectors: ['administration-de-fonds', 'gestion-collective'],
    structure: 'pme',
    employees: 88,
    founded: 2011,
    country: 'lu',
    city: 'Strassen',
    otherCities: ['Luxembourg'],
    tagline: 'Société de gestion pour compte de tiers',
    about: prose`
      Nous prêtons notre licence et notre contrôle à des gérants qui débutent ou qui s’exportent.
      Soixante-dix fonds, vingt-cinq promoteurs, un comité des risques qui sait dire « attendez ».
    `,
    description: prose`
      Substance, risques, conformité, distribution : nous assurons ce que la loi demande à une société de
      gestion, et laissons l’investissement à nos clients.

      Chaque promoteur a un responsable unique, épaulé par un juriste et un gestionnaire des risques. Les
      visites sur place sont trimestrielles.

      À moins de cent, nous apprenons vite et de près. Plusieurs de nos anciens dirigent aujourd’hui leur
      propre société.
    `,
    trades: 'Risk managers, juristes, conducting officers',
    benefits: ['Voiture ou mobilité', 'Chèques-repas', 'Pension complémentaire', '28 jours de congés'],
    weight: 3,
  },
]
