import type { Db } from '#platform/server/database/db.ts'
import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import * as cv from '../cv-form.contract.ts'
import { readMembersTeaser, removeOwnPhoto } from '../members.contract.ts'
import * as profiles from '../profiles.contract.ts'
import * as visibility from '../visibility.contract.ts'
import type { FollowWishes } from './cv-form.ts'
import { readCvForm, saveCvForm } from './cv-form.ts'
import { removePhoto } from './member-photo.service.ts'
import { membersTeaser } from './members.service.ts'
import { blockCompany, changeVisibility, readVisibility, unblockCompany } from './own-visibility.ts'
import { listProfiles, ownProfilePage, readProfile } from './profiles.ts'
import type { Elsewhere } from './viewer.service.ts'

export const membersRoutes = (db: Db, elsewhere: Elsewhere, follow: FollowWishes): Served[] => [
  serve(readMembersTeaser, ({ session_pays }) => membersTeaser(db, session_pays ?? null)),
  serve(removeOwnPhoto, (_input, { accountId }) => removePhoto(db, accountId)),
  serve(profiles.listProfiles, (asked, actor) => listProfiles(db, elsewhere, actor, asked)),
  serve(profiles.readProfile, ({ id }, actor) => readProfile(db, elsewhere, actor, id)),
  serve(profiles.findOwnProfile, (_input, actor) => ownProfilePage(db, actor)),
  serve(visibility.readVisibility, (_input, { accountId }) => readVisibility(db, accountId)),
  serve(visibility.updateVisibility, (chosen, { accountId }) => changeVisibility(db, accountId, chosen)),
  serve(visibility.blockCompany, ({ company }, { accountId }) => blockCompany(db, accountId, company)),
  serve(visibility.unblockCompany, ({ id }, { accountId }) => unblockCompany(db, accountId, id)),
  serve(cv.readCvForm, (_input, { accountId }) => readCvForm(db, accountId)),
  serve(cv.saveCvForm, (form, { accountId }) => saveCvForm(db, follow, accountId, form)),
]
