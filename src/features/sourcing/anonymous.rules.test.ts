import { expect, test } from 'vitest'
import { growthOf } from '../../../tests/support/growth.ts'
import { anonymous, goesOn } from './anonymous.rules.ts'

const camille = { firstName: 'Camille', lastName: 'Aubry-Lenoir', company: 'Banque Valmont' }

test('what says who somebody is, or how to reach them, is taken out of a text', () => {
  const said = `CAMILLE AUBRY LENOIR
12 bis, rue des Lilas, 69003 Lyon
Tél. : 06 12 34 56 78 / +33 (0)6.12.34.56.79 / 0033 612345680 / 04-78-00-11-22
camille.aubry@exemple.fr, camille (at) exemple (dot) fr, aubry [at] exemple.com
www.linkedin.com/in/camille-aubry https://aubry.dev/cv github.com/caubry @caubry
Analyste crédit depuis 2019 chez BANQUE VALMONT, portefeuille de 500 000 000 €, 2017-2021, IFRS 9.
Mme Aubry encadre 4 analystes.`
  const bare = anonymous(said, camille)
  for (const word of [
    /camille/i,
    /aubry/i,
    /lenoir/i,
    /valmont/i,
    /@|\bat\b/,
    /linkedin|github|https?:|www|\.dev|exemple/i,
    /lilas|69003/i,
    /(?:\d[\s.-]?){9,}(?<!000 000 )/,
  ])
    expect(bare.replace('500 000 000', ''), String(word)).not.toMatch(word)
  for (const word of [
    'Analyste crédit depuis 2019',
    'Lyon',
    '500 000 000 €',
    '2017-2021',
    'IFRS 9',
    'encadre 4 analystes',
  ])
    expect(bare).toContain(word)
})

test('a text without any of it stays as it is', () => {
  const plain = 'Cinq ans d’analyse crédit, Bâle III, 12 dossiers par mois. 2019 – 2024.'
  expect(anonymous(plain, { firstName: 'X', lastName: '', company: null })).toBe(plain)
})

test('gaps in a row are one, also at the ends', () => {
  expect(anonymous('Camille Aubry … a@b.fr\n … Analyste 06 12 34 56 78', camille)).toBe('… Analyste …')
})

test.each(['a', 'A1', 'a.', 'a-', '1', ' ', 'www.', 'a@', '0 ', '… ', '\u0301\u0323'])(
  'a text made of %j costs as much as its length',
  (piece) => {
    const text = piece.repeat(Math.ceil(1_000 / piece.length))
    expect(growthOf((whole) => anonymous(`x${whole}x`, camille), text)).toBeLessThan(40)
  },
)

test.each([
  ['Depuis 2021', true],
  ['2021 – aujourd’hui', true],
  ['2021 –', true],
  ['2019 – 2021', false],
  ['2019', false],
])('%s goes on: %s', (period, on) => {
  expect(goesOn(period)).toBe(on)
})
