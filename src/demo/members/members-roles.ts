import { advisoryRoles } from './members-roles-advisory.ts'
import { bankingRoles } from './members-roles-banking.ts'
import { complianceRoles } from './members-roles-compliance.ts'
import { corporateRoles } from './members-roles-corporate.ts'
import { fintechRoles } from './members-roles-fintech.ts'
import { insuranceRoles } from './members-roles-insurance.ts'
import { marketsRoles } from './members-roles-markets.ts'
import { practiceRoles } from './members-roles-practice.ts'
import { privateAssetsRoles } from './members-roles-private-assets.ts'
import { publicAndMutualRoles } from './members-roles-public-and-mutual.ts'
import type { MemberRole } from './members-shape.ts'

export const memberRoles: MemberRole[] = [
  ...bankingRoles,
  ...insuranceRoles,
  ...practiceRoles,
  ...corporateRoles,
  ...marketsRoles,
  ...privateAssetsRoles,
  ...fintechRoles,
  ...complianceRoles,
  ...advisoryRoles,
  ...publicAndMutualRoles,
]
