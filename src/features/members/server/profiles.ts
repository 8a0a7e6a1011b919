import { countryById } from '#features/reference/reference.rules.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import { initials } from '../members.rules.ts'
import { finds, seesPart } from '../visibility.rules.ts'
import { countFound } from './member-counts.repository.ts'
import { findFound, findMember } from './members.repository.ts'
import type { Elsewhere } from './viewer.service.ts'
import { viewerOf } from './viewer.service.ts'
import type { VisibleMember } from './visible-members.ts'
import { visibleMembers } from './visible-members.ts'

/** A member on the wire, as far as they are shown. */
const profileOf = (member: VisibleMember) => ({
  id: member.id,
  name: `${member.firstName ?? ''} ${member.lastName ?? ''}`,
  initials: initials(member.firstName ?? '', member.lastName ?? ''),
  email: member.email,
  phone: member.phone,
  verified: member.verified,
  profile: {
    avatar: member.photo,
    title: member.title,
    bio: member.presentation,
    location: member.city,
    country: countryById(member.countryId).name,
    company: member.company,
    sector: member.sector,
    experience_years: member.experienceYears,
    experience: member.experience,
    school: member.schoolName,
    education_level: member.educationLevel,
    last_course: member.lastCourse,
    education: member.education,
    skills: member.skills,
    languages: member.languages,
    availability: member.availability,
    wanted:
      member.wantedTitle === null
        ? null
        : {
            title: member.wantedTitle,
            sector: member.wantedSector ?? '',
            location: member.wantedLocation ?? '',
            salary: member.wantedSalary ?? '',
            contract: member.wantedContract ?? '',
          },
  },
  last_seen_at: member.lastSeenAt?.toISOString() ?? null,
  created_at: member.joinedAt.toISOString(),
})

/** The members that somebody finds, each as far as they are shown to them. */
export async function listProfiles(db: Db, elsewhere: Elsewhere, actor: Actor, asked: PageInput) {
  const [rows, total] = await Promise.all([findFound(db, actor, rowsOf(asked)), countFound(db, actor)])
  return { data: (await visibleMembers(db, elsewhere, rows)).map(profileOf), pagination: pageOf(total, asked) }
}

/** One member; hidden from the caller, they are as missing as a number that nobody has. */
export async function readProfile(db: Db, elsewhere: Elsewhere, actor: Actor, id: number) {
  const row = await findMember(db, actor, { id })
  if (!row) throw notFound()
  const viewer = await viewerOf(db, elsewhere, actor, row)
  // Whoever is found without a name has no page: recruiters meet them in their search.
  if (!seesPart(viewer, 'identity', row)) throw notFound()
  const [member] = await visibleMembers(db, elsewhere, [{ ...row, viewer }])
  if (!member) throw notFound()
  return { ...profileOf(member), own: viewer === 'self', listed: finds('visitor', row), hidden: row.suspended }
}

export async function ownProfilePage(db: Db, actor: SignedIn) {
  const row = await findMember(db, actor, { accountId: actor.accountId })
  if (!row) throw notFound()
  return { id: row.id }
}
