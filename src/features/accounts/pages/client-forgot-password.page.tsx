import type { ActionFunctionArgs, MetaFunction } from 'react-router'
import { useActionData } from 'react-router'
import { clientTexts, forgotTexts } from '../accounts-pages.texts.ts'
import '../accounts.css'
import { ClientContact } from '../components/client-contact.tsx'
import { ForgotPassword } from '../components/forgot-password.tsx'
import { forgotPasswordAction } from '../forgot-password.action.ts'
import { formHeaders, notIndexed } from '../page-answers.ts'

export const meta: MetaFunction = () => [{ title: forgotTexts.title }, notIndexed]

export const action = (args: ActionFunctionArgs) => forgotPasswordAction(args)

export const headers = formHeaders

const back = { to: '/espace-entreprise', label: forgotTexts.clientBack }

export default function ClientForgotPasswordPage() {
  const answer = useActionData<typeof action>()
  return <ForgotPassword answer={answer} back={back} side={<ClientContact {...clientTexts.help} />} />
}
