import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { notIndexed } from '#platform/page-head.ts'
import { apiContext } from '#platform/render-context.ts'
import { BackLink } from '#ui/back-link.tsx'
import { SelectField, TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { articlesList } from '../articles-list.rules.ts'
import { listSections } from '../sections.contract.ts'
import { createArticle } from '../writing.contract.ts'
import '../writing.css'
import { editorPath, longest } from '../writing.rules.ts'
import { writingTexts as texts } from '../writing.texts.ts'

export const meta: MetaFunction = () => [{ title: `${texts.newTitle} | Florin` }, notIndexed]

export async function loader({ context }: LoaderFunctionArgs) {
  const { categories } = await context.get(apiContext)(listSections, {})
  return { categories: categories.map(({ id, name }) => ({ value: String(id), label: name })) }
}

export const action = formActions({
  creation: form({
    endpoint: createArticle,
    about: { 'writing/unknown_category': 'category_id' },
    done: ({ id }) => redirect(editorPath(id)),
  }),
})
export const headers = formHeaders

export default function NewArticle() {
  const { categories } = useLoaderData<typeof loader>()
  return (
    <div className="wrap wrp">
      <BackLink to={articlesList.page}>{articlesList.title}</BackLink>
      <header>
        <h1 className="display">{texts.newTitle}</h1>
        <p className="muted">{texts.newLead}</p>
      </header>
      <PostForm name="creation" className="card card--pad wr__part wrp__new">
        <TextField name="title" label={texts.title} maxLength={longest.title} autoComplete="off" />
        <SelectField name="category_id" label={texts.category} choices={categories} />
        <div className="row">
          <SubmitButton busy={texts.beginning}>{texts.begin}</SubmitButton>
        </div>
      </PostForm>
    </div>
  )
}
