import type { OutputOf } from '#platform/contract.ts'
import type { readCompany } from '../companies.contract.ts'

export type Photo = OutputOf<typeof readCompany>['photos'][number]
