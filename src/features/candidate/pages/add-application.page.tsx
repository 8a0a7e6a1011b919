import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { ownApplicationsPath } from '#features/applications/application-paths.rules.ts'
import { addApplication } from '#features/applications/applications.contract.ts'
import { ownTexts as texts } from '#features/applications/own-applications.texts.ts'
import { form, formActions, formHeaders } from '#platform/form-actions.ts'
import { parisDay } from '#platform/french.ts'
import { apiContext } from '#platform/render-context.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Space } from '../components/space.tsx'
import { readWho } from '../read-who.ts'

export const meta: MetaFunction = () => [
  { title: `${texts.addTitle} | Florin` },
  { name: 'robots', content: 'noindex' },
]

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  who: await readWho(context.get(apiContext)),
  today: parisDay(new Date()),
})

export const action = formActions({
  ajout: form({ endpoint: addApplication, done: ({ id }) => redirect(`/candidature/${id}`) }),
})

export const headers = formHeaders

export default function AddApplication() {
  const { who, today } = useLoaderData<typeof loader>()
  return (
    <Space who={who} section="emploi" title={texts.addTitle} lead={texts.addLead}>
      <div className="card card--pad">
        <PostForm name="ajout" className="space__form">
          <div className="space__pair">
            <TextField name="poste" label="Poste" maxLength={200} />
            <TextField name="entreprise" label="Entreprise" maxLength={200} />
          </div>
          <div className="space__pair">
            <TextField name="localisation" label="Lieu" optional maxLength={200} />
            <TextField name="date" label="Envoyée le" type="date" optional saved={today} max={today} />
          </div>
          <div className="space__pair">
            <TextField name="typeContrat" label="Contrat" optional maxLength={100} />
            <TextField name="salaire" label="Salaire" optional maxLength={100} />
          </div>
          <TextField name="link" label="Adresse de l’annonce" type="url" optional maxLength={500} />
          <div className="row">
            <SubmitButton busy="Ajout…">{texts.addSubmit}</SubmitButton>
            <ButtonLink variant="ghost" to={ownApplicationsPath}>
              Annuler
            </ButtonLink>
          </div>
        </PostForm>
      </div>
    </Space>
  )
}
