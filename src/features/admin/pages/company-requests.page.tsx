import type { LoaderFunctionArgs } from 'react-router'
import { companyRequestsList } from '#features/accounts/colleagues/company-requests-list.rules.ts'
import { listAction, loadBackOffice } from '#platform/back-office-page.ts'
import { listMeta } from '#platform/back-office.ts'
import { formHeaders } from '#platform/form-actions.ts'
import { BackOfficeList } from '#ui/back-office/back-office-list.tsx'
import '../admin.css'

export const meta = listMeta(companyRequestsList)
export const loader = (args: LoaderFunctionArgs) => loadBackOffice(companyRequestsList, args)
export const action = listAction(companyRequestsList)
export const headers = formHeaders

export default function CompanyRequests() {
  return <BackOfficeList list={companyRequestsList} />
}
