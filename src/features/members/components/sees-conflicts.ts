import type { ShouldRevalidateFunction } from 'react-router'

const CONFLICT = 409

// A file of its own: the browser needs it, and nothing of the forms' contracts.

/** Who was slower is shown what the other one saved: it is read anew, which a refusal does not do by itself. */
export const seesConflicts: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === CONFLICT || defaultShouldRevalidate
