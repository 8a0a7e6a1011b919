import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { formHeaders } from '#platform/form-actions.ts'
import { notIndexed } from '#platform/page-head.ts'
import { forgotTexts } from '../../accounts-pages.texts.ts'
import '../../accounts.css'
import { doorTo } from '../../doors.rules.ts'
import { ForgotPassword } from '../components/forgot-password.tsx'
import { forgotPasswordAction, forgotPasswordLoader } from '../forgot-password.action.ts'

export const meta: MetaFunction = () => [{ title: forgotTexts.title }, notIndexed]

export const loader = (args: LoaderFunctionArgs) => forgotPasswordLoader(args)

export const action = forgotPasswordAction

export const headers = formHeaders

export default function ForgotPasswordPage() {
  const { back } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const login = { to: doorTo('/login', back), label: forgotTexts.back }
  return <ForgotPassword answer={answer} back={login} />
}
