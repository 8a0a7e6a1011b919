import { Form, useSearchParams } from 'react-router'
import { formatMoment } from '#platform/french-moment.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { writingTexts as texts } from '../writing.texts.ts'
import type { Writing } from './use-article-draft.ts'

type Version = Writing['versions'][number]

const who = ({ by, number }: Version): string => by ?? (number === 1 ? texts.before : texts.somebody)

/** Who saved what: two that are ticked are compared, an older one is taken up again. */
export function VersionList({ article: { versions, version } }: { article: Writing }) {
  const [params] = useSearchParams()
  const ticked = params.getAll('v')
  return (
    <section className="card card--pad" aria-labelledby="h-versions">
      <h2 id="h-versions">{texts.versions}</h2>
      {versions.length === 0 ? (
        <p className="small muted">{texts.noVersions}</p>
      ) : (
        <>
          <Form id="comparer" preventScrollReset />
          <ol className="wr-versions">
            {versions.map((one) => (
              <li key={one.number}>
                <label>
                  <input
                    type="checkbox"
                    form="comparer"
                    name="v"
                    value={one.number}
                    defaultChecked={ticked.includes(String(one.number))}
                  />
                  <span>
                    <b className="num">{one.number}</b> {who(one)},{' '}
                    <span className="small muted">
                      {formatMoment(new Date(one.at))}
                      {one.by_itself && `, ${texts.byItself}`}
                    </span>
                  </span>
                </label>
                {one.number === version ? (
                  <span className="small muted">{texts.current}</span>
                ) : (
                  <PostForm name="reprise" id={one.number}>
                    <input type="hidden" name="version" value={version} />
                    <input type="hidden" name="number" value={one.number} />
                    <SubmitButton
                      variant="ghost"
                      size="small"
                      busy={texts.restoring}
                      aria-label={texts.restoreVersion(one.number)}
                    >
                      {texts.restore}
                    </SubmitButton>
                  </PostForm>
                )}
              </li>
            ))}
          </ol>
          <p className="hint">{texts.chooseTwo}</p>
          <Button type="submit" form="comparer" variant="outline" size="small" block>
            {texts.compare}
          </Button>
        </>
      )}
    </section>
  )
}
