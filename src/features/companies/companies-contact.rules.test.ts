import { expect, test } from 'vitest'
import { directionsTo, formatPhone, safeSocialLink, socialNetworks } from './companies-contact.rules.ts'

test('a page on a social network is linked to by https, on its own host', () => {
  const good: Record<(typeof socialNetworks)[number], string[]> = {
    linkedin: ['https://www.linkedin.com/company/valmont', 'https://fr.linkedin.com/company/valmont'],
    x: ['https://x.com/valmont', 'https://twitter.com/valmont'],
    facebook: ['https://www.facebook.com/valmont'],
    instagram: ['https://www.instagram.com/valmont/'],
    youtube: ['https://www.youtube.com/@valmont', 'https://youtu.be/abc'],
  }
  for (const network of socialNetworks) {
    for (const address of good[network]) expect(safeSocialLink(network, address)).toBe(address)
    const others = socialNetworks.filter((one) => one !== network).flatMap((one) => good[one])
    for (const address of others) expect(safeSocialLink(network, address), address).toBeNull()
  }
})

test.each([
  null,
  '',
  'linkedin.com/company/valmont',
  'http://www.linkedin.com/company/valmont',
  'https://linkedin.com.example/company/valmont',
  'https://evil-linkedin.com/company/valmont',
  'https://www.linkedin.com:8443/company/valmont',
  'https://moi:secret@www.linkedin.com/company/valmont',
  'javascript:alert(1)//linkedin.com',
])('%s is no page of a company on LinkedIn', (address) => {
  expect(safeSocialLink('linkedin', address)).toBeNull()
})

test('telephone numbers are written as each country writes them', () => {
  const written = ['+33199001234', '+3225551234', '+352261234', '+41225551234', '+14165550100'].map(formatPhone)
  expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '01 99 00 12 34',
    '+32 2 555 12 34',
    '+352 26 12 34',
    '+41 22 555 12 34',
    '+14165550100',
  ])
  expect(written[0]).not.toContain(' ')
})

test('directions lead to the place', () => {
  expect(directionsTo({ latitude: 48.8795, longitude: -2.3172 })).toBe(
    'https://www.openstreetmap.org/directions?route=%3B48.87950%2C-2.31720',
  )
})
