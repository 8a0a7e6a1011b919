import type { EngravingKind } from './engraving-kinds.ts'

/** The server draws no longer ones; the beginning of a name is distinctive enough. */
const LONGEST_SEED = 60

type Props = { kind: EngravingKind; seed: string; className?: string }

/** Line work in the current colour, drawn by the server from its seed. Ornament only: screen readers pass over it. */
export function Engraving({ kind, seed, className = '' }: Props) {
  const address = `url("/gravures/${kind}/${encodeURIComponent(seed.slice(0, LONGEST_SEED).toWellFormed())}.svg")`
  return <span className={`eng ${className}`} style={{ '--eng': address } as React.CSSProperties} aria-hidden="true" />
}
