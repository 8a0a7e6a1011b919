import { remoteKinds } from '#features/jobs/jobs.rules.ts'
import { contractCodes } from '#features/jobs/publishing/publishing.rules.ts'
import { textOf } from '#platform/attempt.ts'
import { wordsIn } from '#platform/word-list.ts'
import { experienceCodes, longest, salaryIn } from './submissions.rules.ts'

/** What the form of a visitor says so far, as the checks take it. */
export const submissionSoFar = (form: FormData) => ({
  titre: textOf(form, 'titre'),
  typeContrat: contractCodes.find((code) => code === textOf(form, 'typeContrat')),
  localisation: textOf(form, 'localisation'),
  salaire: textOf(form, 'salaire'),
  experience: experienceCodes.find((code) => code === textOf(form, 'experience')) ?? ('' as const),
  description: textOf(form, 'description'),
  missions: textOf(form, 'missions'),
  profil: textOf(form, 'profil'),
  competences: wordsIn(form, 'competences')
    .filter((skill) => skill.length <= longest.skill)
    .slice(0, longest.skills),
  siteWeb: textOf(form, 'siteWeb'),
  descriptionEntreprise: textOf(form, 'descriptionEntreprise'),
  domaineContact: textOf(form, 'emailContact').split('@').at(1)?.trim() ?? '',
})

/** The same as the preview shows it. */
export function previewed(form: FormData) {
  const { titre, typeContrat, localisation, salaire, description, missions } = submissionSoFar(form)
  const salary = salaryIn(salaire)
  return {
    company: textOf(form, 'nomEntreprise').trim(),
    job: {
      titre,
      typeContrat,
      localisation,
      description,
      missions,
      teletravailler: remoteKinds.find((kind) => kind === textOf(form, 'teletravail')) ?? ('non' as const),
      salaire_min: salary?.min,
      salaire_max: salary?.max,
      salaire_periode: salary?.period ?? ('an' as const),
    },
  }
}
