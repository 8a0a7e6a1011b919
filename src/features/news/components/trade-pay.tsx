import type { listTradePay } from '#features/jobs/jobs.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatSalary } from '#platform/french.ts'
import { newsTexts as texts } from '../news.texts.ts'

/** What live jobs pay, trade by trade: one row, which is scrolled where it is too long. */
export const TradePay = ({ pay: { data, currency } }: { pay: OutputOf<typeof listTradePay> }) => (
  <section className="cote" aria-labelledby="h-cote">
    <div className="wrap cote__in">
      <h2 id="h-cote">{texts.pay}</h2>
      {/* What scrolls has to be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="cote__s" role="region" aria-label={texts.payLabel} tabIndex={0}>
        <ul>
          {data.map(({ id, name, median }) => (
            <li key={id}>
              <span>{name}</span>
              <b className="num">{formatSalary({ min: median, max: median, period: 'an', currency })}</b>
            </li>
          ))}
        </ul>
      </div>
      <p className="small muted">{texts.payOf}</p>
    </div>
  </section>
)
