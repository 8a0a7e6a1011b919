import type { ActionFunctionArgs, MetaFunction } from 'react-router'
import { useActionData } from 'react-router'
import { forgotTexts } from '../accounts-pages.texts.ts'
import '../accounts.css'
import { ForgotPassword } from '../components/forgot-password.tsx'
import { forgotPasswordAction } from '../forgot-password.action.ts'
import { formHeaders, notIndexed } from '../page-answers.ts'

export const meta: MetaFunction = () => [{ title: forgotTexts.title }, notIndexed]

export const action = (args: ActionFunctionArgs) => forgotPasswordAction(args)

export const headers = formHeaders

const back = { to: '/login', label: forgotTexts.back }

export default function ForgotPasswordPage() {
  const answer = useActionData<typeof action>()
  return <ForgotPassword answer={answer} back={back} />
}
