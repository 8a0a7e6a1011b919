import { expect, test } from 'vitest'
import { growthOf } from '../../../../tests/support/growth.ts'
import { suggestFromCv } from './cv-text.rules.ts'
import type { Findings } from './findings.rules.ts'

const vocabulary = {
  skills: [
    'SQL',
    'Power BI',
    'Bloomberg',
    'R',
    'VBA',
    'IFRS 9',
    'Analyse financière',
    'Consolidation',
    'Python',
    'Solvabilité II',
  ],
  cities: ['Paris', 'Nantes', 'Lyon', 'Bruxelles', 'Genève', 'Luxembourg'],
}
const read = (text: string): Findings => suggestFromCv(text, vocabulary)
const jobs = ({ experience }: Findings) =>
  experience.map(({ value: { title, company, period }, sure }) => [title, company, period, sure])
const schools = ({ education }: Findings) =>
  education.map(({ value: { degree, school, year } }) => [degree, school, year])
const names = (found: { value: string; sure: boolean }[]) =>
  found.map(({ value, sure }) => (sure ? value : `${value}?`))

test('one line for each post, headings in capitals', () => {
  const found = read(`Camille Aubry
Analyste financière
12 rue des Lilas, 75011 Paris | 06 39 98 12 04 | camille@example.org

EXPÉRIENCES PROFESSIONNELLES
Analyste crédit, Orsel & Associés – septembre 2022 à aujourd’hui
• Notation de 210 contreparties
• Modèles sous VBA
Analyste risque PME, Banque des Abers – 2020-2022
FORMATION
Master Finance, Université de Rennes – 2020
COMPÉTENCES
SQL, Power BI, R
LANGUES
Anglais : C1 ; Espagnol (B1)`)
  expect(found.title).toMatchObject({ value: 'Analyste financière', sure: true })
  expect(found.phone).toMatchObject({ value: '06 39 98 12 04', sure: true })
  expect(found.location).toMatchObject({ value: 'Paris', sure: true })
  expect(jobs(found)).toEqual([
    ['Analyste crédit', 'Orsel & Associés', 'septembre 2022 – aujourd’hui', true],
    ['Analyste risque PME', 'Banque des Abers', '2020 – 2022', true],
  ])
  expect(found.experience[0]!.value.description).toBe('Notation de 210 contreparties\nModèles sous VBA')
  expect(schools(found)).toEqual([['Master Finance', 'Université de Rennes', '2020']])
  expect(names(found.skills)).toEqual(['SQL', 'Power BI', 'R', 'VBA?'])
  expect(found.languages.map(({ value }) => value)).toEqual([
    { name: 'Anglais', level: 'C1' },
    { name: 'Espagnol', level: 'B1' },
  ])
})

test('the time first, then the post', () => {
  const found = read(`Yanis Morel
Lyon
Expérience professionnelle
2019 – 2023 : Contrôleur de gestion, Groupe Vernier
2017 – 2019 : Auditeur junior, Cabinet Sorel
Formation
2017 : DSCG, INTEC
2014 : Licence de gestion, IAE de Lyon`)
  expect(jobs(found)).toEqual([
    ['Contrôleur de gestion', 'Groupe Vernier', '2019 – 2023', true],
    ['Auditeur junior', 'Cabinet Sorel', '2017 – 2019', true],
  ])
  expect(schools(found)).toEqual([
    ['DSCG', 'INTEC', '2017'],
    ['Licence de gestion', 'IAE de Lyon', '2014'],
  ])
  expect(found.location).toMatchObject({ value: 'Lyon', sure: true })
  // No title of its own: the latest post, to be looked at.
  expect(found.title).toMatchObject({ value: 'Contrôleur de gestion', sure: false })
})

test('the post above, the company and the time below', () => {
  const found = read(`Inès Delmas — Actuaire
EXPÉRIENCE
Actuaire vie
Hélianthe Assurances | 01/2021 - présent
• Provisions sous Solvabilité II
Chargée d’études actuarielles
Mutuelle du Ponant | 09/2018 - 12/2020
• Tables de rachat`)
  expect(jobs(found)).toEqual([
    ['Actuaire vie', 'Hélianthe Assurances', '01/2021 – présent', true],
    ['Chargée d’études actuarielles', 'Mutuelle du Ponant', '09/2018 – 12/2020', true],
  ])
  expect(found.experience.map(({ value }) => value.description)).toEqual([
    'Provisions sous Solvabilité II',
    'Tables de rachat',
  ])
})

test('the company and the time above, the post below', () => {
  const found = read(`Hugo Lenoir
PARCOURS PROFESSIONNEL
Banque Tessier (2020 - 2024)
Gestionnaire de patrimoine
- Portefeuille de 90 clients
Caisse de Brocéliande (2016 - 2020)
Conseiller clientèle
- Accueil et crédit`)
  expect(jobs(found)).toEqual([
    ['Gestionnaire de patrimoine', 'Banque Tessier', '2020 – 2024', true],
    ['Conseiller clientèle', 'Caisse de Brocéliande', '2016 – 2020', true],
  ])
})

