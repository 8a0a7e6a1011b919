import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { SocialProvider } from '../../accounts.rules.ts'
import { accountRefusals, socialProviders } from '../../accounts.rules.ts'
import { providerNames } from '../social.rules.ts'
import { socialNews, socialTexts } from '../social.texts.ts'
import type { AccountsSite } from '../../server/accounts-site.ts'
import * as identities from './identities.repository.ts'
import { asSignedIn } from '../../server/owner.ts'
import { tell } from '../../server/security-news.ts'

/** Every site one may sign in by, and since when it opens this account. */
export async function listIdentities({ db, social }: AccountsSite, accountId: number) {
  const linked = await identities.findIdentitiesOf(db, accountId)
  return {
    data: socialProviders.map((provider) => ({
      provider,
      name: providerNames[provider],
      enabled: social.isOn(provider),
      linked_at: linked.find((identity) => identity.provider === provider)?.createdAt.toISOString() ?? null,
    })),
  }
}

/** Nobody locks themselves out: the last way in stays. */
export async function unlinkIdentity(site: AccountsSite, actor: SignedIn, provider: SocialProvider) {
  await asSignedIn(site, actor, async (inside, { id: accountId }) => {
    const { db: tx } = inside
    if (await identities.deleteIdentity(tx, accountId, provider)) {
      await tell(inside, accountId, 'identities', socialNews.unlinked(providerNames[provider]))
      return
    }
    const linked = await identities.findIdentitiesOf(tx, accountId)
    throw linked.some((identity) => identity.provider === provider)
      ? refuse(accountRefusals['accounts/last_way_in'])
      : notFound()
  })
  return done(socialTexts.unlinked(providerNames[provider]))
}
