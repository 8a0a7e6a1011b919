import { Link } from 'react-router'
import { BackLink } from '#ui/back-link.tsx'
import { DEBUG_PAGE, TEST_PAGE } from '../bff.rules.ts'
import { bffTexts as texts } from '../bff.texts.ts'

const others = {
  [TEST_PAGE]: { to: DEBUG_PAGE, title: texts.debug },
  [DEBUG_PAGE]: { to: TEST_PAGE, title: texts.test },
}

type Props = { at: keyof typeof others; title: string; lead: string }

/** The head of both pages: back to the administration, and over to the other one. */
export const BffHead = ({ at, title, lead }: Props) => (
  <>
    <nav className="row bff__ways" aria-label={title}>
      <BackLink to="/admin">{texts.admin}</BackLink>
      <Link className="more" to={others[at].to}>
        {others[at].title}
      </Link>
    </nav>
    <header>
      <h1 className="display">{title}</h1>
      <p className="muted">{lead}</p>
    </header>
  </>
)
