// What people call places besides their official names, folded.

/** Quarters where finance works, by the codes of the communes they lie in. */
export const businessDistricts: { name: string; names: string[]; codes: string[] }[] = [
  { name: 'La Défense', names: ['la defense', 'paris la defense', 'defense'], codes: ['92026', '92062', '92050'] },
  { name: 'Part-Dieu', names: ['part dieu', 'la part dieu', 'lyon part dieu'], codes: ['69383'] },
  {
    name: 'Sophia Antipolis',
    names: ['sophia antipolis', 'sophia'],
    codes: ['06152', '06018', '06004', '06085', '06161'],
  },
]

/** Regions by their everyday names, to their official codes. */
export const regionAliases: Record<string, string> = {
  idf: '11',
  'region parisienne': '11',
  'grand paris': '11',
  paca: '93',
  aura: '84',
  'rhone alpes': '84',
  bfc: '27',
  'centre val de loire': '24',
  hdf: '32',
}
