import type { IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type ButtonLook = {
  variant?: 'primary' | 'outline' | 'ghost' | 'red' | 'red-ghost' | 'on-deep' | 'deep-line'
  size?: 'small' | 'normal' | 'large'
  icon?: boolean
  block?: boolean
}

const VARIANTS = {
  primary: '',
  outline: 'btn--outline',
  ghost: 'btn--ghost',
  red: 'btn--red',
  'red-ghost': 'btn--red-ghost',
  'on-deep': 'btn--on-deep',
  'deep-line': 'btn--deep-line',
}
const SIZES = { small: 'btn--sm', normal: '', large: 'btn--lg' }

function buttonClass({ variant = 'primary', size = 'normal', icon, block }: ButtonLook, more = ''): string {
  return ['btn', VARIANTS[variant], SIZES[size], icon && 'btn--icon', block && 'btn--block', more]
    .filter(Boolean)
    .join(' ')
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & {
    /** What the button says while it works; it keeps its width and cannot be pressed twice. */
    busy?: string | false
  }

export function Button({ variant, size, icon, block, busy = false, className, children, ...rest }: ButtonProps) {
  const look = buttonClass({ variant, size, icon, block }, [busy && 'is-busy', className].filter(Boolean).join(' '))
  if (busy === false) {
    return (
      <button type="button" {...rest} className={look}>
        {children}
      </button>
    )
  }
  return (
    <button type="button" {...rest} className={look} aria-disabled="true" onClick={(event) => event.preventDefault()}>
      <span className="btn__swap">
        <span aria-hidden="true">{children}</span>
        <span>
          <span className="spin" />
          {busy}
        </span>
      </span>
    </button>
  )
}

type ButtonLinkProps = ButtonLook & {
  to: string
  /** Leaves what stands on the page behind. */
  reloadDocument?: boolean
  onClick?: ComponentProps<typeof Link>['onClick']
  className?: string
  children: ReactNode
}

export function ButtonLink({
  variant,
  size,
  icon,
  block,
  to,
  reloadDocument = false,
  onClick,
  className,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      reloadDocument={reloadDocument}
      onClick={onClick}
      className={buttonClass({ variant, size, icon, block }, className)}
    >
      {children}
    </Link>
  )
}

type IconLinkProps = {
  to: string
  of: IconNode
  label: string
  /** What it is about, for those who do not see where it stands. */
  about: string
  /** Stays where one is on the page. */
  keepsPlace?: boolean
}

/** A way to somewhere that is a picture alone. */
export const IconLink = ({ to, of, label, about, keepsPlace = false }: IconLinkProps) => (
  <Link
    to={to}
    className={buttonClass({ variant: 'ghost', size: 'small', icon: true })}
    aria-label={`${label}\u202f: ${about}`}
    title={label}
    preventScrollReset={keepsPlace}
  >
    <Icon of={of} />
  </Link>
)
