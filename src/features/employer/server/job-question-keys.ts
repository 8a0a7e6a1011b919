import { markOf } from '#platform/server/secrets.ts'

/** What the mail about one question carries instead of a sign-in: made from the question and the site's secret, it opens nothing else. */
export const questionKeyOf = (questionId: number, secret: string): string =>
  markOf(`job question ${questionId}`, secret).toString('base64url')
