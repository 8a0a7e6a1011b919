import { useSearchParams } from 'react-router'
import { jobStatuses } from '#features/jobs/jobs.rules.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { ListSelect } from '#ui/list/list-select.tsx'
import { useListForm } from '#ui/list/use-list-form.ts'
import { ownJobsTexts as texts, statusNames } from '../employer.texts.ts'
import { ownJobList, jobsPath } from '../jobs-address.ts'

/** Search, state and order of the company’s jobs. */
export function JobTools() {
  const [params] = useSearchParams()
  const { form: tools, onSearch } = useListForm(jobsPath)
  const value = (key: string): string => [ownJobList.read(params)[key] ?? ''].flat()[0] ?? ''
  return (
    <form ref={tools} className="client__tools" method="get" action={jobsPath} role="search">
      <Field label={texts.search}>
        {(control) => (
          <Input {...control} key={value('q')} type="search" name="q" maxLength={100} defaultValue={value('q')} />
        )}
      </Field>
      <ListSelect
        label={texts.status}
        name="statut"
        value={value('statut')}
        choices={[
          { value: '', label: texts.all },
          ...jobStatuses.map((status) => ({ value: status, label: statusNames[status] })),
        ]}
        onChange={onSearch}
      />
      <ListSelect
        label={texts.sort}
        name="sort"
        value={value('sort') || 'attente'}
        choices={Object.entries(texts.sorts).map(([sort, label]) => ({ value: sort, label }))}
        onChange={onSearch}
      />
      <Button type="submit" variant="outline">
        {texts.show}
      </Button>
    </form>
  )
}
