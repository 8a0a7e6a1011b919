import { Globe } from 'lucide'
import { Form } from 'react-router'
import { countryById } from '#features/reference/reference.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { Icon } from '#ui/icon.tsx'
import type { readFilterOptions } from '../jobs.contract.ts'
import { noJobsTexts } from '../no-jobs.texts.ts'

type Props = NonNullable<OutputOf<typeof readFilterOptions>['abroad']> & {
  /** The same search there. */
  to: string
  /** It is the one thing to do: nothing was found here. */
  only: boolean
}

/** A place was asked for that lies in another country: what is there, and the way to it. */
export function JobAbroad({ country_id: id, country, places, jobs_count: count, to, only }: Props) {
  return (
    <Form method="post" action="/pays" className={only ? undefined : 'find__abroad'}>
      <input type="hidden" name="retour" value={to} />
      <button className={only ? 'btn' : 'btn btn--outline'} type="submit" name="pays" value={countryById(id).code}>
        <Icon of={Globe} small />
        {places.includes(country)
          ? noJobsTexts.countryAbroad(count, country)
          : noJobsTexts.goAbroad(count, places, country)}
      </button>
    </Form>
  )
}
