import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as contract from '../multiposting.contract.ts'
import * as keys from './company-keys.ts'
import { importFile } from './feed-file.service.ts'
import * as reports from './import-reports.ts'
import type { StartImport } from './receive-feed.ts'
import { receiveFeed } from './receive-feed.ts'
import * as single from './single-jobs.ts'

export const multipostingRoutes = (site: Site, start: StartImport): Served[] => [
  serve(contract.listKeys, (_input, actor) => keys.listKeys(site.db, actor)),
  serve(contract.makeKey, (input, actor) => keys.makeKey(site.db, actor, input)),
  serve(contract.revokeKey, ({ id }, actor) => keys.revokeKey(site.db, actor, id)),
  serve(contract.putJob, (input, actor, { idempotencyKey }) => single.putJob(site, actor, input, idempotencyKey)),
  serve(contract.removeJob, ({ reference }, actor) => single.removeJob(site, actor, reference)),
  serve(contract.listSentJobs, (page, actor) => single.listSentJobs(site.db, actor, page)),
  serve(contract.sendFeed, (input, actor, exchange) => receiveFeed(site, start, actor, input, exchange)),
  serve(contract.importFile, (input, actor) => importFile(site, start, actor, input)),
  serve(contract.listImports, (page, actor) => reports.listImports(site.db, actor, page)),
  serve(contract.readImport, ({ id }, actor) => reports.readImport(site.db, actor, id)),
  serve(contract.listItems, (input, actor) => reports.listItems(site.db, actor, input)),
]
