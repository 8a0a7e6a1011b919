import type { Tx } from '#platform/server/database/db.ts'
import { socialNetworks } from '../../companies-contact.rules.ts'
import type { CompanySize } from '../../companies.rules.ts'
import type { FieldName } from '../editing.rules.ts'
import { replaceNetworks, updateCompany } from './editing.repository.ts'

/** Makes columns of the fields that were changed. What was typed has been judged when it was saved. */
export async function applyFields(
  tx: Tx,
  companyId: number,
  live: Record<FieldName, string>,
  changed: Partial<Record<FieldName, string>>,
): Promise<void> {
  const all = { ...live, ...changed }
  const orNull = (name: FieldName): string | null => all[name] || null
  const numberOf = (name: FieldName): number | null => (all[name] === '' ? null : Number(all[name]))
  const quote = all.quote_text !== '' && all.quote_author !== ''
  await updateCompany(tx, companyId, {
    tagline: all.tagline,
    about: all.about,
    description: all.description,
    trades: all.trades,
    benefits: all.benefits.split('\n').filter(Boolean),
    quoteText: quote ? all.quote_text : null,
    quoteAuthor: quote ? all.quote_author : null,
    quoteRole: quote ? orNull('quote_role') : null,
    size: all.size as CompanySize,
    employees: numberOf('employees'),
    foundedYear: numberOf('founded_year'),
    revenue: numberOf('revenue'),
    website: orNull('website'),
    email: orNull('email'),
    phone: orNull('phone'),
    street: orNull('street'),
    postalCode: orNull('postal_code'),
  })
  if (socialNetworks.some((name) => changed[name] !== undefined))
    await replaceNetworks(
      tx,
      companyId,
      socialNetworks
        .flatMap((name) => (all[name] === '' ? [] : [[name, all[name]] as const]))
        .map(([name, url]) => [name, url]),
    )
}
