import type { ActionFunctionArgs, HeadersFunction, Params } from 'react-router'
import { data } from 'react-router'
import type { Refused } from './attempt.ts'
import { attempt } from './attempt.ts'
import type { Api, Endpoint, InputOf, OutputOf } from './contract.ts'
import { inputOf } from './form-input.ts'
import type { FormAnswer, Refusal } from './forms.ts'
import { formOf, typedIn } from './forms.ts'
import { apiContext } from './render-context.ts'

/** Where a form was sent from; `params` are what the path of its page names, such as `id`. */
export type Sent = { form: FormData; url: URL; params: Params; api: Api }

type FormSpec<E extends Endpoint, T> = {
  endpoint: E
  /** What the fields do not say as the endpoint wants it; it is laid over what they say. */
  input?: (read: Record<string, unknown>, sent: Sent) => Partial<InputOf<E>>
  /** The field that a refusal without fields is about, by its code. */
  about?: Record<string, string>
  /** What is to be said or done otherwise about a refusal; nothing leaves it as it is. */
  refused?: (refused: Refused, sent: Sent) => Promise<Told> | Told
  /** Where to go when it is done, or what to show. */
  done: (output: OutputOf<E>, sent: Sent) => T
}

/** `form` names another form of the page to say it at. */
type Told = Response | (Refused & { form?: string }) | undefined

/** Does what a form is for. One that no endpoint is needed for is written by hand. */
type FormWork<T> = (sent: Sent) => Promise<{ refused: Refused & { form?: string } } | { done: T }>

/** One form of a page: the endpoint it is sent to, whose schema reads it, and what comes after. */
export function form<E extends Endpoint, T>({ endpoint, input, about = {}, refused, done }: FormSpec<E, T>) {
  const work: FormWork<T | Response> = async (sent) => {
    const read = inputOf(endpoint.input, sent.form)
    const tried = await attempt(sent.api(endpoint, { ...read, ...input?.(read, sent) } as InputOf<E>))
    if (tried.ok) return { done: done(tried.value, sent) }
    const said = (await refused?.(tried, sent)) ?? tried
    if (said instanceof Response) return { done: said }
    const field = about[said.error.code]
    return { refused: field ? { ...said, error: { ...said.error, fields: { [field]: said.error.message } } } : said }
  }
  return work
}

const refusalOf = ({ error: { fields = {}, message }, retryAfter }: Refused, form: FormData): Refusal => ({
  fields,
  message: Object.keys(fields).length > 0 ? null : message,
  retryAfter,
  typed: typedIn(form),
})

type Shown<F> = F extends Record<string, FormWork<infer T>> ? Exclude<T, Response> : never

/** The action of a page: each of its forms by name. Refusals come back with the status of the endpoint and what was typed. */
export function formActions<F extends Record<string, FormWork<unknown>>>(forms: F) {
  return async ({ request, url, params, context }: ActionFunctionArgs) => {
    const form = await request.formData()
    const { name, id } = formOf(form)
    // A form that does not say which it is, such as a mail program's, is the first of the page.
    const known = name === '' ? Object.keys(forms)[0]! : name
    if (!Object.hasOwn(forms, known)) throw data(null, { status: 400 })
    const came = await forms[known]!({ form, url, params, api: context.get(apiContext) })
    if ('refused' in came) {
      const { status, retryAfter } = came.refused
      const answer: FormAnswer<Shown<F>> = {
        form: came.refused.form ?? known,
        id,
        refusal: refusalOf(came.refused, form),
      }
      return data(answer, { status, headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) } })
    }
    if (came.done instanceof Response) return came.done
    const answer: FormAnswer<Shown<F>> = { form: known, id, done: came.done as Shown<F> }
    return data(answer, { status: 200 })
  }
}

const retryOf = (headers: Headers | undefined): Record<string, string> => {
  const wait = headers?.get('retry-after')
  return wait ? { 'retry-after': wait } : {}
}

/** Says when to come back, where a form was refused for now. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => retryOf(actionHeaders)

/** The same for pages with a key or answers of a person: they are kept nowhere. */
export const secretHeaders: HeadersFunction = ({ actionHeaders }) => ({
  'cache-control': 'private, no-store',
  ...retryOf(actionHeaders),
})
