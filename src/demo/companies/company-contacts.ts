import { hashText, pick, seededRandom } from '#platform/random.ts'
import type { SocialNetwork } from '#features/companies/companies-contact.rules.ts'
import { phoneIn, streets, towns } from './company-places.ts'
import type { DemoCompany } from './companies-sheet.ts'

// Yearly revenue a head, in thousands: what a trade turns over, roughly.
const REVENUE_A_HEAD: Record<DemoCompany['sector'], number> = {
  banque: 240,
  assurance: 520,
  'audit-expertise-comptable': 105,
  'finance-entreprise': 260,
  'gestion-actifs': 390,
  'fintech-paiements': 150,
  'conformite-risques': 125,
  'conseil-finance': 165,
  'capital-investissement': 430,
  'immobilier-projets': 310,
  'secteur-public': 0,
  'mutuelles-prevoyance': 380,
}

/** A quarter of a mile at most from the middle of the town. */
const NEARBY = 0.004

const slugOf = ({ website }: DemoCompany): string => new URL(website).hostname.split('.').at(-2)!

/** To two figures that count, as such sums are told. */
function rounded(amount: number): number {
  const unit = 10 ** (Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / unit) * unit
}

/** What a company's own texts say of its address and its revenue. */
const TOLD: Record<
  string,
  { street?: string; postalCode?: string; latitude?: number; longitude?: number; revenue?: number }
> = {
  'Banque Valmont': { street: '12, rue de Vézelay', postalCode: '75008', latitude: 48.8795, longitude: 2.3172 },
  'Groupe Castelnaud': { revenue: 2_100_000_000 },
  'Papeteries d’Ambrac': { revenue: 380_000_000 },
  'Cosmétiques Ysaline': { revenue: 430_000_000 },
}

/** How to reach an invented company: street, numbers and mailbox that belong to nobody. */
export function contactOf(company: DemoCompany) {
  const random = seededRandom(`contact ${company.name}`)
  const town = towns[company.city]
  if (!town) throw new Error(`no place for ${company.city}`)
  const street = `${1 + Math.floor(random() * 88)}, ${pick(random, streets)}`
  const postalCode = pick(random, town.codes)
  const head = REVENUE_A_HEAD[company.sector]
  const place = (middle: number): number => Math.round((middle + (random() - 0.5) * 2 * NEARBY) * 1e5) / 1e5
  return {
    street,
    postalCode,
    latitude: place(town.latitude),
    longitude: place(town.longitude),
    email: `contact@${slugOf(company)}.example`,
    phone: phoneIn(town, hashText(company.name)),
    revenue: head === 0 ? null : rounded(company.employees * head * 1_000 * (0.8 + random() * 0.4)),
    ...TOLD[company.name],
  }
}

const PAGES: [SocialNetwork, (handle: string) => string, number][] = [
  ['linkedin', (handle) => `https://www.linkedin.com/company/${handle}`, 0.95],
  ['x', (handle) => `https://x.com/${handle.replaceAll('-', '_').slice(0, 15)}`, 0.45],
  ['facebook', (handle) => `https://www.facebook.com/${handle}`, 0.35],
  ['instagram', (handle) => `https://www.instagram.com/${handle.replaceAll('-', '.')}`, 0.4],
  ['youtube', (handle) => `https://www.youtube.com/@${handle}`, 0.3],
]

/** Pages under a handle that says what it is, so that no real company is linked to by chance. One in nine has none. */
export function networksOf(company: DemoCompany): { network: SocialNetwork; url: string }[] {
  const random = seededRandom(`networks ${company.name}`)
  if (random() < 1 / 9) return []
  const handle = `demo-florin-${slugOf(company)}`
  return PAGES.filter(([, , share]) => random() < share).map(([network, address]) => ({
    network,
    url: address(handle),
  }))
}
