import { mediaAddress, mediaType } from '#platform/files.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { companyRefusals } from '../../companies.rules.ts'
import { findVideo } from '../../server/company-media.repository.ts'
import type { DraftFilm } from '../editing.rules.ts'
import { editingRefusals as no, noFilm } from '../editing.rules.ts'
import * as editing from './editing.repository.ts'
import type { SentFilm } from './film.repository.ts'
import * as films from './film.repository.ts'

const addressOf = ({ file, kind }: SentFilm): string => mediaAddress(file, kind)

type Drafts = Awaited<ReturnType<typeof editing.findDrafts>>

/** The film of a page, and as the draft has it. */
export async function filmOf(db: Db, companyId: number, drafts: Drafts) {
  // One after the other: inside a transaction there is one connection.
  const shown = await findVideo(db, companyId)
  const sent = await films.findFilms(db, companyId)
  const live: DraftFilm = shown
    ? { path: shown.path, captions: shown.captionsPath, title: shown.title, summary: shown.summary }
    : noFilm
  const row = drafts.find(({ block }) => block === 'film')
  const drafted = row?.content as DraftFilm | null | undefined
  const draft = drafted ?? live
  const typeIn = (path: string) => {
    const kind = sent.find((one) => addressOf(one) === path)?.kind
    if (kind === 'mp4' || kind === 'webm') return mediaType(kind)
    return shown?.path === path ? shown.mediaType : null
  }
  return {
    version: row?.version ?? 0,
    values: { ...draft, type: typeIn(draft.path) },
    live: { ...live, type: typeIn(live.path) },
    changed: drafted ? ['film'] : [],
  }
}

const same = (one: DraftFilm, other: DraftFilm): boolean =>
  (Object.keys(noFilm) as (keyof DraftFilm)[]).every((name) => one[name] === other[name])

/** The draft, changed; `version` is the one that was read, where a form was. */
async function change(tx: Tx, actor: SignedIn, version: number | null, of: (film: DraftFilm) => DraftFilm) {
  const company = await editing.lockCompany(tx, actor)
  if (!company) throw refuse(companyRefusals['companies/not_found'])
  const now = await filmOf(tx, company.id, await editing.findDrafts(tx, company.id))
  if (version !== null && now.version !== version) throw refuse(no['editing/changed_meanwhile'])
  const { type: _, ...values } = now.values
  const film = of(values)
  // What was sent makes no new version: whoever writes about it goes on.
  const row = { companyId: company.id, block: 'film', version: version === null ? now.version : version + 1 } as const
  await editing.upsertDraft(tx, { ...row, content: same(film, now.live) ? null : film })
  await pruneFilms(tx, company.id)
  return { version: row.version }
}

type Saved = { version: number; title: string; summary: string; removed: boolean }

export const saveFilm = (db: Db, actor: SignedIn, { version, title, summary, removed }: Saved) =>
  db.transaction((tx) =>
    change(tx, actor, version, (film) =>
      removed ? noFilm : { ...film, title: title.trim(), summary: summary.trim() },
    ),
  )

/** Keeps what was sent in the draft; captions of the film before do not fit another one. */
export async function addMedia(tx: Tx, actor: SignedIn, sent: SentFilm): Promise<void> {
  const company = await editing.lockCompany(tx, actor)
  if (!company) throw refuse(companyRefusals['companies/not_found'])
  await films.insertFilm(tx, { companyId: company.id, ...sent })
  const path = addressOf(sent)
  await change(tx, actor, null, (film) =>
    sent.kind === 'vtt'
      ? { ...film, captions: path }
      : { ...film, path, captions: film.path === '' ? film.captions : '' },
  )
}

/** As it is shown: with a title, words for those who do not see it, and captions for those who do not hear it. */
export async function publishFilm(tx: Tx, companyId: number, film: DraftFilm): Promise<void> {
  const { path, captions, title, summary } = film
  if (path === '') return films.replaceVideo(tx, companyId, null)
  if (captions === '' || title === '' || summary === '') throw refuse(no['editing/film_incomplete'])
  const shown = await findVideo(tx, companyId)
  const sent = (await films.findFilms(tx, companyId)).find((one) => addressOf(one) === path)
  const words = { path, captionsPath: captions, title, summary }
  if (shown?.path === path) return films.replaceVideo(tx, companyId, { ...shown, ...words })
  if (!sent || sent.kind === 'vtt') throw refuse(no['editing/film_incomplete'])
  return films.replaceVideo(tx, companyId, {
    ...words,
    mediaType: mediaType(sent.kind),
    // Before it is started a drawn front stands in its place, of the company's own lines.
    posterPath: `/gravures/portico/${companyId}.svg`,
    seconds: sent.seconds!,
    width: sent.width!,
    height: sent.height!,
  })
}

/** Files that neither the page nor the draft plays go. */
export async function pruneFilms(tx: Tx, companyId: number): Promise<void> {
  const { values, live } = await filmOf(tx, companyId, await editing.findDrafts(tx, companyId))
  const kept = new Set([values, live].flatMap(({ path, captions }) => [path, captions]))
  const sent = await films.findFilms(tx, companyId)
  await films.dropFilmsBut(
    tx,
    companyId,
    sent.filter((one) => kept.has(addressOf(one))).map(({ file }) => file),
  )
}
