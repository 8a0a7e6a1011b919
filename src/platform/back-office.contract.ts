import * as z from 'zod'
import type { Act, BackOfficeList } from './back-office.ts'
import { accessOf, LIST_PAGE, LONGEST_REASON, LONGEST_SEARCH, sortsOf } from './back-office.ts'
import { UNDOING } from './back-office-acts.ts'
import { endpoint, id, idList, noInput, wireInt } from './contract.ts'
import { page, pagination } from './pagination.ts'

const oneOf = (words: string[], message: string) => z.enum(words as [string, ...string[]], { error: message })
const countFault = `Un nombre de 1 à ${LIST_PAGE}.`

export const listBackOfficeLists = endpoint({
  method: 'GET',
  path: '/v1/admin/lists',
  access: 'administrator',
  summary: 'Les listes de l’administration et leurs pages.',
  input: noInput,
  output: z.object({ data: z.array(z.object({ title: z.string(), page: z.string() })) }),
})

/** The endpoint of a list: search, filters, order and page, and the rows as text. */
export function listEndpoint<L extends BackOfficeList>(list: L) {
  const filters = Object.entries(list.filters).map(([name, { label, choices, numbered }]) => {
    if (numbered) return [name, id.optional()] as const
    const words = Object.keys(choices)
    return [name, oneOf(words, `${label}\u00a0: ${words.join(', ')}.`).optional()] as const
  })
  const cells = Object.keys(list.columns).map((name) => [name, z.string().nullable()] as const)
  return endpoint({
    method: 'GET',
    path: list.api,
    access: accessOf(list),
    summary: list.summary,
    input: z.object({
      ...(Object.fromEntries(filters) as unknown as Record<keyof L['filters'] & string, z.ZodOptional<z.ZodEnum>>),
      q: z
        .string()
        .max(LONGEST_SEARCH, { error: `${LONGEST_SEARCH} caractères au plus.` })
        .optional(),
      sort: oneOf(sortsOf(list), `Un ordre parmi\u00a0: ${sortsOf(list).join(', ')}.`).default(list.sort),
      ...page(LIST_PAGE),
    }),
    output: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          ...(Object.fromEntries(cells) as Record<keyof L['columns'] & string, z.ZodNullable<z.ZodString>>),
        }),
      ),
      pagination,
      /** Whether there are more rows than `pagination` counts. */
      more: z.boolean(),
      /** What the choices of a filter are called that are rows themselves. */
      choices: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  })
}

const reasonOf = ({ asks }: Act) => {
  const reason = z
    .string({ error: 'Écrivez le motif.' })
    .trim()
    .max(LONGEST_REASON, { error: `${LONGEST_REASON} caractères au plus.` })
  // Whoever is told nothing is given no reason.
  const asked = asks ? reason.min(1, { error: 'Écrivez le motif.' }) : reason.max(0).optional()
  return { reason: asked as z.ZodOptional<z.ZodString> }
}

/** The endpoint of one act on some rows. Those that it does not fit are left as they are. */
export const actEndpoint = (list: BackOfficeList, act: string) =>
  endpoint({
    method: 'POST',
    path: `${list.api}/${act}` as const,
    access: accessOf(list),
    summary: `${list.acts[act]!.label}\u00a0: ${list.noun.many} choisi${list.noun.feminine ? 'e' : ''}s, ${LIST_PAGE} au plus.`,
    input: z.object({
      ids: idList.pipe(
        z
          .array(z.int())
          .min(1, { error: 'Choisissez au moins une ligne.' })
          .max(LIST_PAGE, { error: `${LIST_PAGE} lignes au plus.` }),
      ),
      ...reasonOf(list.acts[act]!),
      /** Said where it takes an act back: rows that somebody else has changed since are left. */
      [UNDOING]: z.literal('oui', { error: 'oui, ou rien.' }).optional(),
      /** The number of rows, typed by whoever changes many at once. */
      count: wireInt(countFault).min(1, { error: countFault }).max(LIST_PAGE, { error: countFault }).optional(),
    }),
    output: z.object({ changed: z.array(z.int()), unchanged: z.int() }),
  })
