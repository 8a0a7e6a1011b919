import { Activity, Briefcase, Bug, Coins, FileCheck, Flag, List, Mail, Newspaper, Settings, Users } from 'lucide'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { accountsList } from '#features/accounts/back-office/accounts-list.rules.ts'
import { DEBUG_PAGE, TEST_PAGE } from '#features/developers/bff.rules.ts'
import { bffTexts } from '#features/developers/bff.texts.ts'
import { jobsList } from '#features/jobs/jobs-list.rules.ts'
import { listMails } from '#features/mailbox/mailbox.contract.ts'
import { listCases } from '#features/moderation/moderation.contract.ts'
import { listIssues } from '#features/newsletter/issues.contract.ts'
import { listTexts as letterTexts } from '#features/newsletter/issues.texts.ts'
import { ADMIN_PAGE as LETTERS_PAGE } from '#features/newsletter/newsletter.rules.ts'
import { listReview } from '#features/submissions/review.contract.ts'
import { reviewTexts } from '#features/submissions/review.texts.ts'
import { REVIEW_PAGE } from '#features/submissions/submissions.rules.ts'
import { attempt } from '#platform/attempt.ts'
import { formatCount } from '#platform/french.ts'
import { listBackOfficeLists } from '#platform/back-office.contract.ts'
import { apiContext } from '#platform/render-context.ts'
import { settle } from '#platform/settle.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CountDot } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { readAdminStats } from '../admin.contract.ts'
import { listAddedCredits } from '../credits.contract.ts'
import { adminCreditsTexts } from '../credits.texts.ts'
import '../admin.css'

export const meta: MetaFunction = () => [{ title: 'Administration | Florin' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [stats, mails, queue, review, lists, credits, letters] = await Promise.all([
    api(readAdminStats, {}),
    attempt(api(listMails, {})),
    // The page is whole without the numbers beside its links.
    settle(api(listCases, {})),
    settle(api(listReview, {})),
    api(listBackOfficeLists, {}),
    settle(api(listAddedCredits, { per_page: 1 })),
    settle(api(listIssues, { per_page: 1 })),
  ])
  // A site that sends its mails shows them to nobody.
  return {
    stats,
    hasMailbox: mails.ok,
    waiting: queue.ok ? queue.value.waiting : 0,
    toReview: review.ok ? review.value.waiting : 0,
    quotes: credits.ok ? credits.value.quotes.length : 0,
    letters: letters.ok ? letters.value.drafts : 0,
    lists: lists.data,
  }
}

const figures = [
  ['total_users', 'Comptes'],
  ['active_users_30d', 'Comptes actifs en 30\u00a0jours'],
  ['total_jobs', 'Offres en ligne'],
  ['job_posts_30d', 'Offres publiées en 30\u00a0jours'],
  ['total_companies', 'Entreprises'],
] as const

const icons: Record<string, typeof List> = { [accountsList.page]: Users, [jobsList.page]: Briefcase }

export default function Admin() {
  const { stats, hasMailbox, waiting, toReview, quotes, letters, lists } = useLoaderData<typeof loader>()
  return (
    <div className="wrap adm">
      <h1 className="display">Accueil Administration</h1>
      <section aria-labelledby="statistiques">
        <h2 id="statistiques">Statistiques</h2>
        <dl className="adm__figures">
          {figures.map(([name, label]) => (
            <div key={name} className="card">
              <dt>{label}</dt>
              <dd className="num">{formatCount(stats[name])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="adm__tools" aria-labelledby="outils">
        <h2 id="outils">Outils</h2>
        <div className="row">
          <ButtonLink variant="outline" to="/admin/moderation">
            <Icon of={Flag} small />
            Modération
            {waiting > 0 && <CountDot count={waiting} label="dossiers à décider" />}
          </ButtonLink>
          <ButtonLink variant="outline" to={REVIEW_PAGE}>
            <Icon of={FileCheck} small />
            {reviewTexts.title}
            {toReview > 0 && <CountDot count={toReview} label="offres à valider" />}
          </ButtonLink>
          <ButtonLink variant="outline" to="/admin/credits">
            <Icon of={Coins} small />
            {adminCreditsTexts.title}
            {quotes > 0 && <CountDot count={quotes} label="devis demandés" />}
          </ButtonLink>
          <ButtonLink variant="outline" to={LETTERS_PAGE}>
            <Icon of={Newspaper} small />
            {letterTexts.title}
            {letters > 0 && <CountDot count={letters} label="lettres à relire" />}
          </ButtonLink>
          {lists.map(({ page, title }) => (
            <ButtonLink key={page} variant="outline" to={page}>
              <Icon of={icons[page] ?? List} small />
              {title}
            </ButtonLink>
          ))}
          {hasMailbox && (
            <ButtonLink variant="outline" to="/admin/courrier">
              <Icon of={Mail} small />
              Courrier
            </ButtonLink>
          )}
          <ButtonLink variant="outline" to="/admin/parametres">
            <Icon of={Settings} small />
            Mes paramètres
          </ButtonLink>
          <ButtonLink variant="outline" to={TEST_PAGE}>
            <Icon of={Activity} small />
            {bffTexts.test}
          </ButtonLink>
          <ButtonLink variant="outline" to={DEBUG_PAGE}>
            <Icon of={Bug} small />
            {bffTexts.debug}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
