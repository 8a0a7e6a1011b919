import { CircleCheck } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import type { SettingsPlace } from '../settings.rules.ts'
import { settingsForms } from '../settings.rules.ts'
import { settingsDone } from '../settings.texts.ts'
import { useDone } from './use-outcome.ts'

/** Says what was done here. It is there before it has something to say, so that screen readers tell. */
export function SettingsStatus({ at }: { at: SettingsPlace }) {
  const done = useDone()
  const message = done !== null && settingsForms[done] === at ? settingsDone[done] : ''
  return (
    <div role="status" className="set__status">
      {message && (
        <p className="ok">
          <Icon of={CircleCheck} small />
          {message}
        </p>
      )}
    </div>
  )
}
