import type { OutputOf } from '#platform/contract.ts'
import { VersionField } from '#ui/form/conflict-note.tsx'
import { TextareaField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { EnterButton, SubmitButton } from '#ui/form/submit-button.tsx'
import type { readIssue } from '../issues.contract.ts'
import { issueTexts as texts } from '../issues.texts.ts'
import { LONGEST_INTRODUCTION, LONGEST_SUBJECT, newsletterRefusals } from '../newsletter.rules.ts'
import { IssueChoices } from './issue-choices.tsx'

type Issue = OutputOf<typeof readIssue>

/** What a letter says: its words, and what it leads to. */
export const IssueForm = ({ issue }: { issue: Issue }) => (
  <PostForm name="enregistrement" id={issue.id} className="nli__form" summary>
    <EnterButton does="enregistrement" />
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
    <IssueChoices
      name="article_ids"
      label={texts.articles}
      hint={texts.articlesHint}
      none={texts.noArticles}
      choices={issue.articles}
    />
    <TextField name="add_article" label={texts.addArticle} hint={texts.addHint} maxLength={300} optional />
    <IssueChoices name="job_ids" label={texts.jobs} hint={texts.jobsHint} none={texts.noJobs} choices={issue.jobs} />
    <TextField name="add_job" label={texts.addJob} hint={texts.addHint} maxLength={300} optional />
    <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
  </PostForm>
)
