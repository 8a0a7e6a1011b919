const numberWords = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
]

/** Small numbers in letters, the others in digits: « six », « 24 ». */
export function inWords(count: number): string {
  return numberWords[count] ?? String(count)
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
}

export function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

/** « de » before a noun phrase: « du pôle », « des études », « de l’équipe », « d’audit ». */
export function de(phrase: string): string {
  if (phrase.startsWith('le ')) return `du ${phrase.slice(3)}`
  if (phrase.startsWith('les ')) return `des ${phrase.slice(4)}`
  if (phrase.startsWith('des ')) return de(phrase.slice(4))
  return /^[aàâeéèêiîoôuy]/i.test(phrase) ? `d’${phrase}` : `de ${phrase}`
}

/** « à » before a noun phrase: « au pôle », « aux études », « à l’équipe ». */
export function to(phrase: string): string {
  if (phrase.startsWith('le ')) return `au ${phrase.slice(3)}`
  if (phrase.startsWith('les ')) return `aux ${phrase.slice(4)}`
  return `à ${phrase}`
}

/** « à Lyon », « au Mans », « aux Ulis », « à La Rochelle ». */
export function inCity(city: string): string {
  if (city.startsWith('Le ')) return `au ${city.slice(3)}`
  if (city.startsWith('Les ')) return `aux ${city.slice(4)}`
  return `à ${city}`
}

/** Both genders of a title, what they share at the end said once. */
function genders(name: string, feminine: string): { feminine: string; masculine: string } {
  const left = feminine.split(' ')
  const right = name.split(' ')
  while (left.length > 1 && right.length > 1 && left.at(-1) === right.at(-1)) {
    left.pop()
    right.pop()
  }
  return { feminine: left.join(' '), masculine: name }
}

/** « une contrôleuse ou un contrôleur de gestion », « une ou un analyste crédit ». */
export function someone(name: string, feminine: string): string {
  if (name === feminine) return `une ou un ${lowerFirst(name)}`
  const both = genders(name, feminine)
  return `une ${lowerFirst(both.feminine)} ou un ${lowerFirst(both.masculine)}`
}

/** « Contrôleuse / Contrôleur de gestion ». */
export function bothForms(name: string, feminine: string): string {
  if (name === feminine) return name
  const both = genders(name, feminine)
  return `${both.feminine} / ${both.masculine}`
}

/** One paragraph, ended by a period, without stray spaces or doubled periods. */
export function paragraph(text: string): string {
  const spaced = text.replace(/[ \t\r\n]+/g, ' ').trim()
  const clean = spaced.includes('..') ? spaced.replace(/(?<!\.)\.\.(?!\.)/g, '.') : spaced
  return clean === '' || /[.!?…»]$/.test(clean) ? clean : `${clean}.`
}

/** The first sentences of a text, as many as fit in the length, at least one. */
export function firstSentences(text: string, maxLength: number): string {
  const [first = '', ...others] = text.split(/(?<=[.!?…]) (?=\p{Lu})/u)
  let kept = first
  for (const sentence of others) {
    if (kept.length + 1 + sentence.length > maxLength) break
    kept = `${kept} ${sentence}`
  }
  return kept
}
