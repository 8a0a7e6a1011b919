import type { CompanySheet } from './companies-sheet.ts'
import { prose } from './companies-sheet.ts'

export const neighbouringAuditFirms: CompanySheet[] = [
  {
    name: 'Altwies Audit',
    sector: 'audit-expertise-comptable',
    subsectors: ['audit-legal'],
    structure: 'cabinet',
    employees: 480,
    founded: 1997,
    country: 'lu',
    city: 'Luxembourg',
    otherCities: ['Strassen', 'Esch-sur-Alzette'],
    tagline: 'Audit de fonds et de sociétés',
    about: prose`
      Cabinet de révision luxembourgeois, nous auditons huit cents fonds et sociétés de participation. Nos
      équipes parlent vingt langues et écrivent en trois.
    `,
    description: prose`
      Fonds immobiliers, dette privée, capital-risque : le non-coté fait la moitié de notre travail. La
      valorisation est contrôlée par une équipe dédiée de vingt personnes.

      La haute saison va de janvier à avril ; le reste de l’année sert à former, à tester, à souffler. Les
      heures supplémentaires sont payées ou rendues, au choix.

      Nous préparons à l’examen de réviseur et finançons les trois sessions. La plupart de nos managers
      habitent de l’autre côté d’une frontière.
    `,
    trades: 'Auditeurs de fonds, comptables',
    benefits: [
      'Chèques-repas',
      'Voiture ou mobilité',
      '29 jours de congés',
      'Examen de réviseur financé',
      'Télétravail selon les seuils frontaliers',
    ],
    weight: 6,
  },
  {
    name: 'Fiduciaire Corbassière',
    sector: 'audit-expertise-comptable',
    subsectors: ['expertise-comptable', 'audit-legal'],
    structure: 'cabinet',
    employees: 145,
    founded: 1972,
    country: 'ch',
    city: 'Fribourg',
    otherCities: ['Bulle', 'Lausanne', 'Berne', 'Neuchâtel'],
    tagline: 'Fiduciaire et révision',
    about: prose`
      Fiduciaire bilingue, nous tenons les comptes et révisons les états de 2 100 PME et communes. Nous
      travaillons au bord de la Sarine, des deux côtés.
    `,
    description: prose`
      Comptabilité, salaires, TVA, révision ordinaire ou restreinte : nos mandats sont variés et durent en
      moyenne seize ans. Trente-quatre communes nous confient leur contrôle.

      Les mandataires gèrent leur clientèle avec autonomie, appuyés par trois experts fiscaux. Les pointes
      du printemps sont compensées par cinq semaines d’été plus légères.

      Brevet ou diplôme fédéral : nous payons la préparation et les jours d’examen. Les apprentis forment un
      dixième de l’effectif.
    `,
    trades: 'Mandataires, réviseurs, fiscalistes',
    benefits: [
      'Brevet fédéral financé',
      'Caisse de pension',
      '25 jours de vacances et horaires annualisés',
      'Temps partiel dès 60 %',
    ],
    weight: 4,
  },
]
