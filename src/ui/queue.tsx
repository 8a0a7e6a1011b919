import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import './styles/queue.css'

/** Things that wait for somebody, or were decided, each a line that leads to it. */
export const Queue = ({ children }: { children: ReactNode }) => <ul className="card queue">{children}</ul>

type Props = { to: string; title: string; detail: string; children: ReactNode }

/** One of them: what it is, and at the end why it is there. */
export const Queued = ({ to, title, detail, children }: Props) => (
  <li>
    <Link to={to}>
      <span className="queue__what">
        <b>{title}</b>
        <span className="small muted">{detail}</span>
      </span>
      <span className="queue__why">{children}</span>
    </Link>
  </li>
)
