import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import { readDebug } from '../bff.contract.ts'
import type { DebugFacts } from './debug.ts'
import { debugNow } from './debug.ts'

export const debugRoutes = (facts: DebugFacts): Served[] => [serve(readDebug, () => debugNow(facts))]
