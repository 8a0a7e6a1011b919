import { CircleCheck } from 'lucide'
import { Icon } from '../icon.tsx'

/** Says what was done. It is there before it has something to say, so that screen readers tell. */
export const DoneNote = ({ children }: { children: string }) => (
  <div role="status" className="done">
    {children && (
      <p className="ok">
        <Icon of={CircleCheck} small />
        {children}
      </p>
    )}
  </div>
)
