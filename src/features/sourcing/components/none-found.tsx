import { Link } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/waiting.tsx'
import { profileList } from '../sourcing-address.rules.ts'
import { profilesPath } from '../sourcing.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'

type Props = {
  params: URLSearchParams
  narrowed: boolean
  instead: { q: string; dropped: string; total: number }[]
}

/** Nobody answers: one term less at a time, with what each would give. */
export const NoneFound = ({ params, narrowed, instead }: Props) =>
  narrowed ? (
    <Empty title={texts.empty} action={<ButtonLink to={profilesPath}>{texts.emptyClear}</ButtonLink>}>
      {texts.emptyHint}
      {instead.length > 0 && (
        <span className="profs__instead">
          {instead.map(({ q, dropped, total }) => (
            <Link key={q} className="chip" to={profileList.having(params, 'q', q)}>
              {texts.insteadOf(dropped)} <span className="num">{total}</span>
            </Link>
          ))}
        </span>
      )}
    </Empty>
  ) : (
    <Empty title={texts.nobody} action={null}>
      {texts.nobodyHint}
    </Empty>
  )
