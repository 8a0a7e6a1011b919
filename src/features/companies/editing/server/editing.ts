import { citiesById } from '#features/reference/server/reference.service.ts'
import { done } from '#platform/contract.ts'
import { shortCity } from '#platform/french.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { companyFace, companyRefusals } from '../../companies.rules.ts'
import { findPhotos, findSocialNetworks } from '../../server/company-media.repository.ts'
import type { Block, DraftFilm, DraftPhoto, FieldBlock, FieldName } from '../editing.rules.ts'
import { blockFields, countChanges, editingRefusals as no } from '../editing.rules.ts'
import type { EditedCompany } from './editing.repository.ts'
import * as editing from './editing.repository.ts'
import { applyFields } from './apply-fields.ts'
import { filmOf, pruneFilms, publishFilm } from './editing-film.ts'
import { photosToPublish, prunePictures } from './editing-photos.ts'

type Fields = Record<FieldName, string>
type Drafts = Awaited<ReturnType<typeof editing.findDrafts>>

/** Every field of the page as the form has it. */
async function liveFields(db: Db, company: EditedCompany): Promise<Fields> {
  const networks = await findSocialNetworks(db, company.id)
  const linkOf = (name: string): string => networks.find(({ network }) => network === name)?.url ?? ''
  const written = (value: string | number | null): string => (value === null ? '' : String(value))
  return {
    tagline: company.tagline,
    about: company.about,
    description: company.description,
    trades: company.trades,
    benefits: company.benefits.join('\n'),
    quote_text: written(company.quoteText),
    quote_author: written(company.quoteAuthor),
    quote_role: written(company.quoteRole),
    size: company.size,
    employees: written(company.employees),
    founded_year: written(company.foundedYear),
    revenue: written(company.revenue),
    website: written(company.website),
    email: written(company.email),
    phone: written(company.phone),
    street: written(company.street),
    postal_code: written(company.postalCode),
    linkedin: linkOf('linkedin'),
    x: linkOf('x'),
    facebook: linkOf('facebook'),
    instagram: linkOf('instagram'),
    youtube: linkOf('youtube'),
  }
}

const draftOf = (drafts: Drafts, block: Block) => drafts.find((one) => one.block === block)
const versionOf = (drafts: Drafts, block: Block): number => draftOf(drafts, block)?.version ?? 0
const editionOf = (drafts: Drafts): number => drafts.reduce((sum, { version }) => sum + version, 0)

function fieldBlock(block: FieldBlock, live: Fields, drafts: Drafts) {
  const content = (draftOf(drafts, block)?.content ?? {}) as Partial<Fields>
  const names: readonly FieldName[] = blockFields[block]
  return {
    version: versionOf(drafts, block),
    values: Object.fromEntries(names.map((name) => [name, content[name] ?? live[name]])),
    live: Object.fromEntries(names.map((name) => [name, live[name]])),
    changed: names.filter((name) => content[name] !== undefined && content[name] !== live[name]),
  }
}

/** The page of the caller's company, and what waits to be published; null where they have none. */
export async function readCompanyPage(db: Db, actor: SignedIn) {
  const company = await editing.findCompany(db, actor)
  if (!company) return { page: null }
  const [live, drafts, photos, cities] = await Promise.all([
    liveFields(db, company),
    editing.findDrafts(db, company.id),
    findPhotos(db, company.id),
    citiesById(db, [company.cityId]),
  ])
  const shown = photos.map(({ path, alt, caption }) => ({ path, alt, caption }))
  const drafted = draftOf(drafts, 'photos')?.content as DraftPhoto[] | null | undefined
  const blocks = {
    texts: fieldBlock('texts', live, drafts),
    figures: fieldBlock('figures', live, drafts),
    contact: fieldBlock('contact', live, drafts),
    networks: fieldBlock('networks', live, drafts),
    photos: {
      version: versionOf(drafts, 'photos'),
      items: drafted ?? shown,
      live: shown,
      changed: drafted ? ['photos'] : [],
    },
    film: await filmOf(db, company.id, drafts),
  }
  const saved = drafts.filter(({ content }) => content !== null).map(({ savedAt }) => savedAt.getTime())
  return {
    page: {
      company: {
        id: company.id,
        name: company.name,
        ...companyFace(company),
        city: shortCity(cities.get(company.cityId)?.name ?? ''),
      },
      edition: editionOf(drafts),
      changes: countChanges(Object.values(blocks)),
      saved_at: saved.length > 0 ? new Date(Math.max(...saved)).toISOString() : null,
      ...blocks,
    },
  }
}

/** Keeps a block in the draft, from the version that was read: whoever was slower changes nothing, and is told. */
export const saveBlock = (
  db: Db,
  actor: SignedIn,
  block: FieldBlock,
  { version, ...typed }: { version: number } & Record<string, unknown>,
) =>
  db.transaction(async (tx) => {
    const company = await editing.lockCompany(tx, actor)
    if (!company) throw refuse(companyRefusals['companies/not_found'])
    const drafts = await editing.findDrafts(tx, company.id)
    if (versionOf(drafts, block) !== version) throw refuse(no['editing/changed_meanwhile'])
    const live = await liveFields(tx, company)
    const names: readonly FieldName[] = blockFields[block]
    const content = Object.fromEntries(
      names.filter((name) => typed[name] !== live[name]).map((name) => [name, typed[name] as string]),
    )
    const some = Object.keys(content).length > 0
    await editing.upsertDraft(tx, {
      companyId: company.id,
      block,
      version: version + 1,
      content: some ? content : null,
    })
    return { version: version + 1 }
  })

/** Everything that waits is shown at once, or nothing of it. */
export async function publishCompanyPage(db: Db, actor: SignedIn, edition: number) {
  await db.transaction(async (tx) => {
    const company = await editing.lockCompany(tx, actor)
    if (!company) throw refuse(companyRefusals['companies/not_found'])
    const drafts = await editing.findDrafts(tx, company.id)
    if (editionOf(drafts) !== edition) throw refuse(no['editing/draft_changed'])
    const waiting = drafts.filter(({ content }) => content !== null)
    if (waiting.length === 0) throw refuse(no['editing/nothing_to_publish'])
    const film = waiting.find(({ block }) => block === 'film')?.content as DraftFilm | undefined
    if (film) await publishFilm(tx, company.id, film)
    const photos = waiting.find(({ block }) => block === 'photos')?.content as DraftPhoto[] | undefined
    if (photos) await editing.replacePhotos(tx, company.id, await photosToPublish(tx, company.id, photos))
    const fields = waiting.filter(({ block }) => block in blockFields).map(({ content }) => content as Partial<Fields>)
    await applyFields(tx, company.id, await liveFields(tx, company), Object.assign({}, ...fields) as Partial<Fields>)
    await editing.emptyDrafts(tx, company.id)
    await prunePictures(tx, company.id)
    await pruneFilms(tx, company.id)
  })
  return done('La page est publiée.')
}

export async function dropCompanyDraft(db: Db, actor: SignedIn) {
  await db.transaction(async (tx) => {
    const company = await editing.lockCompany(tx, actor)
    if (!company) throw refuse(companyRefusals['companies/not_found'])
    await editing.emptyDrafts(tx, company.id)
    await prunePictures(tx, company.id)
    await pruneFilms(tx, company.id)
  })
  return done('Le brouillon est abandonné.')
}
