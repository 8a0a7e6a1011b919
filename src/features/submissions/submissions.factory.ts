import type { InputOf } from '#platform/contract.ts'
import type { sendSubmission } from './submissions.contract.ts'

type Sent = Required<InputOf<typeof sendSubmission>>

/** What an ordinary visitor sends; a test says only what it is about. */
export const submissionInput = (given: Partial<Record<keyof Sent, unknown>> = {}): Sent =>
  ({
    titre: 'Contrôleur de gestion industrielle H/F',
    typeContrat: 'cdi',
    localisation: 'Grenoble',
    teletravail: 'hybride',
    salaire: '46–54 k€ brut/an',
    experience: 'confirme',
    formation: 'bac+5',
    description: 'Au sein d’un site de 340 personnes, vous pilotez les coûts de production.',
    missions: '- Analyser les écarts de coûts\n- Tenir la clôture à J+4',
    profil: 'Trois ans en industrie.',
    competences: ['SAP CO'],
    urgente: false,
    nomEntreprise: 'Ateliers Rochebrune',
    secteur: 'corporate',
    tailleEntreprise: 'eti',
    siteWeb: 'ateliers-rochebrune.example',
    descriptionEntreprise: 'Mécanique de précision.',
    nomContact: 'Hélène Marchetti',
    emailContact: 'h.marchetti@ateliers-rochebrune.example',
    telephoneContact: '',
    logo: '',
    ...given,
  }) as Sent
