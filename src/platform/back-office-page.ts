import type { LoaderFunctionArgs } from 'react-router'
import { textOf } from './attempt.ts'
import type { BackOfficeList, ListPage, ListRow } from './back-office.ts'
import { addressOf, askedOf } from './back-office.ts'
import { actEndpoint, listEndpoint } from './back-office.contract.ts'
import type { Asking, Done } from './back-office-acts.ts'
import { ASK, CHOSEN_ACT, UNDOING } from './back-office-acts.ts'
import type { Sent } from './form-actions.ts'
import { form, formActions } from './form-actions.ts'
import { readId } from './ids.ts'
import { readList } from './load-list.ts'
import { apiContext, roleContext } from './render-context.ts'

/** The loader of a list's page. */
export async function loadBackOffice(list: BackOfficeList, { url, context }: LoaderFunctionArgs): Promise<ListPage> {
  const address = url.searchParams
  const { data, ...page } = await readList(url, addressOf(list), (at) =>
    context.get(apiContext)(listEndpoint(list), { ...askedOf(list, address), page: at }),
  )
  const inside = context.get(roleContext) === 'administrator'
  return { data: data as ListRow[], ...page, address: String(address), inside }
}

/** Without scripts an act is asked for first: the page comes back with the question. */
const ask = (list: BackOfficeList) => async (sent: Sent) => {
  const ids = sent.form.getAll('ids').flatMap((value) => readId(typeof value === 'string' ? value : null) ?? [])
  const act = textOf(sent.form, CHOSEN_ACT)
  if (ids.length > 0 && Object.hasOwn(list.acts, act)) return { done: { asking: act, ids } satisfies Asking }
  const error = { code: 'platform/nothing_chosen', message: 'Choisissez au moins une ligne.' }
  return { refused: { ok: false as const, status: 400, error, retryAfter: null } }
}

/** The action of a list's page: each of its acts. */
export const listAction = (list: BackOfficeList) =>
  formActions({
    [ASK]: ask(list),
    ...Object.fromEntries(
      Object.keys(list.acts).map((act) => [
        act,
        form({
          endpoint: actEndpoint(list, act),
          done: (output, sent): Done => ({ act, undone: textOf(sent.form, UNDOING) !== '', ...output }),
        }),
      ]),
    ),
  })
