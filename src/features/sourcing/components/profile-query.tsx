import type { RefObject } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import { WordSearch } from '#ui/list/word-search.tsx'
import type { searchProfiles } from '../sourcing.contract.ts'
import '../sourcing.css'
import { profilesPath } from '../sourcing.rules.ts'
import { sourcingTexts as texts } from '../sourcing.texts.ts'

type Found = Pick<OutputOf<typeof searchProfiles>, 'reading' | 'fault'>
type Props = {
  id: string
  form: RefObject<HTMLFormElement | null>
  q: string
  found: Found | null
  onSearch: () => void
}

/** The form of the search. The filters belong to it too, wherever they stand. */
export function ProfileQuery({ id, form, q, found, onSearch }: Props) {
  const fault = found?.fault ?? null
  return (
    <>
      <WordSearch
        id={id}
        form={form}
        action={profilesPath}
        q={q}
        texts={texts}
        field={{
          maxLength: 500,
          spellCheck: false,
          ...(fault && { 'aria-invalid': true, 'aria-describedby': 'requete-faute' }),
        }}
        onSearch={onSearch}
      />
      {fault && (
        <div className="query__fault" id="requete-faute" role="alert">
          <p className="query__typed">
            {q.slice(0, fault.at)}
            <mark>{q.slice(fault.at, fault.at + fault.length) || ' '}</mark>
            {q.slice(fault.at + fault.length)}
          </p>
          <p>{fault.message}</p>
        </div>
      )}
      <div className="query">
        {found && found.reading.length > 0 && (
          <p className="query__read" role="group" aria-label={texts.reading}>
            <span className="muted">{texts.looksFor}</span>
            {found.reading.map(({ text, kind }, at) =>
              kind === 'word' ? (
                <b key={at}>{text}</b>
              ) : (
                <span key={at} className={kind === 'excluded' ? 'query__term query__term--no' : 'query__term'}>
                  {text}
                </span>
              ),
            )}
          </p>
        )}
        <details className="query__how">
          <summary>{texts.howTo}</summary>
          <p className="card small">
            <kbd>AND</kbd> <kbd>OR</kbd> <kbd>NOT</kbd> ou <kbd>ET</kbd> <kbd>OU</kbd> <kbd>SAUF</kbd>,{' '}
            {texts.howToText}
          </p>
        </details>
      </div>
    </>
  )
}
