// Who sees what of a member: one table, viewer × part. Its SQL twin is made of it in server/visibility.repository.ts.

/** What somebody is to the member they look at. Of a recruiter who is several of these, the later one counts. */
export const viewers = [
  'visitor',
  'member',
  'contact',
  /** Acts for a company that has been validated. */
  'recruiter',
  /** Has paid to see how to reach the member. */
  'unlocked',
  /** Acts for a company that the member has blocked. */
  'blocked',
  /** Acts for a company that the member has applied to: they gave themselves to be read. */
  'applied',
  'self',
  'administrator',
] as const
export type Viewer = (typeof viewers)[number]

/** The nine choices of the specification, with what they are at first. */
export const toggleDefaults = {
  profileVisible: true,
  publicProfile: false,
  showConnections: true,
  showExperience: true,
  showEducation: true,
  showSkills: true,
  showContactInfo: false,
  allowMessages: true,
  showActivity: true,
} as const
export type Toggle = keyof typeof toggleDefaults
export const toggles = Object.keys(toggleDefaults) as Toggle[]

export const conditions = [...toggles, 'visibleToRecruiters', 'cvSaved', 'suspended'] as const
export type Condition = (typeof conditions)[number]
/** What a member has chosen, and what is so of them. */
export type Choices = Record<Condition, boolean>

const PUBLIC = ['profileVisible', 'publicProfile'] as const
export const SOUGHT = ['visibleToRecruiters', 'cvSaved'] as const

/** Who finds a member at all: where one of the groups holds. Nobody but the last two finds one who is suspended. */
export const found: Record<Viewer, readonly (readonly Condition[])[]> = {
  visitor: [PUBLIC],
  member: [['profileVisible']],
  contact: [['profileVisible']],
  // Recruiters are no members of the directory: what is for members alone is not for them.
  recruiter: [SOUGHT, PUBLIC],
  unlocked: [SOUGHT, PUBLIC],
  blocked: [],
  applied: [[]],
  self: [[]],
  administrator: [[]],
}

export const parts = [
  'identity',
  'experience',
  'education',
  'skills',
  'connections',
  'activity',
  'contact',
  'search',
  'messages',
] as const
export type Part = (typeof parts)[number]

/** Who sees a part of those who find the member: always, or where the toggle is on. Whoever is not named does not. */
type Shown = Partial<Record<Exclude<Viewer, 'self' | 'administrator'>, Toggle | true>>
const toAll = (toggle: Toggle): Shown => ({
  visitor: toggle,
  member: toggle,
  contact: toggle,
  recruiter: toggle,
  unlocked: toggle,
  applied: toggle,
})
export const shown: Record<Part, Shown> = {
  // Recruiters find people without their name, unless everybody knows it: it comes with how to reach them.
  identity: { visitor: true, member: true, contact: true, recruiter: 'publicProfile', unlocked: true, applied: true },
  experience: toAll('showExperience'),
  education: toAll('showEducation'),
  skills: toAll('showSkills'),
  connections: { member: 'showConnections', contact: 'showConnections' },
  activity: { member: 'showActivity', contact: 'showActivity' },
  contact: { contact: 'showContactInfo', unlocked: true, applied: true },
  // What somebody looks for is between them and recruiters: colleagues would draw conclusions.
  search: { recruiter: true, unlocked: true, applied: true },
  messages: {
    member: 'allowMessages',
    contact: true,
    recruiter: 'allowMessages',
    unlocked: 'allowMessages',
    applied: true,
  },
}

/** Whether somebody lets recruiters look for them: a public profile is not enough. */
export const isSought = (member: Choices): boolean => !member.suspended && SOUGHT.every((one) => member[one])

/** Sees everything, also of somebody who is suspended. */
export const seesAll = (viewer: Viewer): viewer is 'self' | 'administrator' =>
  viewer === 'self' || viewer === 'administrator'

/** Whether a viewer finds a member. */
export const finds = (viewer: Viewer, member: Choices): boolean =>
  seesAll(viewer) || (!member.suspended && found[viewer].some((group) => group.every((one) => member[one])))

/** Whether a viewer sees a part of a member. */
export function seesPart(viewer: Viewer, part: Part, member: Choices): boolean {
  if (!finds(viewer, member)) return false
  if (seesAll(viewer)) return true
  const when = shown[part][viewer]
  return when === true || (when !== undefined && member[when])
}

/** What is kept of a member, and the part that it belongs to; what is of no part is seen by whoever finds them. */
const partOf = {
  id: null,
  firstName: 'identity',
  lastName: 'identity',
  title: null,
  presentation: null,
  photo: 'identity',
  city: null,
  countryId: null,
  verified: null,
  joinedAt: null,
  company: 'experience',
  sector: 'experience',
  experienceYears: 'experience',
  experience: 'experience',
  schoolName: 'education',
  educationLevel: 'education',
  lastCourse: 'education',
  education: 'education',
  skills: 'skills',
  languages: 'skills',
  lastSeenAt: 'activity',
  email: 'contact',
  phone: 'contact',
  availability: 'search',
  wantedTitle: 'search',
  wantedSector: 'search',
  wantedLocation: 'search',
  wantedSalary: 'search',
  wantedContract: 'search',
} as const satisfies Record<string, Part | null>
type Known = keyof typeof partOf

type Member = Choices & Partial<Record<Known, unknown>>
/** What is left of a member: what a part hides is null. */
export type Visible<M> = {
  [K in keyof M & Known]: (typeof partOf)[K] extends null ? M[K] : M[K] | null
}

/** What a viewer sees of a member, or null where they do not find them. What the table does not know is left out. */
export function visibleProfile<M extends Member>(viewer: Viewer, member: M): Visible<M> | null {
  if (!finds(viewer, member)) return null
  const kept = Object.entries(partOf)
    .filter(([name]) => name in member)
    .map(([name, part]) => [name, part === null || seesPart(viewer, part, member) ? member[name as keyof M] : null])
  return Object.fromEntries(kept) as Visible<M>
}
