import { expect, test } from 'vitest'
import { short } from './account-fields.contract.ts'

const name = short('Le nom est requis')

test.each([
  ['  Ada\r\nBcc: x@y.example ', 'Ada Bcc: x@y.example'],
  ['Ada\u2028\u202egnilevol\u200b', 'Ada gnilevol'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is a name on one line, with nothing in it that is not seen', (typed, kept) => {
  expect(name.parse(typed)).toBe(kept)
})

test('a name of which nothing is seen is none', () => {
  expect(name.safeParse('\u202e\u200b ').error?.issues[0]?.message).toBe('Le nom est requis')
})
