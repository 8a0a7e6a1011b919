import { timingSafeEqual } from 'node:crypto'
import { markOf } from '#platform/server/secrets.ts'

/** What the mail about one question carries instead of a sign-in: made from the question and the site's secret, it opens nothing else. */
export const questionKeyOf = (questionId: number, secret: string): string =>
  markOf(`offer question ${questionId}`, secret).toString('base64url')

export function isQuestionKey(key: string, questionId: number, secret: string): boolean {
  const [given, known] = [Buffer.from(key), Buffer.from(questionKeyOf(questionId, secret))]
  return given.length === known.length && timingSafeEqual(given, known)
}
