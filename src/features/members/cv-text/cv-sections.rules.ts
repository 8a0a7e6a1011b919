import { fold } from '#platform/folding.ts'

type Section = 'head' | 'profile' | 'experience' | 'education' | 'skills' | 'languages' | 'other'
export type Sections = Record<Section, string[]>

const MOST_LINES = 1_500
const LONGEST_HEADING = 48

const headings: [Exclude<Section, 'head'>, RegExp][] = [
  [
    'experience',
    /^(?:mes |my )?(?:experiences?|parcours|professional|work|employment|carriere|stages?)(?: (?:professionnelles?|professionnel|experience|history|et|en|alternances?|stages?|entreprise|significatives?|finance))*$/,
  ],
  [
    'education',
    /^(?:mes |my )?(?:formations?|diplomes?|etudes|education|cursus|parcours academique|scolarite|academic background)(?: (?:et|academique|initiale|continue|diplomes?|formations?|certifications?|superieures?|training|and))*$/,
  ],
  ['languages', /^(?:langues?|languages?)(?: (?:etrangeres?|parlees?|vivantes?))?$/],
  [
    'skills',
    /^(?:mes |my |key )?(?:competences?|skills?|outils|informatique|logiciels?|savoir faire|expertises?|domaines? de competences?)(?: (?:cles?|techniques?|informatiques?|professionnelles?|et|outils|financieres?|metiers?|logiciels?|competences|technical|langues?))*$/,
  ],
  [
    'profile',
    /^(?:profil|a propos(?: de moi)?|resume|summary|profile|objectif(?: professionnel)?|presentation|about(?: me)?)$/,
  ],
  [
    'other',
    /^(?:centres? d interets?|loisirs|interets|hobbies|interests|references?|certifications?|publications?|engagements?(?: associatifs?)?|benevolat|divers|activites(?: extra professionnelles)?|informations? complementaires?|projets?|contact|coordonnees)$/,
  ],
]

/** The lines of a text, without what only draws: blanks, rules, bullets stand for themselves. Columns are set apart by « | ». */
const linesOf = (text: string): string[] =>
  text
    // No letter bears more marks; putting a long row of them in order takes the square of its length.
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .normalize('NFC')
    .split(/\r?\n|\f/)
    .slice(0, MOST_LINES)
    .map((line) =>
      line
        .replaceAll(/\t+|(?<=\S)[ \u00a0]{3,}(?=\S)/g, ' | ')
        .replaceAll(/[\s\u00a0]+/g, ' ')
        .trim()
        .slice(0, 600),
    )
    .filter((line) => /[\p{L}\d]/u.test(line))

const headingOf = (line: string): Exclude<Section, 'head'> | null => {
  if (line.length > LONGEST_HEADING) return null
  const folded = spacedOut(fold(line))
  return headings.find(([, words]) => words.test(folded))?.[0] ?? null
}

/** « E X P E R I E N C E » is a word too. */
const spacedOut = (folded: string): string => (/^(?:\w ){4,}\w$/.test(folded) ? folded.replaceAll(' ', '') : folded)

/** The lines of each part of a CV, by its headings. « Langues : anglais » on one line is a heading and what it is about. */
export function sectionsOf(text: string): Sections {
  const found: Sections = { head: [], profile: [], experience: [], education: [], skills: [], languages: [], other: [] }
  let section: Section = 'head'
  for (const line of linesOf(text)) {
    const heading = headingOf(line)
    if (heading) {
      section = heading
      continue
    }
    const [before, after] = line.split(/\s?[:|]\s(.+)/)
    const inLine = after ? headingOf(before!) : null
    if (inLine === 'languages' || inLine === 'skills') found[inLine].push(after!)
    else found[section].push(line)
  }
  return found
}
