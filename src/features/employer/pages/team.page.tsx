import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useActionData, useLoaderData } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import * as colleagues from '#features/accounts/colleagues/colleagues.contract.ts'
import { teamPath } from '#features/accounts/colleagues/colleagues.rules.ts'
import { attachTexts, teamDone, teamTexts as texts } from '#features/accounts/colleagues/colleagues.texts.ts'
import { AttachForms, OpenRequest } from '#features/accounts/colleagues/components/attach-forms.tsx'
import { ColleaguesCard } from '#features/accounts/colleagues/components/colleagues-card.tsx'
import { InvitationsCard } from '#features/accounts/colleagues/components/invitations-card.tsx'
import { RequestsCard } from '#features/accounts/colleagues/components/requests-card.tsx'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'
import { readOwnProfile } from '#features/accounts/users.contract.ts'
import { listSectors, listStructures } from '#features/figures/figures.contract.ts'
import { countryOf } from '#features/reference/reference.rules.ts'
import { saidIn } from '#platform/forms.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { apiContext } from '#platform/render-context.ts'
import { DoneNote } from '#ui/form/done-note.tsx'
import '../employer.css'
import { ClientFrame } from '../components/client-frame.tsx'

export const meta: MetaFunction = () => [{ title: 'Équipe | Florin' }, { name: 'robots', content: 'noindex' }]

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [team, { viewer }, user] = await Promise.all([
    api(colleagues.readTeam, {}),
    api(readSession, {}),
    api(readOwnProfile, {}),
  ])
  const lists = team.company ? null : await Promise.all([api(listSectors, {}), api(listStructures, {})])
  const named = (list: { data: { id: number; name: string }[] }) => list.data.map(({ id, name }) => ({ id, name }))
  return {
    team,
    unverified: viewer?.verified === false ? user.email : null,
    countryId: countryOf(request).id,
    lists: lists && { sectors: named(lists[0]), structures: named(lists[1]) },
    done: saidIn(url.searchParams, teamDone),
  }
}

const back = (does: string) => () => redirect(`${teamPath}?fait=${does}`)

export const action = formActions({
  invitation: form({
    endpoint: colleagues.inviteColleague,
    about: { 'colleagues/already_here': 'email' },
    done: back('invitation'),
  }),
  renvoi: form({ endpoint: colleagues.resendInvitation, done: back('renvoi') }),
  annulation: form({ endpoint: colleagues.cancelInvitation, done: back('annulation') }),
  retrait: form({ endpoint: colleagues.removeColleague, done: back('retrait') }),
  depart: form({ endpoint: colleagues.removeColleague, done: back('depart') }),
  transmission: form({ endpoint: colleagues.handOver, done: back('transmission') }),
  acceptation: form({ endpoint: colleagues.acceptRequest, done: back('acceptation') }),
  refus: form({ endpoint: colleagues.refuseRequest, done: back('refus') }),
  demande: form({
    endpoint: colleagues.askForCompany,
    about: { 'colleagues/unknown_company': 'company' },
    done: back('demande'),
  }),
  creation: form({
    endpoint: colleagues.askForNewCompany,
    about: { 'colleagues/unknown_city': 'city', 'colleagues/company_exists': 'name' },
    done: back('creation'),
  }),
  'annulation-demande': form({ endpoint: colleagues.cancelRequest, done: back('annulation-demande') }),
})

export const headers = formHeaders

export default function Team() {
  const { team, unverified, countryId, lists, done } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() !== undefined
  const shown = (
    <div className="team">
      <header>
        <h1 className="display">{texts.title}</h1>
        {team.company && <p className="muted">{texts.lead(team.company.name)}</p>}
      </header>
      <DoneNote>{refused ? '' : done}</DoneNote>
      {unverified !== null && <UnverifiedNote email={unverified} />}
      {team.company && (
        <>
          {team.client_code !== null && (
            <section className="card card--pad team__card" aria-labelledby="code">
              <h2 id="code">{texts.code}</h2>
              <p className="team__code num">{team.client_code}</p>
              <p className="small muted">{texts.codeHint}</p>
            </section>
          )}
          {team.requests.length > 0 && <RequestsCard requests={team.requests} />}
          <ColleaguesCard colleagues={team.colleagues} main={team.main} />
          <InvitationsCard invitations={team.invitations} main={team.main} />
        </>
      )}
      {team.request && <OpenRequest request={team.request} />}
      {lists &&
        !team.request &&
        (unverified === null ? <AttachForms {...lists} countryId={countryId} /> : <p>{attachTexts.unverified}</p>)}
    </div>
  )
  // Who has no company has none of the tabs.
  return team.company ? <ClientFrame current="equipe">{shown}</ClientFrame> : <div className="wrap client">{shown}</div>
}
