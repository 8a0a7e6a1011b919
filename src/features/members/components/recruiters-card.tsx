import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { visibilityTexts as texts } from '../visibility.texts.ts'

/** The choice about recruiters, and what it takes to count. */
export const RecruitersCard = ({ cvSaved, children }: { cvSaved: boolean; children: ReactNode }) => (
  <>
    <h3 className="visib__sub">{texts.recruitersTitle}</h3>
    <ul className="visib__list">{children}</ul>
    {!cvSaved && (
      <p className="hint">
        {texts.notYet} <Link to="/modifier-cv">{texts.toCv}</Link>
      </p>
    )}
  </>
)
