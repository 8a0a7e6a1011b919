/** Something that was read, the passage it was read from, and whether it is surely so. */
export type Found<T> = { value: T; passage: string; sure: boolean }

type FoundExperience = { title: string; company: string; period: string; description: string }
type FoundEducation = { degree: string; school: string; year: string }
export type FoundLanguage = { name: string; level: string }

/** What a CV says of somebody. None of it is theirs before they say so. */
export type Findings = {
  title: Found<string> | null
  phone: Found<string> | null
  location: Found<string> | null
  bio: Found<string> | null
  skills: Found<string>[]
  experience: Found<FoundExperience>[]
  education: Found<FoundEducation>[]
  languages: Found<FoundLanguage>[]
}

/** The words that the product knows. */
export type Vocabulary = { skills: readonly string[]; cities: readonly string[] }

const LONGEST_PASSAGE = 160

/** A passage as it is shown: not all of a long one. */
export const passageOf = (text: string): string =>
  text.length <= LONGEST_PASSAGE ? text : `${text.slice(0, LONGEST_PASSAGE - 1).trimEnd()}…`
