import { setImmediate } from 'node:timers/promises'
import { defaultCvAddresses } from '#features/members/cvs/server/cvs.service.ts'
import { initials } from '#features/members/members.rules.ts'
import { soughtMembers } from '#features/members/server/sought-members.service.ts'
import type { Elsewhere } from '#features/members/server/viewer.service.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { BooleanQuery } from '#search-engine/analysis/boolean.ts'
import type { Extract } from '#search-engine/analysis/extract.ts'
import { extractsOfBoolean } from '#search-engine/analysis/extract.ts'
import type { Correction } from '#search-engine/schema.ts'
import { anonymous } from '../anonymous.rules.ts'
import type { searchProfiles } from '../sourcing.contract.ts'
import * as lists from './profile-lists.repository.ts'
import { findTexts } from './profile-texts.repository.ts'
import { findUnlocked } from './unlocking.repository.ts'

export type ProfileCard = OutputOf<typeof searchProfiles>['data'][number]

const EXTRACT = 180
const POSTS = 3
const SKILLS = 8

/** What was searched, to be marked in what is shown. */
export type Searched = { query: BooleanQuery | null; corrections: readonly Correction[] }
const NOTHING: Searched = { query: null, corrections: [] }

const marksIn = ({ parts }: Extract): number => parts.filter(({ marked }) => marked).length

const shown = ({ parts, cutBefore, cutAfter }: Extract) => {
  const more = { text: '…', marked: false }
  return [...(cutBefore ? [more] : []), ...parts, ...(cutAfter ? [more] : [])]
}

/**
 * Profiles as a company may see them now, in the order of their numbers: who does not let themselves be found any more is not there.
 * Without a name, a photo, a company or how to reach them until they are unlocked, whatever their texts say.
 */
export async function cardsOf(
  db: Db,
  elsewhere: Elsewhere,
  actor: Actor,
  ids: number[],
  { query, corrections }: Searched = NOTHING,
): Promise<ProfileCard[]> {
  const unlocked = await findUnlocked(db, actor, ids)
  const found = await soughtMembers(db, elsewhere, actor, ids, new Set(unlocked.keys()))
  const accounts = found.flatMap(({ hidden }) => hidden.accountId ?? [])
  const opened = found.flatMap(({ member, hidden }) => (unlocked.has(member.id) ? (hidden.accountId ?? []) : []))
  const [texts, cvs, kept] = await Promise.all([
    query ? findTexts(db, accounts) : new Map<number, string>(),
    defaultCvAddresses(db, opened),
    ids.length === 0 ? [] : lists.findEntries(db, actor, { memberIds: ids }),
  ])
  const extract = extractsOfBoolean(query, corrections)
  const cardOf = ({ member, hidden }: (typeof found)[number]): ProfileCard => {
    const until = unlocked.get(member.id)
    const bare = (text: string): string =>
      until ? text : anonymous(text, { ...hidden, company: member.company?.name ?? null })
    const whole = member.experience && member.education && member.skills
    const passages = [
      member.presentation,
      ...(member.experience ?? []).map(({ title, description }) => [title, description].filter(Boolean).join('. ')),
      ...(member.education ?? []).map(({ degree, school }) => [degree, school].filter(Boolean).join(', ')),
      whole ? (texts.get(hidden.accountId ?? 0) ?? '') : '',
    ].map((text) => extract(bare(text).replaceAll(/\s+/g, ' '), EXTRACT))
    const best = passages.reduce((one, other) => (marksIn(other) > marksIn(one) ? other : one))
    const skills = (member.skills ?? []).map((name) => ({
      name: bare(name),
      matched: marksIn(extract(bare(name))) > 0,
    }))
    return {
      id: member.id,
      title: bare(member.wantedTitle || member.title),
      city: member.city,
      years: member.experienceYears,
      availability: member.availability,
      salary: bare(member.wantedSalary ?? ''),
      contract: member.wantedContract ?? '',
      extract: shown(best),
      experience: (member.experience ?? []).slice(0, POSTS).map(({ title, period, company }) => ({
        title: bare(title),
        period: bare(period),
        company: until ? company : null,
      })),
      skills: skills.toSorted((a, b) => Number(b.matched) - Number(a.matched)).slice(0, SKILLS),
      unlocked: until
        ? {
            until: until.toISOString(),
            page: member.id,
            name: `${hidden.firstName} ${hidden.lastName}`,
            initials: initials(hidden.firstName, hidden.lastName),
            photo: member.photo,
            email: member.email,
            phone: member.phone,
            cv: cvs.get(hidden.accountId ?? 0) ?? null,
          }
        : null,
      lists: kept.filter(({ memberId }) => memberId === member.id).map(({ listId }) => listId),
    }
  }
  const cards: ProfileCard[] = []
  for (const one of found) {
    cards.push(cardOf(one))
    // A long CV takes tens of milliseconds to be made nameless: fifty of them would keep everybody waiting for seconds.
    await setImmediate()
  }
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
