import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Await, useRevalidator } from 'react-router'
import type { Settled } from '#platform/settle.ts'
import { Failure } from '#ui/waiting.tsx'

type Props<T> = {
  of: Promise<Settled<T>>
  skeleton: ReactNode
  error: string
  /** That the search is being prepared is said further up. */
  quiet?: boolean
  children: (value: T) => ReactNode
}

/** The three states of a section: its skeleton while it comes, its error with Réessayer, its content. */
export function SectionData<T>({ of, skeleton, error, quiet = false, children }: Props<T>) {
  const { state } = useRevalidator()
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={of}>
        {(settled: Settled<T>) => {
          if (settled.ok) return children(settled.value)
          if (state === 'loading' || (quiet && settled.preparing)) return skeleton
          return <Failure title={error} of={settled} />
        }}
      </Await>
    </Suspense>
  )
}
