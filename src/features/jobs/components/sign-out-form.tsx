import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { forgetMarks } from './job-marks.ts'
import { forgetSearches } from './recent-searches.ts'

type Props = { className?: string; children: ReactNode }

/** The way out. What was searched and seen is not for the next person at this computer. */
export const SignOutForm = ({ className, children }: Props) => (
  <Form
    method="post"
    action="/deconnexion"
    className={className}
    onSubmit={() => {
      forgetSearches()
      forgetMarks('seen')
    }}
  >
    {children}
  </Form>
)
