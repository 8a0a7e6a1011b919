import type { MetaFunction } from 'react-router'
import { redirect } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { Door } from '#features/accounts/components/door.tsx'
import { dangerTexts as texts } from '../settings.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.done} | Florin` }, { name: 'robots', content: 'noindex' }]

// With a loader of the server's, the page is rendered there as it is.
export const loader = () => null

/** Where scripts run, the home page says it; without them this page does. */
export function clientLoader() {
  showToast({ title: texts.done, description: texts.doneMore })
  return redirect('/')
}

export default function AccountDeleted() {
  return (
    <Door title={texts.done} lead={texts.doneMore}>
      <ButtonLink to="/" size="large" block>
        {texts.home}
      </ButtonLink>
    </Door>
  )
}
