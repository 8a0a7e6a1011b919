export const contracts = [
  { slug: 'cdi', name: 'CDI', kind: 'emploi' },
  { slug: 'cdd', name: 'CDD', kind: 'emploi' },
  { slug: 'stage', name: 'Stage', kind: 'stage' },
  { slug: 'alternance', name: 'Alternance', kind: 'autre' },
  { slug: 'freelance', name: 'Freelance', kind: 'autre' },
]

export const structures = [
  { slug: 'grand-groupe', name: 'Grand groupe' },
  { slug: 'eti', name: 'Entreprise de taille intermédiaire' },
  { slug: 'pme', name: 'Petite ou moyenne entreprise' },
  { slug: 'start-up', name: 'Start-up' },
  { slug: 'cabinet', name: 'Cabinet' },
  { slug: 'etablissement-public', name: 'Établissement public' },
  { slug: 'mutuelle-cooperative', name: 'Mutuelle ou coopérative' },
  { slug: 'association', name: 'Association' },
]
