import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { listedAlone } from '#platform/page-head.ts'
import { NewsletterPlate } from '../components/newsletter-box.tsx'
import { NewsletterForm } from '../components/newsletter-form.tsx'
import { subscribe } from '../newsletter.contract.ts'
import { NEWSLETTER_PAGE, SUBSCRIBE_FORM } from '../newsletter-address.rules.ts'
import { pageTexts as texts } from '../newsletter.texts.ts'
import '../newsletter.css'

export const loader = ({ url }: LoaderFunctionArgs) => ({ canonical: new URL(NEWSLETTER_PAGE, url).href })

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  listedAlone({ title: texts.title, description: texts.description }, location, loaderData)

/** Boxes of all pages are sent here. */
export const action = formActions({ [SUBSCRIBE_FORM]: form({ endpoint: subscribe, done: ({ message }) => message }) })

export const headers = formHeaders

export default function Newsletter() {
  useLoaderData<typeof loader>()
  return (
    <div className="wrap nlp">
      <div>
        <h1 className="display">{texts.heading}</h1>
        <p className="nlp__lead">{texts.lead}</p>
        <ul className="nlp__points">
          {texts.points.map(([title, text]) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <NewsletterPlate heading={false}>
        <NewsletterForm />
      </NewsletterPlate>
    </div>
  )
}
