import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import type { readDebug } from '../bff.contract.ts'
import { bffTexts as texts, durationOf } from '../bff.texts.ts'

type Debug = OutputOf<typeof readDebug>

/** What runs, and which settings are made. */
export function DebugFacts({ debug }: { debug: Debug }) {
  const { configured } = debug
  const facts = [
    [texts.facts.version, debug.version],
    [texts.facts.environment, texts.environments[debug.environment]],
    [texts.facts.database, texts.databases[debug.database]],
    [texts.facts.uptime, durationOf(debug.uptime_seconds)],
    [texts.facts.node, debug.node],
  ] as const
  return (
    <div className="bff__facts">
      <div>
        <h3 className="card__h">{texts.runs}</h3>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3 className="card__h">{texts.configured}</h3>
        <dl>
          {(Object.keys(texts.settings) as (keyof typeof configured)[]).map((name) => (
            <div key={name}>
              <dt>{texts.settings[name]}</dt>
              <dd>
                <Badge tone={configured[name] ? 'green' : 'neutral'}>{configured[name] ? texts.yes : texts.no}</Badge>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
