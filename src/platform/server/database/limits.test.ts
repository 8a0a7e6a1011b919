// @module-tag postgres
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { addressSubject, countTry, hadTryLeft, mailboxSubject } from './limits.ts'

const database = useTestDatabase()

test('a network of 64 bits is one, however its addresses are written; the next one is another', () => {
  const one = ['2001:db8:1:2::1', '2001:DB8:1:2::2', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:3:4:5:6']
  expect(new Set(one.map(addressSubject)).size).toBe(1)
  const zeros = ['2001:db8::1', '2001:db8:0:0::2', '2001:db8:0::3', '2001:db8:0:0:0:0:0:4', '2001:db8:0:0:9::']
  expect(new Set(zeros.map(addressSubject)).size).toBe(1)
  const others = ['2001:db8:1:3::1', '2001:db8:2:2::1', '2001:db9:1:2::1', '2002:db8:1:2::1']
  expect(new Set([...others, one[0]!, zeros[0]!].map(addressSubject)).size).toBe(6)
  expect(addressSubject('fe80::1%eth0')).toBe(addressSubject('fe80::2'))
  expect(addressSubject('::1')).toBe(addressSubject('::2'))
})

test('an address of the older kind is itself, also where it is written in the newer one', () => {
  expect(addressSubject('192.0.2.7')).toBe('192.0.2.7')
  expect(addressSubject('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(addressSubject('::FFFF:192.0.2.8')).not.toBe(addressSubject('192.0.2.7'))
})

test('addresses that reach one mailbox are one', () => {
  const one = [
    'ada.lovelace@gmail.com',
    'adalovelace+1@gmail.com',
    'A.d.a.lovelace@GoogleMail.com',
    'adalovelace@gmail.com',
  ]
  expect(new Set(one.map(mailboxSubject)).size).toBe(1)
  expect(mailboxSubject('ada+lettre@exemple.fr')).toBe('ada@exemple.fr')
  const others = ['ada.l@exemple.fr', 'adal@exemple.fr', 'ada@exemple.fr', 'ada@autre.fr', 'adal@gmail.com']
  expect(new Set(others.map(mailboxSubject)).size).toBe(5)
})

test('whoever has a network has no more tries than whoever has an address', async () => {
  const limit = { name: 'test', most: 3, seconds: 600 }
  const left: boolean[] = []
  for (let index = 1; index <= 5; index++) {
    left.push(await hadTryLeft(database.db, [{ limit, subject: addressSubject(`2001:db8:a:b::${index}`) }]))
  }
  expect(left).toEqual([true, true, true, false, false])
  const other = [{ limit, subject: addressSubject('2001:db8:a:c::1') }]
  await expect(countTry(database.db, other)).resolves.toBeUndefined()
})

test('a try may count for more than one', async () => {
  const limit = { name: 'kilobytes', most: 100, seconds: 600 }
  const left: boolean[] = []
  for (const cost of [60, 40, 1]) left.push(await hadTryLeft(database.db, [{ limit, subject: 'somebody', cost }]))
  expect(left).toEqual([true, true, false])
})
