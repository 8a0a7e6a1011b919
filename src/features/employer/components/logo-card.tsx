import { companyLogo } from '#features/companies/companies.rules.ts'
import { Logo } from '#ui/identity.tsx'
import { PictureForm } from '#ui/picture-form.tsx'

const texts = {
  drop: 'Déposez votre logo',
  send: 'Enregistrer le logo',
  hint: 'Il apparaît sur vos offres et sur la page de l’entreprise, sur fond blanc. Un carré d’au moins 200 pixels convient le mieux.',
  remove: 'Supprimer le logo',
  sent: 'Logo enregistré.',
  removed: 'Logo supprimé. Le monogramme de l’entreprise le remplace.',
} as const

type Props = { company: { name: string; logo: string; monogram: string | null } }

export const LogoCard = ({ company }: Props) => (
  <section id="logo" className="card card--pad" aria-labelledby="logo-titre">
    <h2 id="logo-titre">Logo de l’entreprise</h2>
    <PictureForm
      rule={companyLogo}
      texts={texts}
      shape="square"
      current={<Logo {...company} size={72} />}
      removeAt={company.monogram === null ? '/logo/suppression' : undefined}
    />
  </section>
)
