import { redirect } from 'react-router'
import { listContracts } from '#features/figures/figures.contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { chosenIn } from '#platform/list-reading.ts'
import { pagesBefore } from '#platform/pages.ts'
import { pageOf, readPages } from '#platform/pagination.ts'
import { chipsOf, waysOut, wordsAlone } from './components/job-chips.ts'
import { cardFields } from './card-fields.ts'
import {
  CHOSEN,
  contractsSettled,
  jobList,
  newAlertAddress,
  presetContracts,
  searchAbroad,
  searchPathOf,
} from './job-address.ts'
import { correctedKeywords, literalKeywords } from './job-corrections.ts'
import { readFilterOptions, searchJobs } from './jobs.contract.ts'
import type { JobSort, SearchKey } from './jobs.rules.ts'
import { PAGE_SIZE } from './jobs.rules.ts'
import { offeredOptions } from './offered-options.ts'

type Wanted = { page: number; sort: JobSort; countryId: number }

/**
 * The jobs and filters that the address of a list asks for. Pages loaded so far are all in the address: going back shows
 * them again. An address that another one says better is led there.
 */
export async function readJobList(api: Api, url: URL, { page, sort, countryId }: Wanted) {
  const chosen = jobList.read(url.searchParams)
  const preset = presetContracts[searchPathOf(url.pathname)]
  const contracts = preset ? (await api(listContracts, {})).data.filter(({ name }) => name === preset) : []
  const presetIds = contracts.map(({ id }) => String(id))
  if (presetIds.length > 0 && (chosen.contrat_ids || url.searchParams.has(CHOSEN)))
    throw redirect(contractsSettled(searchPathOf(url.pathname), url.searchParams, presetIds))
  const filters = {
    ...chosen,
    session_pays: countryId,
    ...(presetIds.length > 0 ? { contrat_ids: presetIds } : {}),
  }
  const [options, found] = await Promise.all([
    api(readFilterOptions, filters),
    readPages({ from: pagesBefore(page) + 1, to: page, size: PAGE_SIZE }, (pages) =>
      api(searchJobs, { ...filters, sort, ...pages }),
    ),
  ])
  // Sub-sectors are offered once their sector, or one of them, is chosen.
  const isChosen = (key: SearchKey, { id }: { id: number }): boolean => chosenIn(chosen, key).includes(String(id))
  const secteurs = options.secteurs.map((sector) => {
    const open =
      isChosen('secteur_ids', sector) || sector.sous_secteurs.some((one) => isChosen('sous_secteur_ids', one))
    return open ? sector : { ...sector, sous_secteurs: [] }
  })
  const shown = { ...options, secteurs }
  return {
    options: offeredOptions(shown, isChosen),
    ways: waysOf(url, shown, { countryId, preset: presetIds.length > 0, corrections: found.corrections }),
    // A list shows extracts; whole texts would weigh more than all the rest of the page.
    jobs: found.data.map((job) => ({ ...cardFields(job), highlight: job.highlight })),
    pagination: pageOf(found.pagination.total, { page, per_page: PAGE_SIZE }),
    presetIds,
  }
}

type Options = OutputOf<typeof readFilterOptions>

type Found = {
  countryId: number
  /** The list has a contract of its own. */
  preset: boolean
  corrections: OutputOf<typeof searchJobs>['corrections']
}

/** Where a search leads on: without a filter, with other words, abroad, to an alert. Pages are given them rather than the means to make them. */
function waysOf(url: URL, options: Options, { countryId, preset, corrections }: Found) {
  const { pathname, searchParams: params } = url
  const typed = chosenIn(jobList.read(params), 'keywords')[0] ?? ''
  return {
    chips: chipsOf(params, options),
    out: waysOut(params, options, preset ? '/emploi' : null),
    words: wordsAlone(params, options),
    abroad: options.abroad && { ...options.abroad, to: pathname + searchAbroad(params, options.abroad.places) },
    alert: newAlertAddress(searchPathOf(pathname), params, countryId),
    corrected: corrections.length > 0 && {
      to: correctedKeywords(typed, corrections),
      instead: jobList.having(params, 'keywords', literalKeywords(typed, corrections)),
    },
  }
}
