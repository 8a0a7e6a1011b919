// @module-tag postgres
import { describe, expect, test } from 'vitest'
import { CLIENT_ID, CLIENT_SECRET } from '../../../../../tests/support/provider.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { known, PASSWORD, useSocial } from '../../../../../tests/support/social.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { socialProviders } from '../../accounts.rules.ts'
import { linkSocial, readSocialLink } from './identity-links.ts'
import { finishSocial, startSocial } from './social.ts'
import { readAccount } from '../../server/own-account.ts'
import { userOf, viewerOf } from '../../server/users.service.ts'

const database = useTestDatabase()
const social = useSocial(database)
const { provider, newBrowser, whoIs, says, go, rowsOf } = social

describe.each(socialProviders)('by %s', (site) => {
  test('a new person gets an account, and comes back to the same one', async () => {
    says(site, { ...known(`new-${site}`), given_name: 'Inès', family_name: 'de La Fargue' })
    const exchange = newBrowser()
    exchange.setCookie('pays=lu; Path=/')
    const first = await go(site, { exchange, retour: '/emploi?keywords=audit' })
    expect(await first.finish()).toEqual({ status: 'signed_in', to: '/emploi?keywords=audit' })
    const actor = (await whoIs(first.exchange)) as SignedIn
    expect(actor).toMatchObject({ role: 'candidate', verified: true })
    expect(await userOf(database.db, actor.accountId)).toMatchObject({
      email: `new-${site}@example.org`,
      name: 'Inès de La Fargue',
    })
    expect(await viewerOf(database.db, actor)).toMatchObject({ accepted_terms: TERMS_VERSION })
    expect(await readAccount(social.world, actor.accountId)).toMatchObject({ country: 'lu' })
    const mails = (await social.world.mails()).filter(({ to }) => to === `new-${site}@example.org`)
    expect(mails.map(({ kind }) => kind)).toEqual(['welcome'])

    // The address may change there; the person stays.
    says(site, { ...known(`moved-${site}`), sub: `sub-new-${site}` })
    const again = await go(site)
    expect(await again.finish()).toEqual({ status: 'signed_in', to: '/espace-candidat' })
    expect(await whoIs(again.exchange)).toMatchObject({ accountId: actor.accountId })
  })

  test('the code is worth nothing without the secret that stayed here', async () => {
    says(site, known(`pkce-${site}`))
    const { location, finish } = await go(site)
    const asked = new URL(location).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('redirect_uri')).toBe(`http://florin.test/connexion/${site}/retour`)
    await database.db.execute(`update identity_attempts set verifier = repeat('a', 43)`)
    expect(await codeOf(finish())).toBe('accounts/provider_failed')
    const right = await go(site)
    expect(await codeOf(right.finish())).toBe('nothing refused')
    expect(provider.asked.at(-1)).toMatchObject({ client_id: CLIENT_ID, client_secret: CLIENT_SECRET })
    expect(provider.asked.at(-1)).toHaveProperty('code_verifier')
  })

  test('an address that has an account is not enough: its password is asked for', async () => {
    const email = `owner-${site}@example.org`
    await social.register(email)
    says(site, known(`owner-${site}`))
    const { exchange, finish } = await go(site, { retour: '/entreprises' })
    expect(await finish()).toEqual({ status: 'password' })
    expect(await whoIs(exchange)).toEqual({ role: 'visitor' })
    expect(await readSocialLink(social.world, exchange, visitor)).toMatchObject({
      pending: { provider: site, email, password_wanted: true },
    })
    expect(await codeOf(linkSocial(social.world, exchange, visitor, ''))).toBe('platform/invalid_input')
    expect(await codeOf(linkSocial(social.world, exchange, visitor, 'Faux-Mot 12!'))).toBe('accounts/wrong_credentials')
    expect(await rowsOf(`select 1 from identities where subject = 'sub-owner-${site}'`)).toEqual([])
    expect(await linkSocial(social.world, exchange, visitor, PASSWORD)).toEqual({
      status: 'signed_in',
      to: '/entreprises',
    })
    const actor = (await whoIs(exchange)) as SignedIn
    expect(await userOf(database.db, actor.accountId)).toMatchObject({ email })
    expect(await readSocialLink(social.world, exchange, visitor)).toEqual({ pending: null })
    const again = await go(site)
    expect(await again.finish()).toEqual({ status: 'signed_in', to: '/espace-candidat' })
  })

  test('without an address there is no account, and somebody known needs none', async () => {
    says(site, { sub: `sub-mute-${site}` })
    const first = await go(site)
    expect(await codeOf(first.finish())).toBe('accounts/no_email')
    says(site, known(`mute-${site}`))
    await (await go(site)).finish()
    says(site, { sub: `sub-mute-${site}` })
    expect(await codeOf((await go(site)).finish())).toBe('nothing refused')
  })

  test('an address the provider does not vouch for makes an account to confirm, and never opens one', async () => {
    for (const [index, vouched] of [false, undefined, 'true', 1].entries()) {
      const name = `unsure-${site}-${index}`
      says(site, { ...known(name), email_verified: vouched })
      const { exchange, finish } = await go(site)
      await finish()
      expect(await whoIs(exchange), String(vouched)).toMatchObject({ role: 'candidate', verified: false })
      expect((await social.world.mails()).at(-1)).toMatchObject({ to: `${name}@example.org`, kind: 'verification' })
    }
    await social.register(`taken-${site}@example.org`)
    says(site, { ...known(`taken-${site}`), email_verified: undefined })
    const { exchange, finish } = await go(site)
    expect(await codeOf(finish())).toBe('accounts/unproven_email')
    expect(await readSocialLink(social.world, exchange, visitor)).toEqual({ pending: null })
  })

  test('a suspended account stays closed', async () => {
    says(site, known(`banned-${site}`))
    await (await go(site)).finish()
    await database.db.execute(
      `update accounts set suspended_at = now(), suspension_reason = 'test' where email = 'banned-${site}@example.org'`,
    )
    const { exchange, finish } = await go(site)
    expect(await codeOf(finish())).toBe('accounts/suspended')
    expect(await whoIs(exchange)).toEqual({ role: 'visitor' })
  })

  test('of two who bring the same answer at once, one is let in', async () => {
    says(site, known(`twice-${site}`))
    const { exchange, answer } = await go(site)
    const both = [1, 2].map(() =>
      codeOf(
        finishSocial(social.world, { ...newBrowser(), cookies: exchange.cookies }, visitor, { provider: site, answer }),
      ),
    )
    expect((await Promise.all(both)).toSorted()).toEqual(['accounts/attempt_over', 'nothing refused'])
    expect(await codeOf(finishSocial(social.world, exchange, visitor, { provider: site, answer }))).toBe(
      'accounts/attempt_over',
    )
  })
})