test('the time alone on its line', () => {
  const found = read(`Sofia Grand
Experience
Mars 2018 – Juin 2021
Trader actions
Capital Orsay
Depuis juillet 2021
Risk manager
Capital Orsay`)
  expect(jobs(found)).toEqual([
    ['Trader actions', 'Capital Orsay', 'Mars 2018 – Juin 2021', true],
    ['Risk manager', 'Capital Orsay', 'depuis juillet 2021', true],
  ])
})

test('English', () => {
  const found = read(`Noah Petit
Credit Analyst
+44 20 7946 0958

WORK EXPERIENCE
Credit Analyst at Harbour Bank | Jan 2020 - Present
Intern at Vale Capital | 2019
EDUCATION
MSc Finance, Cass Business School, 2019
SKILLS
Python, Bloomberg
LANGUAGES
French (native), English: fluent`)
  expect(jobs(found)).toEqual([
    ['Credit Analyst', 'Harbour Bank', 'Jan 2020 – Present', true],
    ['Intern', 'Vale Capital', '2019', true],
  ])
  expect(schools(found)).toEqual([['MSc Finance', 'Cass Business School', '2019']])
  expect(found.phone).toMatchObject({ value: '+44 20 7946 0958', sure: true })
  expect(found.languages.map(({ value: { name, level } }) => `${name} ${level}`)).toEqual([
    'Français native',
    'Anglais fluent',
  ])
})

test('columns and letters set apart', () => {
  const found = read(`LÉA FONTAINE\t\tNantes
Comptable unique     06.12.34.56.78
E X P É R I E N C E
2021 - 2024     Comptable     Menuiserie Hart SARL
C O M P É T E N C E S
Consolidation • IFRS 9 • Excel`)
  expect(found.location).toMatchObject({ value: 'Nantes' })
  expect(found.phone).toMatchObject({ value: '06.12.34.56.78', sure: true })
  expect(jobs(found)).toEqual([['Comptable', 'Menuiserie Hart SARL', '2021 – 2024', true]])
  expect(names(found.skills)).toEqual(['IFRS 9', 'Consolidation'])
})

test('two numbers: the first, to be looked at', () => {
  expect(read('Ana Ruiz\nTél. 06 11 22 33 44\nFixe 02 40 11 22 33').phone).toMatchObject({
    value: '06 11 22 33 44',
    sure: false,
  })
})

test('languages and skills on a line of their own', () => {
  const found = read(`Paul Adam
Stage en audit
Langues : anglais courant, allemand notions
Compétences : SQL, VBA`)
  expect(found.languages.map(({ value: { name, level } }) => `${name} ${level}`)).toEqual([
    'Anglais courant',
    'Allemand notions',
  ])
  expect(names(found.skills)).toEqual(['SQL', 'VBA'])
})

test('what names neither a trade nor a company is doubtful', () => {
  const found = read('Expériences\nZephyr, Quartz, 2018 - 2019')
  expect(jobs(found)).toEqual([['Zephyr', 'Quartz', '2018 – 2019', false]])
})

test('a presentation is offered, never sure', () => {
  const found = read(
    'Marc Colin\nProfil\nDix ans d’analyse financière,\nde la PME au corporate.\nLoisirs\nVoile depuis 2012',
  )
  expect(found.bio).toMatchObject({ value: 'Dix ans d’analyse financière, de la PME au corporate.', sure: false })
  expect(names(found.skills)).toEqual(['Analyse financière?'])
  expect(found.experience).toEqual([])
})

test('a text of another kind says nothing of anybody', () => {
  const found = read('Recette des crêpes\n250 g de farine\n4 œufs, 50 cl de lait\nServir chaud. R est une lettre.')
  expect(found).toEqual({
    title: null,
    phone: null,
    location: null,
    bio: null,
    skills: [],
    experience: [],
    education: [],
    languages: [],
  })
})

test('each finding shows the passage that it was read from', () => {
  const text =
    'Zoé Blin\nAnalyste crédit\n44000 Nantes\nExpérience\nAnalyste crédit, Banque Tessier, 2020 - 2022\nLangues\nAnglais C1'
  const { title, location, experience, languages } = read(text)
  for (const found of [title!, location!, ...experience, ...languages]) expect(text).toContain(found.passage)
})

test('a text made to take long is read as well', () => {
  const texts = ['2020 - '.repeat(6_000), '0 '.repeat(20_000), '| '.repeat(20_000), 'a, '.repeat(13_000)]
  for (const text of texts) expect(read(`Expérience\n${text}`).skills).toEqual([])
})

test('a text of nothing but marks costs as much as its length', () => {
  expect(growthOf(read, '\u0301\u0323'.repeat(2_000))).toBeLessThan(40)
})
