import { formatCount } from '#platform/french.ts'
import { NavLink } from '#ui/link.tsx'
import type { NavCounts } from './shell.texts.ts'
import { jobLinks, savedLink } from './shell.texts.ts'

type Props = { counts: NavCounts | null; visitor: boolean; onChoose?: () => void }

/** The entries of « Emploi », in the header and in the drawer. Members find what they saved among their own places. */
export const JobLinks = ({ counts, visitor, onChoose }: Props) => (
  <>
    {jobLinks.map(({ to, label, count }) => (
      <NavLink key={to} to={to} onClick={onChoose}>
        {label} {counts && <span className="num muted">{formatCount(counts[count])}</span>}
      </NavLink>
    ))}
    {visitor && (
      <NavLink to={savedLink.to} onClick={onChoose}>
        {savedLink.label}
      </NavLink>
    )}
  </>
)
