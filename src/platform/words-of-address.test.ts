import { expect, test } from 'vitest'
import { wordsOfAddress } from './words-of-address.ts'

test.each([
  ['/offre-emploi/12-analyste-credit-h-f-lyon', 'analyste credit lyon'],
  ['/comptable', 'comptable'],
  ['/Contr%C3%B4leur_de_gestion', 'Contrôleur gestion'],
  ['/wp-login.php', 'login php'],
  ['/%E0%A4%A', ''],
  ['/', ''],
  [`/${'mot-'.repeat(50)}`, 'mot mot mot mot mot mot'],
])('%s speaks of « %s »', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words)
})
