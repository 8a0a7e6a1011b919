import type { BackOfficeList } from '#platform/back-office.ts'
import { CHOSEN_ACT } from '#platform/back-office-acts.ts'
import { plural } from '#platform/french.ts'
import { Button } from '../button.tsx'
import { Check } from '../choice.tsx'
import { useHydrated } from '../use-hydrated.ts'

type Props = {
  list: BackOfficeList
  picked: number
  shown: number
  pickAll: (all: boolean) => void
  ask: (act: string) => void
}

/** How many rows are chosen, and what can be done with them. Without scripts each button leads to the question. */
export function BulkBar({ list, picked, shown, pickAll, ask }: Props) {
  const hydrated = useHydrated()
  const { one, many, feminine } = list.noun
  const chosen = `choisi${feminine ? 'e' : ''}`
  return (
    <div className="bol__bulk" data-picked={picked > 0 || undefined}>
      {hydrated && (
        <Check
          label="Toute la page"
          checked={picked > 0 && picked === shown}
          onChange={(event) => pickAll(event.currentTarget.checked)}
        />
      )}
      <p role="status" className="bol__picked num">
        {picked > 0 ? `${plural(picked, one, many)} ${chosen}${picked > 1 ? 's' : ''}` : ''}
      </p>
      {(!hydrated || picked > 0) &&
        Object.entries(list.acts).map(([act, { label, red }]) => (
          <Button
            key={act}
            type="submit"
            size="small"
            variant={red ? 'red-ghost' : 'outline'}
            name={CHOSEN_ACT}
            value={act}
            onClick={(event) => {
              event.preventDefault()
              ask(act)
            }}
          >
            {`${label}…`}
          </Button>
        ))}
    </div>
  )
}
