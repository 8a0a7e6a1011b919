import { expect, test } from 'vitest'
import { fingerprint, fingerprintHead, isTwin } from './fingerprint.rules.ts'

const job = {
  title: 'Comptable général H/F',
  place: 'Lyon',
  contract: 'cdi',
  description:
    'La Banque des Salines finance les entreprises de l’Ouest depuis 1921. Vous rejoignez une équipe de huit personnes qui tient les comptes de trois filiales, prépare les clôtures et suit les immobilisations avec le contrôle de gestion.',
  missions: ['Tenir les comptes', 'Préparer les clôtures mensuelles', 'Établir les déclarations de taxe'],
  profile: ['Diplôme de comptabilité', 'Trois ans d’expérience en cabinet ou en entreprise'],
}

test('the same job has the same print, however it is written', () => {
  const shouted = {
    ...job,
    title: 'COMPTABLE GÉNÉRAL (F/H) – Lyon',
    place: 'LYON',
    description: `  ${job.description.toUpperCase()}`,
  }
  expect(fingerprint(shouted)).toBe(fingerprint(job))
  // Prints are stored: a change of how they are made needs a migration.
  expect(fingerprint(job)).toBe(
    '01enyks4tpx.0bntgl530hahv4bd0u7u4a981ysx2oyb244pkt4132icfpnt39ktc2aq3iy30d9247ho7ony5j4dsjlu5z68v5335zy1s84466sdti076fsqddye7u5rbj1f8j5q43me',
  )
})

test('a word or a line changed leaves a twin', () => {
  const changed = {
    ...job,
    description: job.description.replace('huit', 'neuf'),
    missions: job.missions.slice(1),
  }
  expect(fingerprint(changed)).not.toBe(fingerprint(job))
  expect(isTwin(fingerprint(changed), fingerprint(job))).toBe(true)
})

test('another title, place, contract or text is another job', () => {
  const other = {
    ...job,
    description:
      'Le cabinet cherche une personne pour la paie de ses clients artisans, dans une équipe de quatre, avec un portefeuille de cent bulletins par mois et un logiciel récent.',
    missions: ['Établir les bulletins'],
    profile: ['Diplôme de paie'],
  }
  for (const each of [
    { ...job, title: 'Auditeur H/F' },
    { ...job, place: 'Nantes' },
    { ...job, contract: 'cdd' },
    other,
  ])
    expect(isTwin(fingerprint(each), fingerprint(job))).toBe(false)
  expect(fingerprintHead(other)).toBe(fingerprintHead(job))
})
