import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect } from 'react-router'
import { acceptTerms } from '#features/accounts/own-account.contract.ts'
import { textOf } from '#platform/attempt.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { pageHead } from '#platform/page-head.ts'
import { safePath } from '#platform/safe-path.ts'
import { useFormOf } from '#ui/form/form-of.ts'
import { Note } from '#ui/note.tsx'
import { LegalPage } from '../components/legal-page.tsx'
import { terms } from '../terms.texts.ts'

export const loader = ({ request }: LoaderFunctionArgs) => ({ url: new URL('/cgu', request.url).href })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead({ title: `${terms.title} | Florin`, description: terms.description, url: loaderData?.url ?? '/cgu' })

/** « J’accepte », from the banner that members see above every page. Without scripts they come back to where they were. */
export const action = formActions({
  acceptation: form({
    endpoint: acceptTerms,
    done: (_output, { form: sent }) => (sent.has('retour') ? redirect(safePath(textOf(sent, 'retour'))) : null),
  }),
})

export default function Terms() {
  const { refusal } = useFormOf('acceptation')
  return (
    <LegalPage text={terms} numbered>
      {refusal?.message && <Note tone="red">{refusal.message}</Note>}
    </LegalPage>
  )
}
