import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, underCamel } from '#platform/server/personal-data.ts'
import * as team from './team.repository.ts'

/** What those who recruit wrote about applicants, and what is on its way to them. */
export const applicantsData: PersonalData = {
  tables: {
    application_moves: all(
      'id application_id account_id stage body slots interview_at place due_at',
      out('on its way, for ten seconds'),
    ),
    application_proposals: all(
      'id application_id account_id slots place proposed_at answered_at picked',
      out('told in the timeline of its application'),
    ),
    application_notes: { ...underCamel('team_notes.0', 'id application_id body written_at'), account_id: same },
    application_ratings: { ...underCamel('team_ratings.0', 'application_id rating rated_at'), account_id: same },
  },
  explains: {
    team_notes: 'vos notes sur les candidatures, vues par votre équipe',
    team_ratings: 'les notes de 1 à 5 que vous avez données',
  },
  read: async ({ db }, { accountId }) => {
    const [notes, ratings] = await Promise.all([team.findOwnNotes(db, accountId), team.findOwnRatings(db, accountId)])
    return {
      team_notes: notes.map(({ accountId: _author, ...note }) => note),
      team_ratings: ratings.map(({ accountId: _author, ...rating }) => rating),
    }
  },
  // What teams said of somebody who leaves.
  anonymise: (tx, { accountId }) => team.deleteSaidOf(tx, accountId),
}
