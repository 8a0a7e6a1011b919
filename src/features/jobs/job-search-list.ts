import { redirect } from 'react-router'
import { listContracts } from '#features/figures/figures.contract.ts'
import type { Api } from '#platform/contract.ts'
import {
  CHOSEN,
  contractsSettled,
  pagesBefore,
  presetContracts,
  readAddress,
  searchPathOf,
  withPage,
} from './job-address.ts'
import { readFilterOptions, searchJobs } from './jobs.contract.ts'
import type { JobSort } from './jobs.rules.ts'
import { PAGE_SIZE } from './jobs.rules.ts'

const AT_ONCE = 100
// The most that the API takes; who asks for more gets the last page as well.
const LAST_ASKED = 100_000

type Wanted = { page: number; sort: JobSort; countryId: number }

export type JobListPage = Awaited<ReturnType<typeof readJobList>>

/**
 * The offers and filters that the address of a list asks for. Pages loaded so far are all in the address: going back shows
 * them again. An address that another one says better, or beyond the last page, is led there.
 */
export async function readJobList(api: Api, url: URL, { page: asked, sort, countryId }: Wanted) {
  const page = Math.min(asked, LAST_ASKED)
  const chosen = readAddress(url.searchParams)
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
  const wanted = (page - pagesBefore(page)) * PAGE_SIZE
  const first = (pagesBefore(page) * PAGE_SIZE) / AT_ONCE + 1
  const calls = Array.from({ length: Math.ceil(wanted / AT_ONCE) }, (_, index) => first + index)
  const perPage = calls.length > 1 || first > 1 ? AT_ONCE : wanted
  const [options, ...found] = await Promise.all([
    api(readFilterOptions, filters),
    ...calls.map((one) => api(searchJobs, { ...filters, sort, page: one, per_page: perPage })),
  ])
  const { total } = found[0]!.pagination
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  if (page > last) throw redirect(url.pathname + withPage(url.searchParams, last))
  // Sub-sectors are offered once their sector, or one of them, is chosen.
  const isChosen = (key: string, { id }: { id: number }): boolean => [chosen[key] ?? []].flat().includes(String(id))
  const secteurs = options.secteurs.map((sector) => {
    const open =
      isChosen('secteur_ids', sector) || sector.sous_secteurs.some((one) => isChosen('sous_secteur_ids', one))
    return open ? sector : { ...sector, sous_secteurs: [] }
  })
  return {
    options: { ...options, secteurs },
    // A list shows extracts; whole texts would weigh more than all the rest of the page.
    jobs: found.flatMap((one) => one.data.map(({ description: _text, ...job }) => job)).slice(0, wanted),
    corrections: found[0]!.corrections,
    total,
    pages: last,
    presetIds,
  }
}
