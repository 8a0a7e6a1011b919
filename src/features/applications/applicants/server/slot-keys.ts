import { markOf } from '#platform/server/secrets.ts'
import { slotsPath } from '../applicants.rules.ts'
import type { Proposal } from './proposals.repository.ts'

type Named = Pick<Proposal, 'id' | 'applicationId'>

/** What the mail about one proposal carries instead of a sign-in: made from it, its application and the site's secret, it opens no other. */
export const slotKeyOf = ({ id, applicationId }: Named, secret: string): string =>
  markOf(`interview proposal ${id} application ${applicationId}`, secret).toString('base64url')

/** Where somebody without an account answers a proposal. */
export const slotsLink = (proposal: Named, secret: string): string =>
  `${slotsPath}?proposition=${proposal.id}&cle=${slotKeyOf(proposal, secret)}`
