import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as contract from '../applicants.contract.ts'
import { figuresOf } from './answer-figures.ts'
import { exportApplicants } from './applicants-csv.ts'
import { proposeSlots } from './interviews.ts'
import * as moving from './moving.ts'
import * as one from './one-applicant.ts'
import { listReceived, readBoard } from './received.ts'
import * as team from './team.ts'

export const applicantsRoutes = (site: Site): Served[] => [
  serve(contract.listReceived, (input, actor) => listReceived(site.db, actor, input)),
  serve(contract.readBoard, (input, actor) => readBoard(site.db, actor, input)),
  serve(contract.readApplicant, ({ id }, actor) => one.readApplicant(site.db, actor, id)),
  serve(contract.readApplicantCv, ({ id }, actor) => one.readApplicantCv(site, actor, id)),
  serve(contract.viewApplicant, ({ id }, actor) => team.viewApplicant(site, actor, id)),
  serve(contract.moveApplication, (input, actor) => moving.moveApplication(site, actor, input)),
  serve(contract.moveApplications, (input, actor) => moving.moveApplications(site, actor, input)),
  serve(contract.undoMoves, (input, actor) => moving.undoMoves(site, actor, input)),
  serve(contract.answerApplicants, (input, actor) => moving.answerApplicants(site, actor, input)),
  serve(contract.proposeSlots, (input, actor) => proposeSlots(site, actor, input)),
  serve(contract.rateApplicant, (input, actor) => team.rateApplicant(site, actor, input)),
  serve(contract.addTeamNote, (input, actor) => team.addTeamNote(site, actor, input)),
  serve(contract.removeTeamNote, ({ id }, actor) => team.removeTeamNote(site, actor, id)),
  serve(contract.exportApplicants, ({ id }, actor) => exportApplicants(site.db, actor, id)),
  serve(contract.readAnswerFigures, (input) => figuresOf(site.db, input)),
]
