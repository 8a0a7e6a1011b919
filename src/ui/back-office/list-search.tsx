import { Search } from 'lucide'
import { Form } from 'react-router'
import type { BackOfficeList, ListChoices } from '#platform/back-office.ts'
import { askedOf, LONGEST_SEARCH, sortsOf, sortOf } from '#platform/back-office.ts'
import { Button } from '../button.tsx'
import { Field, Input, Select } from '../field.tsx'
import { Icon } from '../icon.tsx'

type Props = { list: BackOfficeList; address: URLSearchParams; choices: ListChoices }

const ORDER = { asc: ['', ' (inverse)'], desc: [' (ancien d’abord)', ' (récent d’abord)'] }

/** Search, filters and, where the heads of the columns are not in sight, the order. Sent as an address. */
export function ListSearch({ list, address, choices: numbered }: Props) {
  const asked = askedOf(list, address)
  const columns = address.getAll('colonnes').join(',')
  return (
    <Form className="bol__search" role="search" action={list.page} key={String(address)}>
      {columns && <input type="hidden" name="colonnes" value={columns} />}
      <Field label="Rechercher">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={LONGEST_SEARCH}
            placeholder={list.searched}
          />
        )}
      </Field>
      {Object.entries(list.filters).map(([name, { label, choices }]) => (
        <Field key={name} label={label}>
          {(control) => (
            <Select {...control} name={name} defaultValue={asked[name] ?? ''}>
              <option value="">Indifférent</option>
              {Object.entries(numbered[name] ?? choices).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <div className="bol__order">
        <Field label="Ordre">
          {(control) => (
            <Select {...control} name="sort" defaultValue={asked.sort ?? list.sort}>
              {sortsOf(list).map((sort) => {
                const { column, down } = sortOf(sort)
                const { label, sorts = 'asc' } = list.columns[column]!
                return (
                  <option key={sort} value={sort}>
                    {label + ORDER[sorts][down ? 1 : 0]}
                  </option>
                )
              })}
            </Select>
          )}
        </Field>
      </div>
      <Button type="submit">
        <Icon of={Search} small />
        Rechercher
      </Button>
    </Form>
  )
}
