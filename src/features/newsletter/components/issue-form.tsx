import { TriangleAlert } from 'lucide'
import { useId } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import { Check } from '#ui/choice.tsx'
import { VersionField } from '#ui/form/conflict-note.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { readIssue } from '../issues.contract.ts'
import { issueTexts as texts } from '../issues.texts.ts'
import { LONGEST_INTRODUCTION, LONGEST_SUBJECT, newsletterRefusals } from '../newsletter.rules.ts'

type Issue = OutputOf<typeof readIssue>

/** What a letter says: its words, and what it leads to. */
export const IssueForm = ({ issue }: { issue: Issue }) => (
  <PostForm name="enregistrement" id={issue.id} className="nli__form" summary>
    <VersionField version={issue.version} told={newsletterRefusals['newsletter/changed'].message} />
    <TextField name="subject" label={texts.subject} saved={issue.subject} maxLength={LONGEST_SUBJECT} />
    <TextareaField
      name="introduction"
      label={texts.introduction}
      hint={texts.introductionHint}
      saved={issue.introduction}
      maxLength={LONGEST_INTRODUCTION}
      rows={6}
      optional
    />
    <Choices
      name="article_ids"
      label={texts.articles}
      hint={texts.articlesHint}
      none={texts.noArticles}
      choices={issue.articles}
    />
    <TextField name="add_article" label={texts.addArticle} hint={texts.addHint} maxLength={300} optional />
    <Choices
      name="offer_ids"
      label={texts.offers}
      hint={texts.offersHint}
      none={texts.noOffers}
      choices={issue.offers}
    />
    <TextField name="add_offer" label={texts.addOffer} hint={texts.addHint} maxLength={300} optional />
    <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
  </PostForm>
)

type ChoicesProps = { name: string; label: string; hint: string; none: string; choices: Issue['articles'] }

function Choices({ name, label, hint, none, choices }: ChoicesProps) {
  const form = useFormState()
  const id = useId()
  const fault = form.faultOf(name)
  const chosen = form.valuesOf(
    name,
    choices.filter((choice) => choice.chosen).map((choice) => String(choice.id)),
  )
  return (
    <fieldset className="field" aria-describedby={id}>
      <legend className="label">{label}</legend>
      {choices.length === 0 && <p className="muted">{none}</p>}
      <div className="nli__choices">
        {choices.map((choice) => (
          <Check
            key={choice.id}
            name={name}
            value={choice.id}
            label={[choice.title, choice.about].filter(Boolean).join(' · ')}
            defaultChecked={chosen.includes(String(choice.id))}
          />
        ))}
      </div>
      {fault ? (
        <p className="err" id={id}>
          <Icon of={TriangleAlert} small />
          {fault}
        </p>
      ) : (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
