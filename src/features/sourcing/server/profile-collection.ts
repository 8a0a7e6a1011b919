import { companiesById } from '#features/companies/server/company-names.service.ts'
import { tradesOfTitle } from '#features/jobs/server/trades-named.service.ts'
import { sectorsOfForms } from '#features/members/profile.rules.ts'
import type { SoughtRow } from '#features/members/server/sought-members.service.ts'
import { highestSoughtId, soughtBatch } from '#features/members/server/sought-members.service.ts'
import { findPlace } from '#features/reference/server/place-names.service.ts'
import type { ReferenceLists } from '#features/reference/server/reference.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import { allWordings, homesOfTrade, wordingsOfTrade } from '#features/reference/server/trade-names.service.ts'
import type { Collection } from '#platform/server/collection/collection.ts'
import { themselves } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SearchDocument, SearchSchema } from '#search-engine/schema.ts'
import { anonymous, goesOn } from '../anonymous.rules.ts'
import { availabilities, levelOf, levels } from '../sourcing.rules.ts'
import { findTexts } from './profile-texts.repository.ts'

/** What search knows of somebody: what any recruiter may see of them, and nothing that says who they are. */
const schema: SearchSchema = {
  texts: { title: 12, trade: 10, skills: 8, experience: 5, education: 4, presentation: 3, cv: 1 },
  together: { fields: ['title'], worth: 4 },
  facets: {
    city: { top: 60 },
    level: {},
    sector: {},
    subsector: {},
    availability: {},
    // Never counted: the companies that must not find them.
    blocked: { top: 1 },
  },
  numbers: ['available'],
  names: [],
}

const FACET_VALUES = 2 ** 20

/** A company as a value of the facet « blocked ». Should two ever share one, somebody is hidden from both. */
export const blockedValue = (companyId: number): number => companyId % FACET_VALUES

type Around = {
  /** The name of where they work now, and the sector of that company. */
  company: string
  companySector: number | null
  cityId: number | null
  cv: string
  lists: Pick<ReferenceLists, 'sectors' | 'subsectors' | 'jobTitles'>
}

/** By what they say, where they work and what their trade is; sub-sectors are those of the trade within these sectors. */
function branchesOf({ seen }: SoughtRow, { companySector, lists }: Around) {
  const trades = [seen.wantedTitle ?? '', seen.title].flatMap((title) => tradesOfTitle(title, lists as ReferenceLists))
  const said = [seen.sector, seen.wantedSector].flatMap((word) => sectorsOfForms[word ?? ''] ?? [])
  const idOf = (slug: string) => lists.sectors.find((one) => one.slug === slug)?.id
  const stated = [...said.map(idOf), companySector].filter((id) => id !== undefined && id !== null)
  const homes = trades.flatMap(({ slug }) => homesOfTrade(slug))
  const sectors = new Set(stated.length > 0 ? stated : homes.slice(0, 1).flatMap(({ sector }) => idOf(sector) ?? []))
  const subsectors = homes.flatMap(
    ({ subsector }) =>
      lists.subsectors.find(({ slug, sectorId }) => slug === subsector && sectors.has(sectorId))?.id ?? [],
  )
  return {
    sectors: [...sectors],
    subsectors: [...new Set(subsectors)],
    wordings: [...new Set(trades.flatMap(({ slug }) => wordingsOfTrade(slug)))],
  }
}

