import { companyNamed } from '#features/companies/server/new-company.service.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { out, same, underCamel } from '#platform/server/personal-data.ts'
import { findById } from '../../server/accounts.repository.ts'
import * as people from './colleagues.repository.ts'
import { findRequestOf } from './company-requests.repository.ts'

export const colleaguesData: PersonalData = {
  tables: {
    company_invitations: {
      ...underCamel('invitations.0', 'id company_id email created_at sent_at expires_at'),
      account_id: same,
      hash: out('opens the company'),
    },
    company_requests: {
      ...underCamel(
        'company_request',
        'id company_id company_name website sector_id structure_id size city_id message created_at',
      ),
      account_id: same,
      words: out('the name and the message once more, for a search'),
    },
  },
  explains: {
    invitations: 'les invitations à recruter pour une entreprise que vous avez envoyées ou reçues',
    company_request: 'l’entreprise à laquelle vous demandez à être rattaché',
  },
  read: async ({ db }, { accountId }) => {
    const account = await findById(db, accountId)
    const [invitations, request] = await Promise.all([
      people.findInvitationsOf(db, accountId, account?.email ?? ''),
      findRequestOf(db, accountId),
    ])
    return { invitations, company_request: request }
  },
  // A company whose main account goes is left to whoever recruits for it since the longest.
  anonymise: async (tx, { accountId }) => {
    const account = await findById(tx, accountId)
    if (!account?.clientCode || account.companyId === null) return
    const heir = await people.findOldestColleague(tx, account.companyId, accountId)
    const company = heir === null ? null : await companyNamed(tx, account.companyId)
    if (heir === null || !company) return
    await people.dropCode(tx, accountId)
    await people.giveCode(tx, company.id, heir, account.clientCode)
  },
  erase: async (tx, { email }) => {
    await people.deleteInvitationsTo(tx, email)
  },
}
