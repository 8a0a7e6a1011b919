import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as sections from '../sections.contract.ts'
import * as contract from '../writing.contract.ts'
import { addPicture } from './article-picture.service.ts'
import { compareVersions } from './comparing.ts'
import * as previews from './previews.ts'
import { publishArticle, unpublishArticle } from './publishing.ts'
import { readWriting } from './reading.ts'
import { createArticle, deleteArticle, restoreVersion, saveArticle } from './saving.ts'
import * as managing from './sections.ts'

/** Writing articles, for administrators; looking at one before it is published, also by its link. */
export const writingRoutes = (site: Pick<Site, 'db' | 'secret' | 'linkTo'>): Served[] => [
  serve(contract.createArticle, (input, actor) => createArticle(site.db, actor, input)),
  serve(contract.readWriting, ({ id }, actor) => readWriting(site, actor, id)),
  serve(contract.saveArticle, (input, actor) => saveArticle(site.db, actor, input)),
  serve(contract.restoreVersion, (input, actor) => restoreVersion(site.db, actor, input)),
  serve(contract.compareVersions, (input) => compareVersions(site.db, input)),
  serve(contract.publishArticle, (input, actor) => publishArticle(site.db, actor, input)),
  serve(contract.unpublishArticle, ({ id }, actor) => unpublishArticle(site.db, actor, id)),
  serve(contract.deleteArticle, ({ id }, actor) => deleteArticle(site.db, actor, id)),
  serve(contract.addPicture, (input, actor) => addPicture(site.db, actor, input)),
  serve(contract.openPreview, ({ id }, actor) => previews.openPreview(site, actor, id)),
  serve(contract.closePreview, ({ id }, actor) => previews.closePreview(site, actor, id)),
  serve(contract.readPreview, (input, actor) => previews.readPreview(site, actor, input)),
  serve(sections.listSections, () => managing.listSections(site.db)),
  serve(sections.addCategory, ({ libelle }, actor) => managing.addCategory(site.db, actor, libelle)),
  serve(sections.renameCategory, ({ id, libelle }, actor) => managing.renameCategory(site.db, actor, id, libelle)),
  serve(sections.moveCategory, ({ id, to }, actor) => managing.moveCategory(site.db, actor, id, to)),
  serve(sections.removeCategory, ({ id }, actor) => managing.removeCategory(site.db, actor, id)),
  serve(sections.addDossier, (row, actor) => managing.addDossier(site.db, actor, row)),
  serve(sections.renameDossier, ({ id, ...row }, actor) => managing.renameDossier(site.db, actor, id, row)),
  serve(sections.removeDossier, ({ id }, actor) => managing.removeDossier(site.db, actor, id)),
]