function toDocument(row: SoughtRow, around: Around): SearchDocument {
  const { seen, firstName, lastName } = row
  const bare = (text: string): string => anonymous(text, { firstName, lastName, company: around.company })
  const { sectors, subsectors, wordings } = branchesOf(row, around)
  const posts = (seen.experience ?? []).flatMap(({ title, company, period, description }) => [
    title,
    goesOn(period) ? '' : company,
    description,
  ])
  const studies = (seen.education ?? []).flatMap(({ degree, school }) => [degree, school])
  const available = seen.availability === null ? null : availabilities.indexOf(seen.availability)
  return {
    id: row.id,
    date: row.cvSavedAt.getTime(),
    texts: {
      title: [seen.title, seen.wantedTitle ?? ''].map(bare),
      trade: wordings,
      skills: [...(seen.skills ?? []), ...(seen.languages ?? [])].map(bare),
      experience: posts.map(bare),
      education: [...studies, seen.schoolName ?? '', seen.lastCourse ?? ''].map(bare),
      presentation: bare(seen.presentation),
      cv: bare(around.cv),
    },
    facets: {
      city: around.cityId === null ? [] : [around.cityId],
      level: seen.experienceYears === null ? [] : [levels.indexOf(levelOf(seen.experienceYears))],
      sector: sectors,
      subsector: subsectors,
      availability: available === null ? [] : [available],
      blocked: row.blocked.map(blockedValue),
    },
    numbers: { available: available === null ? null : availabilities.length - available },
    names: {},
  }
}

/** The city that somebody wrote, where it is one and no region. */
function placeFinder(db: Db) {
  const known = new Map<string, Promise<number | null>>()
  return ({ cityId, location, seen }: SoughtRow): number | null | Promise<number | null> => {
    if (cityId !== null || location.trim() === '') return cityId
    const key = `${seen.countryId} ${location}`
    const found =
      known.get(key) ??
      findPlace(db, location.split(',')[0]!, seen.countryId).then((place) =>
        place?.kind === 'city' && place.spot ? place.ids[0]! : null,
      )
    known.set(key, found)
    return found
  }
}

async function read(...[db, batch]: Parameters<Collection['read']>): Promise<SearchDocument[]> {
  const rows = await soughtBatch(db, batch)
  const accounts = rows.flatMap(({ accountId }) => accountId ?? [])
  const [lists, companies, texts] = await Promise.all([listsOf(db), companiesById(db), findTexts(db, accounts)])
  const placeOf = placeFinder(db)
  const documents: SearchDocument[] = []
  for (const row of rows) {
    const { seen } = row
    const company = companies.get(seen.company?.companyId ?? 0)
    documents.push(
      toDocument(row, {
        company: company?.name ?? seen.company?.companyName ?? '',
        companySector: company?.sectorId ?? null,
        cityId: await placeOf(row),
        // It says what the parts of a profile say: whoever hides one of them hides it too.
        cv: seen.experience && seen.education && seen.skills ? (texts.get(row.accountId ?? 0) ?? '') : '',
        lists,
      }),
    )
  }
  return documents
}

const SAMPLE = {
  id: 1,
  accountId: 2,
  firstName: 'first',
  lastName: 'last',
  cityId: 3,
  location: '',
  blocked: [4],
  cvSavedAt: new Date(5),
  seen: {
    title: 'Actuaire, first last',
    wantedTitle: 'wanted',
    presentation: 'presentation',
    skills: ['skill'],
    languages: ['language'],
    experience: [
      { title: 'post', company: 'now', period: 'Depuis 2020', description: 'a@b.fr' },
      { title: 'post', company: 'before', period: '2019', description: '06 12 34 56 78 www.site.fr' },
    ],
    education: [{ degree: 'degree', school: 'school', year: '2012' }],
    schoolName: 'school',
    lastCourse: 'course',
    experienceYears: 6,
    availability: 'employed',
    sector: 'banque',
    wantedSector: 'audit',
    countryId: 1,
    company: null,
  },
} as unknown as SoughtRow
const SAMPLE_AROUND = {
  company: 'now',
  companySector: 7,
  cityId: 3,
  cv: 'cv now first',
  lists: { sectors: [{ id: 8, slug: 'banque', name: '' }], subsectors: [], jobTitles: [] },
}

/** Those who let recruiters look for them. Hiding takes as long as any change of the index: a moment. */
export const profileCollection: Collection = {
  name: 'profiles',
  schema,
  samples: [allWordings(), toDocument(SAMPLE, SAMPLE_AROUND)],
  read,
  highestId: highestSoughtId,
  touched: { member: themselves, sought: themselves },
}
