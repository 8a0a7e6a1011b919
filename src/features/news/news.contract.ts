import * as z from 'zod'
import { jobSummary } from '#features/jobs/jobs.contract.ts'
import { sessionPays } from '#features/reference/reference.contract.ts'
import { endpoint, id, noInput, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { LONGEST_SEARCH, PER_PAGE, POPULAR, SECONDARY } from './news.rules.ts'

const PUBLIC_SECONDS = 10

const category = z.object({ id: z.int(), name: z.string(), libelle: z.string() })
const dossier = z.object({ id: z.int(), title: z.string() })

/** An article as lists show it; who likes it is told of the one who asks, so that no list is kept for others. `cover` and `thumbnail` are empty where it has no picture: it is engraved then. */
const listedArticle = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  cover_alt: z.string(),
  thumbnail: z.string(),
  author: z.string(),
  published_at: z.string(),
  tags: z.array(z.string()),
  featured: z.boolean(),
  views: z.int(),
  reading_time: z.int(),
  category,
  dossier: dossier.nullable(),
  likes: z.object({ count: z.int(), user_liked: z.boolean() }),
})

/** The usual fields, and the ones that lists of articles are known by. */
const newsPagination = pagination.extend({ current_page: z.int() })
const limit = (usual: number) =>
  wireInt('De 1 à 20 articles.')
    .min(1, { error: 'De 1 à 20 articles.' })
    .max(20, { error: 'De 1 à 20 articles.' })
    .default(usual)
const search = z.string().max(LONGEST_SEARCH, { error: `${LONGEST_SEARCH} caractères au plus.` })

const listOf = { data: z.array(listedArticle), pagination: newsPagination }
const some = z.object({ data: z.array(listedArticle) })
const one = z.object({ data: listedArticle.nullable() })

export const listNews = endpoint({
  method: 'GET',
  path: '/v1/news',
  access: 'public',
  summary: 'Les articles publiés, les plus récents d’abord, par rubrique, dossier ou mots.',
  input: z.object({
    search: search.optional(),
    category_id: id.optional(),
    dossier_id: id.optional(),
    ...page(PER_PAGE),
  }),
  output: z.object(listOf),
})

export const searchNews = endpoint({
  method: 'GET',
  path: '/v1/news/search',
  access: 'public',
  summary: 'Les articles qui disent ces mots, les plus proches d’abord.',
  input: z.object({ q: search, ...page(PER_PAGE) }),
  output: z.object(listOf),
})

export const listCategoryNews = endpoint({
  method: 'GET',
  path: '/v1/news/category/:id',
  access: 'public',
  summary: 'Les articles d’une rubrique, les plus récents d’abord.',
  input: z.object({ id, ...page(PER_PAGE) }),
  output: z.object(listOf),
})

export const listPopularNews = endpoint({
  method: 'GET',
  path: '/v1/news/popular',
  access: 'public',
  summary: 'Les articles les plus lus.',
  input: z.object({ limit: limit(POPULAR) }),
  output: some,
})

const featured = <const P extends `/v1/${string}`, I extends z.ZodObject>(path: P, summary: string, input: I) =>
  endpoint({ method: 'GET', path, access: 'public', summary, input, output: one })
const secondary = <const P extends `/v1/${string}`, I extends z.ZodObject>(path: P, summary: string, input: I) =>
  endpoint({ method: 'GET', path, access: 'public', summary, input, output: some })

export const readFeatured = featured(
  '/v1/news/featured',
  'L’article à la une, de tous ou d’une rubrique.',
  z.object({ category_id: id.optional() }),
)
export const readCategoryFeatured = featured(
  '/v1/news/category/:id/featured',
  'L’article à la une d’une rubrique.',
  z.object({ id }),
)
export const readDossierFeatured = featured(
  '/v1/news/dossier/:id/featured',
  'L’article à la une d’un dossier.',
  z.object({ id }),
)
export const listSecondary = secondary(
  '/v1/news/secondary',
  'Les articles qui suivent celui à la une.',
  z.object({ category_id: id.optional(), limit: limit(SECONDARY) }),
)
export const listCategorySecondary = secondary(
  '/v1/news/category/:id/secondary',
  'Ceux d’une rubrique qui suivent celui à la une.',
  z.object({ id, limit: limit(SECONDARY) }),
)
export const listDossierSecondary = secondary(
  '/v1/news/dossier/:id/secondary',
  'Ceux d’un dossier qui suivent celui à la une.',
  z.object({ id, limit: limit(SECONDARY) }),
)

export const listCategories = endpoint({
  method: 'GET',
  path: '/v1/news/categories',
  access: 'public',
  summary: 'Les rubriques, dans leur ordre.',
  input: noInput,
  output: z.object({ data: z.array(category) }),
  publicFor: PUBLIC_SECONDS,
})

export const listDossiers = endpoint({
  method: 'GET',
  path: '/v1/news/dossiers',
  access: 'public',
  summary: 'Les derniers dossiers, avec le nombre de leurs articles publiés.',
  input: noInput,
  output: z.object({ data: z.array(dossier.extend({ summary: z.string(), articles_count: z.int() })) }),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['article'] },
})

export const readArticle = endpoint({
  method: 'GET',
  path: '/v1/news/:id',
  access: 'public',
  summary: 'Un article publié, entier.',
  input: z.object({ id }),
  output: listedArticle.extend({ content: z.string(), layout: z.union([z.literal(1), z.literal(2)]) }),
})

export const listRelated = endpoint({
  method: 'GET',
  path: '/v1/news/:id/related',
  access: 'public',
  summary: 'Quatre articles proches, par dossier, mots-clés et rubrique.',
  input: z.object({ id }),
  output: some,
})

export const listArticleJobs = endpoint({
  method: 'GET',
  path: '/v1/news/:id/jobs',
  access: 'public',
  summary:
    'Quelques offres en ligne sur ce dont parle un article, et le mot qui les a trouvées\u202f: une étiquette, sinon la rubrique.',
  input: z.object({ id, session_pays: sessionPays }),
  output: z.object({ keywords: z.string().nullable(), total: z.int(), data: z.array(jobSummary) }),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['article', 'job', 'company'] },
})

export const readMetadata = endpoint({
  method: 'GET',
  path: '/v1/news/:id/metadata',
  access: 'public',
  summary: 'Ce qu’un article dit de lui aux moteurs et aux réseaux.',
  input: z.object({ id }),
  output: z.object({
    title: z.string(),
    description: z.string(),
    image: z.string(),
    canonical: z.string(),
    author: z.string(),
    published_at: z.string(),
    reading_time: z.int(),
    tags: z.array(z.string()),
  }),
  publicFor: PUBLIC_SECONDS,
  kept: { until: ['article'] },
})
