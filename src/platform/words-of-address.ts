const MOST_WORDS = 6

/** What somebody may have looked for, read from an address: « /offre-emploi/12-analyste-credit » speaks of « analyste credit ». */
export function wordsOfAddress(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? ''
  return decoded(last)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .slice(0, MOST_WORDS)
    .join(' ')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
