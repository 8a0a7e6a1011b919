import { markOf } from '#platform/server/secrets.ts'
import { UNSUBSCRIBE_PAGE } from '../newsletter.rules.ts'

/** Ends the letters of one subscriber. Nothing is kept for it: it is made from their number and the site's secret. */
export const stopKeyOf = (subscriberId: number, secret: string): string =>
  markOf(`newsletter ${subscriberId}`, secret).toString('base64url')

export const stopLink = (
  { linkTo, secret }: { linkTo: (path: string) => string; secret: string },
  subscriberId: number,
): string => linkTo(`${UNSUBSCRIBE_PAGE}?abonne=${subscriberId}&cle=${stopKeyOf(subscriberId, secret)}`)
