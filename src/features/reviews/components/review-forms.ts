import { redirect } from 'react-router'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { saidIn } from '#platform/forms.ts'
import type { Api, Role } from '#platform/contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { listAddress } from '#platform/list-address.ts'
import { readList } from '#platform/load-list.ts'
import { changeReview, deleteReview, listReviews, readOwnReview, writeReview } from '../reviews.contract.ts'
import { reviewsAddress } from '../reviews.rules.ts'
import { reviewDone } from '../reviews.texts.ts'

const companyIn = ({ params }: Pick<Sent, 'params'>): number => readId(params.id) ?? 0

const about = (_read: unknown, sent: Sent): { id: number } => ({ id: companyIn(sent) })
const back = (did: string) => (_output: unknown, sent: Sent) =>
  redirect(`${reviewsAddress(companyIn(sent))}&fait=${did}`)
/** Whose session has ended meanwhile signs in, and comes back to the tab. */
const refused = ({ status }: { status: number }, sent: Sent) =>
  status === 401 ? redirect(doorTo('/login', reviewsAddress(companyIn(sent)))) : undefined

/** The forms of the tab « Avis », for the page of a company. */
export const reviewForms = {
  avis: form({ endpoint: writeReview, input: about, refused, done: back('avis') }),
  'avis-modification': form({ endpoint: changeReview, input: about, refused, done: back('modification') }),
  'avis-suppression': form({ endpoint: deleteReview, input: about, refused, done: back('suppression') }),
}

/** Who recruits or administers reviews nothing. */
const NO_CANDIDATE = { why_not: 'role' as const, review: null }

/** What the tab shows: the reviews, and to members their own. */
export async function loadReviews(api: Api, role: Role, companyId: number, url: URL) {
  const [list, own] = await Promise.all([
    readList(url, listAddress({}), (page) => api(listReviews, { id: companyId, page })),
    role === 'candidate' ? api(readOwnReview, { id: companyId }) : role === 'visitor' ? null : NO_CANDIDATE,
  ])
  return {
    list,
    own,
    signIn: doorTo('/login', reviewsAddress(companyId)),
    done: saidIn(url.searchParams, reviewDone),
  }
}

export type LoadedReviews = Awaited<ReturnType<typeof loadReviews>>
