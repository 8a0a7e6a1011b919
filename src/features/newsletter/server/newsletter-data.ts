import { reachableAccount } from '#features/accounts/server/users.service.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, under } from '#platform/server/personal-data.ts'
import * as subscribers from './subscribers.repository.ts'

/** The subscription of a member, or at their confirmed address. It goes with the account. */
export const newsletterData: PersonalData = {
  tables: {
    newsletter_subscribers: {
      ...under(
        'newsletter.0',
        `email asked_at asked_from asked_text consented_at consent_from consent_text confirmed_at confirmed_by unsubscribed_at
        bounced_at bounce_reason`,
      ),
      ...all('id account_id', same),
      ...all('confirm_hash confirm_until', out('confirms the address')),
      ...all('state since', out('follows from the moments beside it')),
      words: out('the address once more, for a search'),
    },
    newsletter_recipients: all(
      'id issue_id subscriber_id mail_key state settled_at',
      out('each letter was sent to the person'),
    ),
  },
  explains: {
    newsletter: 'votre abonnement à la lettre hebdomadaire, et la preuve que vous l’avez demandé',
  },
  read: async ({ db }, { accountId }) => {
    const own = await reachableAccount(db, accountId)
    const rows = await subscribers.findOfPerson(db, accountId, own?.email ?? null)
    return {
      newsletter: rows.map((row) => ({
        email: row.email,
        asked_at: row.askedAt,
        asked_from: row.askedFrom,
        asked_text: row.askedText,
        consented_at: row.consentedAt,
        consent_from: row.consentFrom,
        consent_text: row.consentText,
        confirmed_at: row.confirmedAt,
        confirmed_by: row.confirmedBy,
        unsubscribed_at: row.unsubscribedAt,
        bounced_at: row.bouncedAt,
        bounce_reason: row.bounceReason,
      })),
    }
  },
  // Before the account goes: only of an address that was confirmed is it known whose it is.
  anonymise: async (tx, { accountId }) => {
    const own = await reachableAccount(tx, accountId)
    if (own) await subscribers.deleteByEmail(tx, own.email)
  },
}
