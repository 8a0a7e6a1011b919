import { Columns3, Download, Rows3 } from 'lucide'
import { Link, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListSelect } from '#ui/list/list-select.tsx'
import { useListForm } from '#ui/list/use-list-form.ts'
import { stages } from '../../applications.rules.ts'
import '../applicants.css'
import { applicantList, applicantSorts, applicantsPath } from '../applicants.rules.ts'
import { applicantTexts as texts, stageWords } from '../applicants.texts.ts'

type Props = {
  path: string
  read: (params: URLSearchParams) => Record<string, string | string[]>
  /** Beside the filters of every list. */
  table?: boolean
  jobs?: { id: number; title: string; count: number }[]
}

/** Search, filters and order: one native form. */
export function ListTools({ path, read, table = false, jobs }: Props) {
  const [params] = useSearchParams()
  const { form, onSearch } = useListForm(path)
  const chosen = read(params)
  const value = (key: string): string => [chosen[key] ?? ''].flat()[0] ?? ''
  return (
    <form ref={form} className="appl-tools" method="get" action={path} role="search" aria-label={texts.tools}>
      {table && <input type="hidden" name="vue" value="tableau" />}
      <Field label={texts.q}>
        {(control) => (
          <Input
            {...control}
            key={value('q')}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={value('q')}
            placeholder={texts.qHint}
          />
        )}
      </Field>
      {jobs && (
        <ListSelect
          label={texts.job}
          name="offre"
          value={value('offre')}
          choices={[
            { value: '', label: texts.allJobs },
            ...jobs.map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` })),
          ]}
          onChange={onSearch}
        />
      )}
      {(table || jobs) && (
        <ListSelect
          label={texts.stageFilter}
          name="etape"
          value={value('etape')}
          choices={[
            { value: '', label: texts.allStages },
            ...stages.map((stage) => ({ value: stage, label: stageWords[stage] })),
          ]}
          onChange={onSearch}
        />
      )}
      <ListSelect
        label={texts.sort}
        name="sort"
        value={value('sort') || 'attente'}
        choices={applicantSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
        onChange={onSearch}
      />
      <Button type="submit" variant="outline">
        {texts.show}
      </Button>
    </form>
  )
}

/** Board or table, and the file. */
export function ViewChoice({ jobId, table }: { jobId: number; table: boolean }) {
  const [params] = useSearchParams()
  return (
    <div className="appl-views">
      <div className="appl-views__seg" role="group" aria-label={texts.view}>
        <Link to={applicantList.having(params, 'vue', 'etapes')} aria-current={table ? undefined : 'true'}>
          <Icon of={Columns3} small />
          {texts.board}
        </Link>
        <Link to={applicantList.having(params, 'vue', 'tableau')} aria-current={table ? 'true' : undefined}>
          <Icon of={Rows3} small />
          {texts.table}
        </Link>
      </div>
      <a className="btn btn--outline" href={`${applicantsPath(jobId)}/candidatures.csv`} download>
        <Icon of={Download} small />
        {texts.csv}
      </a>
    </div>
  )
}
