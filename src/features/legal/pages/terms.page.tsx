import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useActionData } from 'react-router'
import { acceptTerms } from '#features/accounts/settings.contract.ts'
import { attempt, textOf } from '#platform/attempt.ts'
import { pageHead } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { safePath } from '#platform/safe-path.ts'
import { Note } from '#ui/note.tsx'
import { LegalPage } from '../components/legal-page.tsx'
import { terms } from '../terms.texts.ts'

export const loader = ({ request }: LoaderFunctionArgs) => ({ url: new URL('/cgu', request.url).href })

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageHead({ title: `${terms.title} | Florin`, description: terms.description, url: loaderData?.url ?? '/cgu' })

/** « J’accepte », from the banner that members see above every page. Without scripts they come back to where they were. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const accepted = await attempt(context.get(apiContext)(acceptTerms, { version: textOf(form, 'version') }))
  if (!accepted.ok) return data({ error: accepted.error.message }, { status: accepted.status })
  return form.has('retour') ? redirect(safePath(textOf(form, 'retour'))) : null
}

export default function Terms() {
  const refused = useActionData<typeof action>()
  return (
    <LegalPage text={terms} numbered>
      {refused && <Note tone="red">{refused.error}</Note>}
    </LegalPage>
  )
}
