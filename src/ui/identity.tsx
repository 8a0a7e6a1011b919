import { Engraving } from './engraving.tsx'
import { ink } from './guilloche-ink.ts'

type Size = 40 | 56 | 72

const sized = (base: string, size: Size): string => (size === 40 ? base : `${base} ${base}--${size}`)

type LogoProps = { name: string; logo: string; monogram: string | null; size?: Size }

/** A square plate: the logo of an organisation, or its monogram engraved in its own ring. */
export function Logo({ name, logo, monogram, size = 40 }: LogoProps) {
  if (monogram === null)
    return <img className={sized('logo', size)} loading="lazy" src={logo} alt="" width={size} height={size} />
  return (
    <span className={`${sized('logo', size)} n${ink(name)}`} aria-hidden="true">
      <Engraving kind="ring" seed={name} />
      {monogram}
    </span>
  )
}

type AvatarProps = { name: string; initials: string; photo?: string | null; size?: Size }

/** A person: a round photo, or initials with the milled edge of a coin. */
export function Avatar({ name, initials, photo, size = 40 }: AvatarProps) {
  if (photo) return <img className={sized('ava', size)} loading="lazy" src={photo} alt="" width={size} height={size} />
  return (
    <span className={`${sized('ava', size)} n${ink(name)}`} aria-hidden="true">
      {initials}
    </span>
  )
}

/** The engraved cover of an organisation, a club or an article without a photograph. */
export function Cover({
  seed,
  kind = 'cover',
  className = '',
}: {
  seed: string
  kind?: 'cover' | 'card' | 'banner' | 'plate' | 'leaf' | 'binding'
  className?: string
}) {
  return (
    <div className={`cover n${ink(seed)} ${className}`}>
      <Engraving kind={kind} seed={seed} className="eng--cover" />
    </div>
  )
}
