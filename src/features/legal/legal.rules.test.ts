import { expect, test } from 'vitest'
import { TERMS_VERSION } from './legal.rules.ts'
import { termsChanges } from './terms-changes.texts.ts'

test('every version of the terms says what it changed, the one in force first', () => {
  const versions = termsChanges.map(({ version }) => version)
  expect(versions[0]).toBe(TERMS_VERSION)
  expect(versions).toEqual(versions.toSorted().toReversed())
})
