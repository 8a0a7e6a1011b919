import { markOf } from '#platform/server/secrets.ts'

// What the mails of an alert carry instead of a sign-in. Nothing is kept for it: a key is made from what it is for and the site's
// secret, and opens nothing else.

/** Ends the mails of an alert. */
export const stopKeyOf = (alertId: number, secret: string): string =>
  markOf(`alert ${alertId}`, secret).toString('base64url')

/** Says whether one job of an alert's mails suits. */
export const feedbackKeyOf = (alertId: number, jobId: number, secret: string): string =>
  markOf(`alert ${alertId} job ${jobId}`, secret).toString('base64url')
