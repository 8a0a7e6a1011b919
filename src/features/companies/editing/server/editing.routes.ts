import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as contract from '../editing.contract.ts'
import { saveFilm } from './editing-film.ts'
import { savePhotos } from './editing-photos.ts'
import * as editing from './editing.ts'

export const editingRoutes = (db: Db): Served[] => [
  serve(contract.readCompanyPage, (_input, actor) => editing.readCompanyPage(db, actor)),
  serve(contract.saveTexts, (input, actor) => editing.saveBlock(db, actor, 'texts', input)),
  serve(contract.saveFigures, (input, actor) => editing.saveBlock(db, actor, 'figures', input)),
  serve(contract.saveContact, (input, actor) => editing.saveBlock(db, actor, 'contact', input)),
  serve(contract.saveNetworks, (input, actor) => editing.saveBlock(db, actor, 'networks', input)),
  serve(contract.savePhotos, (input, actor) => savePhotos(db, actor, input)),
  serve(contract.saveFilm, (input, actor) => saveFilm(db, actor, input)),
  serve(contract.publishCompanyPage, ({ edition }, actor) => editing.publishCompanyPage(db, actor, edition)),
  serve(contract.dropCompanyDraft, (_input, actor) => editing.dropCompanyDraft(db, actor)),
]
