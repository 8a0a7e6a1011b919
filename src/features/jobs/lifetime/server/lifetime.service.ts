import type { Db } from '#platform/server/database/db.ts'
import * as lifetime from './lifetime.repository.ts'

/** Jobs whose authors are to be asked, told of an end, or asked once more. */
export const { findToAsk, findEnding, findUnanswered } = lifetime
/** Of what is written by two instances at once, each row is given to one of them. */
export const { insertQuestions, takeReminded, setAnswered } = lifetime
export const { findQuestion } = lifetime

const AT_ONCE = 500

/** Jobs whose last day has passed are written down as over. Their applicants are told by the room that has them. */
export async function expireJobs(db: Db): Promise<void> {
  while ((await lifetime.setExpired(db, AT_ONCE)) === AT_ONCE);
}
