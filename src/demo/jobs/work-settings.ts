import { bankingSettings } from './work-settings-banking.ts'
import { expertiseSettings } from './work-settings-expertise.ts'
import { financeSettings } from './work-settings-finance.ts'
import { businessTitleSettings } from './title-settings-business.ts'
import { expertiseTitleSettings } from './title-settings-expertise.ts'
import type { WorkSetting } from './work-setting-type.ts'

const byFunction: Record<string, WorkSetting> = {
  ...financeSettings,
  ...bankingSettings,
  ...expertiseSettings,
}
const byTitle: Record<string, Partial<WorkSetting>> = { ...businessTitleSettings, ...expertiseTitleSettings }

/** Functions described from a partnership’s point of view, when they are done inside a company. */
const inHouse: Record<string, { partnerships: string[]; setting: Partial<WorkSetting> }> = {
  'conseil-transformation': {
    partnerships: ['conseil-finance', 'audit-expertise-comptable', 'conformite-risques'],
    setting: {
      team: 'l’équipe projets finance',
      head: 'la direction de la transformation',
      partners: 'les métiers et l’informatique',
      scopes: [
        { title: 'Comptabilité', text: 'les outils comptables' },
        { title: 'Pilotage', text: 'les outils de pilotage' },
        { title: 'Données', text: 'les données et leurs interfaces' },
      ],
      projects: [
        'le remplacement d’une application ancienne',
        'la mise en place d’un référentiel de données unique',
        'la migration vers un nouveau progiciel',
      ],
    },
  },
  'fusions-acquisitions': {
    partnerships: ['conseil-finance', 'audit-expertise-comptable'],
    setting: { team: 'l’équipe fusions-acquisitions', head: 'la direction du développement' },
  },
  'investissement-participations': {
    partnerships: ['capital-investissement'],
    setting: { head: 'la direction des investissements' },
  },
}

/** Functions done inside a company, when they are sold by an accounting practice. */
const inPractice: Record<string, Partial<WorkSetting>> = {
  'paie-gestion-sociale': {
    team: 'le pôle social',
    head: 'l’un des associés du cabinet',
    partners: 'les collaborateurs comptables et les clients',
    field: 'en paie, idéalement en cabinet',
    scopes: [
      { title: 'TPE et PME', text: 'un portefeuille de TPE et de PME' },
      { title: 'Restauration et commerce', text: 'un portefeuille de restaurants et de commerces' },
      { title: 'Bâtiment', text: 'un portefeuille d’entreprises du bâtiment' },
    ],
  },
  fiscalite: {
    head: 'l’un des associés du cabinet',
    partners: 'les équipes comptables et les clients',
  },
}

export function workSetting(jobTitle: string, jobFunction: string, sector: string): WorkSetting {
  const base = byFunction[jobFunction]
  if (base === undefined) throw new Error(`No work setting for the function ${jobFunction}`)
  const inside = inHouse[jobFunction]
  return {
    ...base,
    ...(inside === undefined || inside.partnerships.includes(sector) ? {} : inside.setting),
    ...(sector === 'audit-expertise-comptable' ? inPractice[jobFunction] : {}),
    ...byTitle[jobTitle],
  }
}
