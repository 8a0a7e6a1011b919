import { expect, test } from 'vitest'
import type { Company } from './company-organization.ts'
import { organizationOf } from './company-organization.ts'

const company = {
  name: 'Banque Valmont',
  about: '',
  tagline: 'Banque privée',
  logo: '/logos/1.svg',
  website: null,
  city: 'Paris',
  region: 'Île-de-France',
  country: 'France',
  street: null,
  postal_code: null,
  email: null,
  phone: null,
  foundedYear: null,
  employees: null,
  rating: null,
  reviews_count: null,
  socialNetworks: { linkedin: null, x: null, facebook: null, instagram: null, youtube: null },
} as Company

const ADDRESS = 'https://www.florin.example/entreprise/1'

test('a rating is told to search engines once it is shown, and nothing of one before', () => {
  expect(organizationOf(company, ADDRESS)).not.toHaveProperty('aggregateRating')
  expect(organizationOf({ ...company, rating: 4.1, reviews_count: 37 }, ADDRESS).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.1,
    reviewCount: 37,
    bestRating: 5,
    worstRating: 1,
  })
})

test('search engines are told where a company stands, how it is reached and where it is followed, as far as it says', () => {
  const linkedin = 'https://www.linkedin.com/company/valmont'
  const told = organizationOf(
    {
      ...company,
      street: '12, rue de Vézelay',
      postal_code: '75008',
      email: 'contact@valmont.example',
      phone: '+33199000000',
      socialNetworks: { ...company.socialNetworks, linkedin },
    },
    ADDRESS,
  )
  expect(told).toMatchObject({
    address: { streetAddress: '12, rue de Vézelay', postalCode: '75008', addressLocality: 'Paris' },
    email: 'contact@valmont.example',
    telephone: '+33199000000',
    sameAs: [linkedin],
  })
  const silent = organizationOf(company, ADDRESS)
  expect(Object.keys(silent.address)).toEqual(['@type', 'addressLocality', 'addressRegion', 'addressCountry'])
  for (const field of ['sameAs', 'email', 'telephone', 'url']) expect(silent).not.toHaveProperty(field)
})
