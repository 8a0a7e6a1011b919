import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { countView } from '../audience.contract.ts'
import type { Audience } from './audience.ts'

export const audienceRoutes = (audience: Audience): Served[] => [serve(countView, audience.count)]
