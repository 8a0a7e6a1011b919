import { assuranceArticles } from './assurance.articles.ts'
import { auditArticles } from './audit.articles.ts'
import { banqueArticles } from './banque.articles.ts'
import { carriereArticles } from './carriere.articles.ts'
import { conformiteArticles } from './conformite.articles.ts'
import { etudesArticles } from './etudes.articles.ts'
import { marchesArticles } from './marches.articles.ts'
import { remunerationArticles } from './remuneration.articles.ts'
import type { SampleArticle } from './sample-article.ts'

/** In the order of the menu of the news. */
export const sampleCategories = [
  { libelle: 'Rémunération', articles: remunerationArticles },
  { libelle: 'Banque', articles: banqueArticles },
  { libelle: 'Assurance', articles: assuranceArticles },
  { libelle: 'Audit', articles: auditArticles },
  { libelle: 'Marchés', articles: marchesArticles },
  { libelle: 'Conformité', articles: conformiteArticles },
  { libelle: 'Carrière', articles: carriereArticles },
  { libelle: 'Études', articles: etudesArticles },
] as const satisfies readonly { libelle: string; articles: readonly SampleArticle[] }[]
