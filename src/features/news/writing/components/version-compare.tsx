import type { OutputOf } from '#platform/contract.ts'
import { formatMoment } from '#platform/french-moment.ts'
import type { Piece } from '../compare.rules.ts'
import type { compareVersions } from '../writing.contract.ts'
import { comparedTexts as texts, writingTexts } from '../writing.texts.ts'

type Comparison = OutputOf<typeof compareVersions>

const Pieces = ({ pieces, mark: Mark }: { pieces: Piece[]; mark: 'del' | 'ins' }) =>
  pieces.length === 0 ? (
    <span className="muted">{texts.nothing}</span>
  ) : (
    pieces.map(({ text, changed }, place) => (changed ? <Mark key={place}>{text}</Mark> : text))
  )

const Head = ({ of: { number, by, saved_at: at } }: { of: Comparison['one'] }) => (
  <h3>
    {writingTexts.version(number)}{' '}
    <span>
      {by && `${by}, `}
      {formatMoment(new Date(at))}
    </span>
  </h3>
)

/** Two versions side by side: what differs, with its words marked. */
export function VersionCompare({ comparison: { one, other, changes } }: { comparison: Comparison }) {
  return (
    <section className="card cmp2" id="comparaison" aria-labelledby="h-comparaison">
      <h2 className="cmp2__t" id="h-comparaison">
        {texts.title(one.number, other.number, changes.length)}
      </h2>
      <div className="cmp2__g">
        <Head of={one} />
        <Head of={other} />
      </div>
      {changes.length === 0 && <p className="cmp2__same muted">{texts.same}</p>}
      {changes.map((change, place) => (
        <section key={place} className="cmp2__r" aria-label={texts.fields[change.field] ?? change.field}>
          <p className="label small">{texts.fields[change.field] ?? change.field}</p>
          <div className="cmp2__g">
            <p>
              <Pieces pieces={change.one} mark="del" />
            </p>
            <p>
              <Pieces pieces={change.other} mark="ins" />
            </p>
          </div>
        </section>
      ))}
    </section>
  )
}
