const MONTH =
  '(?:(?:janv(?:ier)?|f[ée]v(?:r(?:ier)?)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[ûu]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|dec)\\.?\\s|(?:0?[1-9]|1[0-2])[/.])'
const YEAR = '(?:19[6-9]\\d|20[0-4]\\d)'
const POINT = `${MONTH}?${YEAR}`
const NOW = "(?:aujourd[’' ]?hui|pr[ée]sent|ce jour|actuel(?:lement)?|en cours|maintenant|now|today|current)"
const BETWEEN = "\\s?(?:[-–—−>→]|à|a|au|to|jusqu[’']à)\\s?"
const PERIOD = new RegExp(
  `\\(?(?:(?:de |from )?(${POINT}|${MONTH})${BETWEEN}(${POINT}|${NOW})|(?:depuis|since) (?:le |l[’'])?(${POINT})|(${POINT}))(?![\\d/])\\)?`,
  'iu',
)

/** Bullets begin what somebody did, not who they were. */
const BULLET = /^[-–—•·▪●◦*➢►✓]\s?/
const LONGEST_NAME = 110

export type Entry = {
  first: string
  second: string
  period: string
  description: string
  passage: string
  sure: boolean
}

/** How the two things that an entry names are told apart: titles from companies, degrees from schools. */
export type Kinds = { first: RegExp; second: RegExp }

const strip = (text: string): string => text.replaceAll(/^[\s,;:|•·–—()-]+|[\s,;:|•·–—(-]+$/g, '').trim()
const partsOf = (text: string): string[] =>
  text
    .split(/\s[|•·–—-]\s|,\s|;\s|\s(?:chez|at|@)\s|\s?:\s/)
    .map(strip)
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= LONGEST_NAME)

/** When, written as one writes it: « janvier 2020 – aujourd’hui ». */
function periodIn(line: string): { period: string; rest: string } | null {
  const match = PERIOD.exec(line)
  if (!match) return null
  const [whole, from, to, since, single] = match
  const period = since ? `depuis ${since.trim()}` : (single ?? `${from!.trim()} – ${to!.trim()}`)
  const rest = strip(`${line.slice(0, match.index)} | ${line.slice(match.index + whole.length)}`)
  return { period: period.replaceAll(/\s+/g, ' '), rest }
}

/** A line that may name something: short, and not told as what was done. */
const names = (line: string | undefined): line is string =>
  line !== undefined && line.length <= LONGEST_NAME && !BULLET.test(line) && !/[.;]$/.test(line) && !periodIn(line)

function toldApart(parts: string[], { first, second }: Kinds): { first: string; second: string; sure: boolean } | null {
  const [one, two] = parts
  if (one === undefined || two === undefined) return null
  const firsts = parts.filter((part) => first.test(part) && !second.test(part))
  const seconds = parts.filter((part) => second.test(part) && !first.test(part))
  if (firsts.length > 0)
    return { first: firsts[0]!, second: seconds[0] ?? parts.find((part) => part !== firsts[0])!, sure: true }
  if (seconds.length > 0) return { first: parts.find((part) => part !== seconds[0])!, second: seconds[0]!, sure: true }
  const earlier = parts.findIndex((part) => first.test(part))
  return earlier > 0
    ? { first: parts[earlier]!, second: one, sure: false }
    : { first: one, second: two, sure: first.test(one) }
}

/**
 * What a part of a CV lists: each time with its two names, which stand on the line of the time, before it or after it. Where it is
 * not clear which is which the entry is doubtful; where only one is named too.
 */
export function entriesIn(lines: string[], kinds: Kinds): Entry[] {
  const starts = lines.flatMap((line, at) => {
    const period = BULLET.test(line) && line.length > LONGEST_NAME ? null : periodIn(line)
    return period && period.rest.length <= 2 * LONGEST_NAME ? [{ at, ...period }] : []
  })
  const used = new Set(starts.map(({ at }) => at))
  const read = starts.map(({ at, period, rest }) => {
    const parts = partsOf(rest)
    const taken: number[] = []
    const take = (place: number): void => {
      const line = lines[place]
      if (parts.length >= 2 || used.has(place) || !names(line)) return
      const more = partsOf(line)
      if (more.length === 0) return
      parts.push(...more)
      used.add(place)
      taken.push(place)
    }
    // A name that stands alone before the time belongs to it, if the line before that is told or is no part of anything.
    const before = lines[at - 1]
    const standsBefore = parts.length < 2 && names(before) && (at === 1 || !names(lines[at - 2]) || used.has(at - 2))
    if (standsBefore && !(parts.length === 0 && names(lines[at + 1]) && names(lines[at + 2]))) take(at - 1)
    take(at + 1)
    if (parts.length < 2) take(at + 2)
    return { at, period, parts, taken, line: lines[at]! }
  })
  return read.flatMap(({ at, period, parts, taken, line }, index) => {
    if (parts.length === 0) return []
    const end = read[index + 1]?.at ?? lines.length
    const told = lines.slice(at + 1, end).filter((_, offset) => !used.has(at + 1 + offset))
    const description = told
      .map((one) => one.replace(BULLET, ''))
      .join('\n')
      .slice(0, 2_000)
    const passage = [
      ...taken.filter((place) => place < at).map((place) => lines[place]),
      line,
      ...taken.filter((place) => place > at).map((place) => lines[place]),
    ].join(' / ')
    const apart = toldApart(parts, kinds) ?? {
      first: kinds.second.test(parts[0]!) ? '' : parts[0]!,
      second: kinds.second.test(parts[0]!) ? parts[0]! : '',
      sure: false,
    }
    return [{ ...apart, period, description, passage }]
  })
}