test('people come back to a page of this site, and to none that signs in', async () => {
  const traps = [
    'https://ailleurs.example/',
    '//ailleurs.example',
    '/\\ailleurs.example',
    '/.//ailleurs.example',
    '/%2e//ailleurs.example',
    '/\t/ailleurs.example',
    'javascript:alert(1)',
    '/connexion/google',
    '/connexion/lier',
    '/admin',
    '/espace-recruteurs',
    `/${'a'.repeat(2_500)}`,
  ]
  for (const retour of traps) {
    says('google', { ...known('trapped') })
    const { finish } = await go('google', { retour })
    expect(await finish(), retour).toEqual({ status: 'signed_in', to: '/espace-candidat' })
  }
  says('google', known('trapped'))
  const { finish } = await go('google', { retour: '/connexion/comptes' })
  expect(await finish()).toMatchObject({ to: '/connexion/comptes' })
})

test('two sign-ins begun side by side both come home', async () => {
  says('google', known('tabs'))
  const first = await go('google')
  const second = await go('google', { exchange: first.exchange })
  expect(await codeOf(second.finish())).toBe('nothing refused')
  expect(await codeOf(first.finish())).toBe('nothing refused')
})

test.each(['the same address', 'a new address each'])(
  'all first tabs of a person, with %s, get one account',
  async (how) => {
    const name = how.replaceAll(' ', '-')
    const { finish } = social.world.social
    let inside = 0
    let open: () => void
    const allInside = new Promise<void>((resolve) => (open = resolve))
    // All three have been to the provider before the first of them is looked for here.
    const together: typeof finish = async (...given) => {
      const person = await finish(...given)
      const email = how === 'the same address' ? person.email : `${inside}-${person.email}`
      if (++inside === 3) open()
      await allInside
      return { ...person, email }
    }
    const world = { ...social.world, social: { ...social.world.social, finish: together } }
    says('google', known(`eager-${name}`))
    const trips = [await go('google', { world }), await go('google', { world }), await go('google', { world })]
    const ends = await Promise.all(trips.map((trip) => trip.finish()))
    expect(ends.map(({ status }) => status)).toEqual(['signed_in', 'signed_in', 'signed_in'])
    expect(await rowsOf(`select 1 from accounts where email like '%eager-${name}@example.org'`)).toHaveLength(1)
  },
)

test('beginnings are counted by address', async () => {
  const exchange = newBrowser()
  const start = () => codeOf(startSocial(social.world, exchange, visitor, { provider: 'google', retour: '' }))
  for (let index = 0; index < 60; index++) expect(await start()).toBe('nothing refused')
  expect(await start()).toBe('platform/too_many')
})
