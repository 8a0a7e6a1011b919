import type { ReactNode } from 'react'

/** What is said of something: names and values. One without a value is left out. */
export function FactList({
  facts,
  className,
}: {
  facts: readonly (readonly [string, ReactNode])[]
  className: string
}) {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => (value ?? '') !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
