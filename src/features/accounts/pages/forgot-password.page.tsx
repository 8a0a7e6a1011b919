import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { forgotTexts } from '../accounts-pages.texts.ts'
import '../accounts.css'
import { doorTo } from '../accounts.rules.ts'
import { ForgotPassword } from '../components/forgot-password.tsx'
import { forgotPasswordAction, forgotPasswordLoader } from '../forgot-password.action.ts'
import { formHeaders, notIndexed } from '../page-answers.ts'

export const meta: MetaFunction = () => [{ title: forgotTexts.title }, notIndexed]

export const loader = (args: LoaderFunctionArgs) => forgotPasswordLoader(args)

export const action = (args: ActionFunctionArgs) => forgotPasswordAction(args)

export const headers = formHeaders

export default function ForgotPasswordPage() {
  const { back } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const login = { to: doorTo('/login', back), label: forgotTexts.back }
  return <ForgotPassword answer={answer} back={login} />
}
