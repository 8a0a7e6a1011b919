export type MemberCountry = 'fr' | 'be' | 'lu' | 'ch'

export type DemoMember = {
  firstName: string
  lastName: string
  /** Agrees in gender with the person. */
  title: string
  /** One of the given companies; null for students and job seekers. */
  companyName: string | null
  schoolName: string | null
  city: string
  country: MemberCountry
  /** One to three sentences in the first person. */
  presentation: string
  skills: string[]
  yearsOfExperience: number
  verified: boolean
  profileVisible: boolean
  /** Never true when the profile is not visible. */
  publicProfile: boolean
  lastSeenDaysAgo: number
  joinedDaysAgo: number
}

// Sentences hold places to fill: {masculine|feminine} endings or words, {years} and {city}.

export type MemberRole = {
  sectors: string[]
  /** Companies of these sectors where alone the work exists, or where it does not. */
  onlyAt?: string[]
  notAt?: string[]
  feminine: string
  masculine: string
  /** From how many years of experience to how many the title is held. */
  years: [number, number]
  skills: string[]
  says: string[]
}

export type StudentCourse = {
  /** Some diplomas exist in one country only. */
  onlyIn?: MemberCountry
  feminine: string
  masculine: string
  skills: string[]
  says: string[]
}

export type MemberPhrase = {
  text: string
  /** Years of experience from which the sentence is credible. */
  from: number
  to?: number
  /** Said only by someone who has a position. */
  inPost?: boolean
}

/** Names that go together: a first name of the pool, else a French one, with a last name of the pool. */
export type NamePool = {
  /** How frequent the pool is in each country. */
  shares: Record<MemberCountry, number>
  /** Share of its people who bear a first name of the pool. */
  ownFirstNames: number
  feminine: string[]
  masculine: string[]
  lastNames: string[]
}
