import { fold } from '#platform/folding.ts'
import { entriesIn } from './cv-entries.rules.ts'
import type { Sections } from './cv-sections.rules.ts'
import { sectionsOf } from './cv-sections.rules.ts'
import type { Findings, Found, FoundLanguage, Vocabulary } from './findings.rules.ts'
import { passageOf } from './findings.rules.ts'

const TRADE =
  /\b(?:analyst(?:e)?|contr[ôo]l(?:eur|euse|ler)|auditeur|auditrice|auditor|comptable|accountant|direct(?:eur|rice|or)|daf|cfo|gestionnaire|g[ée]rante?|responsable|charg[ée]e?|conseill(?:er|[èe]re)|trader|actuaire|actuary|manager|consultante?|ing[ée]nieure?|engineer|chef(?:fe)?|juriste|[ée]conomiste|tr[ée]sori(?:er|[èe]re)|assistante?|stagiaire|stage|alternante?|alternance|apprentie?|officer|banker|banqui(?:er|[èe]re)|associate|quant|data scientist|scientist|d[ée]veloppeu(?:r|se)|courtier|souscripteur|souscriptrice|credit manager|risk|compliance|business analyst|intern|vice[- ]president|fiscaliste|r[ée]viseur|collaborat(?:eur|rice)|head of|expert[e]?|technicien(?:ne)?)\b/iu
