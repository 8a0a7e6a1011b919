import { de, to, upperFirst } from './french.ts'
import type { TextPattern } from './job-text.ts'

/** First paragraphs: the company in its own words, and what it is looking for. They fit every contract. */
export const openings: TextPattern[] = [
  (c) => `${c.about} Nous recherchons ${c.recruit} ${c.city}.`,
  (c) => `${c.company} recherche ${c.recruit} ${c.city}. ${c.about}`,
  (c) => `${c.about} ${upperFirst(c.team)} accueille ${c.recruit} ${c.city}.`,
  (c) => `${c.company} renforce ${c.team} ${c.city} et recherche ${c.recruit}. ${c.about}`,
  (c) => `${c.about} Pour ${c.team}, nous recrutons ${c.recruit} ${c.city}.`,
  (c) => `${upperFirst(c.city)}, ${c.company} recrute ${c.recruit}. ${c.about}`,
  (c) => `${c.about} ${upperFirst(c.post)}, ${c.based} ${c.city}, dépend ${de(c.head)}.`,
  (c) => `${c.company} (${c.activity}) recrute ${c.recruit} ${c.city}. ${c.about}`,
  (c) => `${c.company} en bref\u202f: ${c.activity}, ${c.staff} personnes, siège ${c.seat}. ${c.about}`,
  (c) => `${c.about} ${upperFirst(c.post)} est ${c.attached} ${to(c.head)} et ${c.based} ${c.city}.`,
  (c) => c.about,
  (c) => `${c.company} agrandit ${c.team}. ${c.about} ${upperFirst(c.post)} est ${c.based} ${c.city}.`,
]
