import { createHash } from 'node:crypto'
import { TERMS_VERSION } from '#features/legal/legal.rules.ts'
import type { SubmittedFields } from '#features/submissions/submissions.contract.ts'
import { CONFIRM_HOURS } from '#features/submissions/submissions.rules.ts'
import { insertSubmission, updateSubmission } from '#features/submissions/server/submissions.repository.ts'
import type { Tx } from '#platform/server/database/db.ts'

type Sample = {
  title: string
  company: string
  contact: string
  email: string
  phone?: string
  city: string | null
  hours: number
  fields: Partial<SubmittedFields>
}

const samples: Sample[] = [
  {
    title: 'Contrôleur de gestion industrielle H/F',
    company: 'Ateliers Rochebrune',
    contact: 'Hélène Marchetti',
    email: 'h.marchetti@ateliers-rochebrune.example',
    phone: '04 00 00 12 34',
    city: 'Grenoble',
    hours: 26,
    fields: {
      salaire: '46–54 k€ brut/an',
      experience: 'confirme',
      formation: 'bac+5',
      teletravail: 'hybride',
      description:
        'Au sein d’un site de 340 personnes, vous pilotez les coûts de production, les clôtures mensuelles et le budget, en lien direct avec le directeur d’usine.',
      missions:
        '- Analyser les écarts de coûts\n- Tenir la clôture à J+4\n- Construire le budget avec les ateliers\n- Chiffrer les projets d’investissement',
      profil: 'Master CCA ou école de commerce.\nTrois ans en industrie.\nMoins de 35 ans de préférence.',
      competences: ['Coûts standards', 'SAP CO', 'Excel avancé'],
      secteur: 'corporate',
      tailleEntreprise: 'eti',
      siteWeb: 'www.ateliers-rochebrune.example',
      descriptionEntreprise: 'Mécanique de précision pour l’énergie et le ferroviaire, trois sites dans les Alpes.',
    },
  },
  {
    title: 'Gestionnaire sinistres construction',
    company: 'Cabinet Orsel et Fils',
    contact: 'Bruno Orsel',
    email: 'bruno.orsel@messagerie.example',
    city: null,
    hours: 9,
    fields: {
      localisation: 'Nantes ou Rennes',
      salaire: 'Selon profil',
      description:
        'Courtier familial depuis 1974, nous accompagnons les entreprises du bâtiment. Vous suivez un portefeuille de 600 dossiers, de la déclaration à l’indemnisation.',
      missions: 'Instruire les dossiers\nMissionner les experts\nNégocier avec les compagnies',
      profil: 'Deux ans chez un courtier ou un assureur.\nConnaissance de l’assurance décennale.',
      competences: ['Assurance construction', 'Relation client'],
      secteur: 'assurance',
      urgente: true,
    },
  },
  {
    title: 'Trésorier adjoint H/F',
    company: 'Coopérative du Val d’Aure',
    contact: 'Nadia Ferrand',
    email: 'rh@valdaure.example',
    city: 'Tours',
    hours: 2,
    fields: {
      salaire: '42 000 à 48 000 €',
      experience: 'confirme',
      formation: 'bac+5',
      description:
        'La coopérative réunit 1 200 exploitations. Le service trésorerie suit vingt comptes, trois lignes de crédit et les couvertures de matières premières.',
      missions: '- Établir la position du jour\n- Préparer les prévisions à douze mois\n- Suivre les covenants',
      profil: '- Master en finance\n- À l’aise avec un logiciel de trésorerie',
      competences: ['Kyriba', 'Prévisions de trésorerie'],
      secteur: 'gestion',
      tailleEntreprise: 'pme',
      siteWeb: 'valdaure.example',
    },
  },
]

const usual: SubmittedFields = {
  typeContrat: 'cdi',
  localisation: '',
  teletravail: 'non',
  salaire: '',
  experience: '',
  formation: '',
  description: '',
  missions: '',
  profil: '',
  competences: [],
  urgente: false,
  secteur: '',
  tailleEntreprise: '',
  siteWeb: '',
  descriptionEntreprise: '',
}

/** Jobs of visitors wait to be read, one of them for longer than was promised. */
export async function seedSubmissions(
  tx: Tx,
  cityOf: (countryId: number, name: string) => number,
  now: Date,
): Promise<void> {
  for (const { title, company, contact, email, phone = '', city, hours, fields } of samples) {
    const row = await insertSubmission(
      tx,
      {
        digest: createHash('sha256').update(title).digest(),
        title,
        companyName: company,
        contactName: contact,
        email,
        phone,
        fields: { ...usual, localisation: city ?? '', ...fields },
        cityId: city === null ? null : cityOf(1, city),
        countryId: 1,
        termsVersion: TERMS_VERSION,
      },
      CONFIRM_HOURS,
    )
    if (row) await updateSubmission(tx, row.id, { confirmedAt: new Date(now.getTime() - hours * 3_600_000) })
  }
}
