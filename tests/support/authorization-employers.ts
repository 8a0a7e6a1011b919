import { jobRow } from '../../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../../src/features/jobs/server/jobs.repository.ts'
import type { TestDatabase } from './test-database.ts'
import { smallWorld } from './world.ts'

/**
 * A company with a job that everybody may see, and one that bears its mark and is for its recruiters alone, as is what it has in each of
 * its lists.
 */
export type Employer = {
  id: number
  cityId: number
  /** What another job of it is made of. */
  place: Parameters<typeof jobRow>[0]
  name: string
  mark: string
  /** Stands for it where no text may be. */
  moment: string
  jobId: number
  draftId: number
  profileListId: number
  waitingId: number
  feedId: number
  letterId: number
}

export async function newEmployers({ db }: TestDatabase): Promise<[Employer, Employer]> {
  const { fr, be } = await smallWorld(db)
  const employer = async (place: typeof fr, name: string, mark: string, moment: string): Promise<Employer> => {
    const marked = `${name} ${mark}`
    const draft = {
      title: mark,
      description: mark,
      status: 'brouillon',
      publishedAt: null,
      validThrough: null,
    } as const
    const { rows } = await db.execute<{ id: number }>(`
      insert into profile_lists (company_id, name) values (${place.companyId}, '${marked}') returning id`)
    await db.execute(`
      insert into profile_searches (company_id, name, search) values (${place.companyId}, '${marked}', '/${mark}')`)
    const waits = { ...draft, title: 'Une première offre', description: '', status: 'en attente' } as const
    const [job, hidden, waiting] = await insertJobs(db, [
      jobRow(place),
      jobRow({ ...place, ...draft }),
      jobRow({ ...place, ...waits }),
    ]).returning()
    const ids = { jobId: job!.id, draftId: hidden!.id, waitingId: waiting!.id, profileListId: rows[0]!.id }
    const feed = await db.execute<{ id: number }>(`
      insert into feed_imports (company_id, format, whole, state, created_at, finished_at)
      values (${place.companyId}, 'json', false, 'done', '${moment}', '${moment}') returning id`)
    const feedId = feed.rows[0]!.id
    await db.execute(`
      insert into feed_items (import_id, position, reference, title, outcome, reason, job_id)
      values (${feedId}, 1, '${marked}', '${marked}', 'refusée', '${marked}', ${ids.draftId})`)
    await db.execute(`
      insert into feed_jobs (company_id, reference, job_id, hash) values (${place.companyId}, '${marked}', ${ids.draftId}, '')`)
    // Made by somebody who has left since, and is in none of the other lists.
    await db.execute(`
      with maker as (insert into accounts (role, email, first_name, last_name)
        values ('candidate', '${mark}-keys@example.org', 'Une', 'Collègue') returning id)
      insert into company_keys (company_id, account_id, name, hash, hint, scopes)
      select ${place.companyId}, id, '${marked}', '${mark}', 'abcd', '{jobs:read}' from maker`)
    await db.execute(`
      insert into credit_entries (company_id, amount, kind, label) values (${place.companyId}, 50, 'added', '${marked}')`)
    // A draft of its page, for its recruiters alone.
    await db.execute(`insert into company_drafts (company_id, block, version, content)
      values (${place.companyId}, 'texts', 9, '{"tagline":"${mark}"}')`)
    const letter = await db.execute<{ id: number }>(
      `insert into newsletter_issues (subject) values ('La lettre') returning id`,
    )
    const made = { feedId, letterId: letter.rows[0]!.id }
    return { id: place.companyId, cityId: place.cityId, place, name, mark, moment, ...ids, ...made }
  }
  return [
    await employer(fr, 'Banque Valmont', 'mq90001qm', '2001-12-01T00:00:00.000Z'),
    await employer(be, 'Comptoir des Sablons', 'mq90002qm', '2001-12-02T00:00:00.000Z'),
  ]
}
