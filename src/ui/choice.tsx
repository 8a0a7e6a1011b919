import type { ComponentProps, ReactNode } from 'react'
import { formatCount } from '#platform/french.ts'

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; count?: number }

export function Check({ label, count, hidden, ...input }: CheckProps) {
  return (
    <label className="check" hidden={hidden}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {count !== undefined && <span className="num">{formatCount(count)}</span>}
    </label>
  )
}

export function Pick({ children, ...input }: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className="pick">
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  )
}

export function Switch({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label className="switch-row">
      <span>{label}</span>
      {/* A native check box announces its own state. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...input} className="switch" type="checkbox" role="switch" />
    </label>
  )
}