const COMPANY =
  /(?:\b(?:banque|bank|cr[ée]dit (?:agricole|mutuel)|assurances?|mutuelle|capital|partners|gestion d[’']actifs|asset management|group(?:e)?|cabinet|soci[ée]t[ée]|s\.?a\.?s?|sarl|conseil|associ[ée]s|finances?|invest(?:issements?)?|holding|fonds|caisse|industries?)\b|& )/iu
const DEGREE =
  /\b(?:master|mast[èe]re|ms[cC]?|m[12]|licence|l3|bachelor|bts|dut|but|mba|doctorat|ph\.?d|dscg|dcg|dec|dipl[ôo]m[ée]e?|bac(?:calaur[ée]at)?|certificat(?:ion)?|cfa|pr[ée]pa(?:ratoire)?|classes? pr[ée]paratoires?|grande [ée]cole|maîtrise|dess|dea|deug|du|programme|titre|frm|cap|degree|bsc|ba)\b/iu
const SCHOOL =
  /\b(?:universit[ée]|university|[ée]coles? (?!.*\bdipl)|school|institut|institute|iae|iut|lyc[ée]e|facult[ée]|college|coll[èe]ge|hec|essec|escp|edhec|em ?lyon|sciences po|dauphine|sorbonne|polytechnique|centrale|insead|cnam|ensae|isfa|iep|kedge|skema|neoma|audencia|intec|campus|business)\b/iu

const PHONE = /(?:\+\d{1,3}[\s.()\u00a0-]*(?:\(0\)[\s.\u00a0-]*)?|(?<!\d)0)\d(?:[\s.\u00a0-]?\d){7,9}(?!\d)/g
const POSTCODE = /\b\d{4,5}\s+(\p{Lu}[\p{L}’' -]{1,40}?)(?=\s*(?:$|[|,;•·(]|\d|\s[-–—]\s))/u
const LEVEL =
  /\b([ABC][12]\+?|natif|native|langue maternelle|maternelle|bilingue|bilingual|courante?|fluent|professionnel(?:le)?|interm[ée]diaire|intermediate|avanc[ée]e?|advanced|notions|d[ée]butante?|scolaire|bases|basic|lu, [ée]crit,? (?:et )?parl[ée])\b/iu
const LANGUAGES: Record<string, string> = {
  francais: 'Français',
  french: 'Français',
  anglais: 'Anglais',
  english: 'Anglais',
  espagnol: 'Espagnol',
  spanish: 'Espagnol',
  allemand: 'Allemand',
  german: 'Allemand',
  italien: 'Italien',
  italian: 'Italien',
  portugais: 'Portugais',
  portuguese: 'Portugais',
  arabe: 'Arabe',
  arabic: 'Arabe',
  chinois: 'Chinois',
  mandarin: 'Chinois',
  chinese: 'Chinois',
  russe: 'Russe',
  russian: 'Russe',
  japonais: 'Japonais',
  japanese: 'Japonais',
  neerlandais: 'Néerlandais',
  dutch: 'Néerlandais',
  polonais: 'Polonais',
  turc: 'Turc',
  roumain: 'Roumain',
  breton: 'Breton',
  luxembourgeois: 'Luxembourgeois',
  hebreu: 'Hébreu',
  vietnamien: 'Vietnamien',
  coreen: 'Coréen',
}
const HEAD_LINES = 15
const SHORT_WORD = 3
const MOST = 50

/** What rules find in the text of a CV. They know layouts, words and the product's own lists, and guess nothing else. */
export function suggestFromCv(text: string, vocabulary: Vocabulary): Findings {
  const sections = sectionsOf(text)
  const head = [...sections.head.slice(0, HEAD_LINES), ...sections.other.slice(0, HEAD_LINES)]
  const experience = entriesIn(sections.experience, { first: TRADE, second: COMPANY }).slice(0, MOST)
  return {
    title: titleIn(sections.head.slice(0, HEAD_LINES), experience[0]?.first),
    phone: phoneIn(head, text),
    location: cityIn(head, vocabulary),
    bio: sections.profile.length > 0 ? bioOf(sections.profile) : null,
    skills: skillsIn(sections, text, vocabulary),
    experience: experience.map(({ first, second, period, description, passage, sure }) => ({
      value: { title: first.slice(0, 120), company: second.slice(0, 120), period: period.slice(0, 60), description },
      passage: passageOf(passage),
      sure,
    })),
    education: entriesIn(sections.education, { first: DEGREE, second: SCHOOL })
      .slice(0, MOST)
      .map(({ first, second, period, passage, sure }) => ({
        value: {
          degree: first.slice(0, 120),
          school: second.slice(0, 120),
          year: period.match(/\d{4}/g)?.at(-1) ?? '',
        },
        passage: passageOf(passage),
        sure,
      })),
    languages: languagesIn(sections),
  }
}

const bioOf = (lines: string[]): Found<string> => {
  const value = lines.join(' ').slice(0, 3_000)
  return { value, passage: passageOf(value), sure: false }
}

function titleIn(head: string[], latest: string | undefined): Found<string> | null {
  const pieces = head.flatMap((line, at) => line.split(/\s[|•·]\s/).map((piece) => ({ piece: piece.trim(), line, at })))
  const found = pieces.find(({ piece }) => TRADE.test(piece) && piece.length <= 90 && !/@|\d{4}|[.;]$/.test(piece))
  if (found) return { value: found.piece, passage: passageOf(found.line), sure: found.at < 5 }
  return latest ? { value: latest, passage: latest, sure: false } : null
}

function phoneIn(head: string[], text: string): Found<string> | null {
  const inHead = head.flatMap((line) => (line.match(PHONE) ?? []).map((value) => ({ value, passage: line })))
  const all = inHead.length > 0 ? inHead : (text.match(PHONE) ?? []).map((value) => ({ value, passage: value }))
  const [first] = all
  if (!first) return null
  const distinct = new Set(all.map(({ value }) => value.replaceAll(/\D/g, '').slice(-9)))
  return {
    value: first.value.replaceAll(/[\s\u00a0]+/g, ' '),
    passage: passageOf(first.passage),
    sure: inHead.length > 0 && distinct.size === 1,
  }
}

function cityIn(head: string[], { cities }: Vocabulary): Found<string> | null {
  for (const line of head) {
    const city = POSTCODE.exec(line)?.[1]?.trim()
    if (city) return { value: city, passage: passageOf(line), sure: true }
  }
  const known = new Map(cities.map((city) => [fold(city), city]))
  for (const line of head) {
    for (const piece of line.split(/\s?[|•·,;()]\s?|\s[-–—]\s/)) {
      const city = known.get(fold(piece.replace(/\s\d{1,2}(?:er?|e|ème)?$/u, '')))
      if (city) return { value: city, passage: passageOf(line), sure: piece.trim() === line || line.length < 80 }
    }
  }
  return null
}

function skillsIn({ skills, head, experience, profile, other }: Sections, text: string, vocabulary: Vocabulary) {
  const listed = skills.map((line) => ({ line, words: ` ${fold(line)} ` }))
  const elsewhere = [...head, ...profile, ...experience, ...other].map((line) => ({ line, words: ` ${fold(line)} ` }))
  const whole = ` ${fold(text)} `
  return vocabulary.skills
    .flatMap((skill): Found<string>[] => {
      const wanted = ` ${fold(skill)} `
      if (wanted.trim() === '' || !whole.includes(wanted)) return []
      const inList = listed.find(({ words }) => words.includes(wanted))
      // One letter, or two, are a skill where skills are listed, and a letter elsewhere.
      if (inList)
        return [
          {
            value: skill,
            passage: passageOf(inList.line),
            sure: wanted.length > SHORT_WORD || isItem(inList.line, skill),
          },
        ]
      const line = elsewhere.find(({ words }) => words.includes(wanted))?.line
      return line && wanted.trim().length >= SHORT_WORD ? [{ value: skill, passage: passageOf(line), sure: false }] : []
    })
    .slice(0, MOST)
}

const isItem = (line: string, skill: string): boolean =>
  line.split(/[,;:|•·/()]/).some((piece) => fold(piece) === fold(skill))

function languagesIn({ languages, skills, other, head }: Sections): Found<FoundLanguage>[] {
  const found = new Map<string, Found<FoundLanguage>>()
  const look = (lines: string[], listed: boolean): void => {
    for (const line of lines) {
      for (const piece of line.split(/\s?[|•·;]\s?|,\s(?!\s?[ée]crit|\s?parl)|\s\/\s/)) {
        const name = fold(piece)
          .split(' ')
          .flatMap((word) => LANGUAGES[word] ?? [])[0]
        const level = LEVEL.exec(piece)?.[1]
        if (!name || found.has(name) || (!listed && !level)) continue
        found.set(name, {
          value: { name, level: level ?? '' },
          passage: passageOf(line),
          sure: listed && level !== undefined,
        })
      }
    }
  }
  look(languages, true)
  look([...skills, ...other, ...head], false)
  return [...found.values()]
}
