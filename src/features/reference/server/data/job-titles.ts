import { controllingTitles } from './job-titles-controlling.ts'
import { accountingTitles } from './job-titles-accounting.ts'
import { corporateTitles } from './job-titles-corporate.ts'
import { auditTitles } from './job-titles-audit.ts'
import { practiceTitles } from './job-titles-practice.ts'
import { consultingTitles } from './job-titles-consulting.ts'
import { bankingTitles } from './job-titles-banking.ts'
import { creditTitles } from './job-titles-credit.ts'
import { marketsTitles } from './job-titles-markets.ts'
import { operationsTitles } from './job-titles-operations.ts'
import { investmentTitles } from './job-titles-investment.ts'
import { privateAssetsTitles } from './job-titles-private-assets.ts'
import { riskTitles } from './job-titles-risk.ts'
import { complianceTitles } from './job-titles-compliance.ts'
import { actuarialTitles } from './job-titles-actuarial.ts'
import { insuranceTitles } from './job-titles-insurance.ts'
import { digitalTitles } from './job-titles-digital.ts'
import type { JobTitle } from './job-title-type.ts'

export type { JobTitle } from './job-title-type.ts'

/** Every finance job title the board knows, grouped by family. */
export const jobTitles: JobTitle[] = [
  ...controllingTitles,
  ...accountingTitles,
  ...corporateTitles,
  ...auditTitles,
  ...practiceTitles,
  ...consultingTitles,
  ...bankingTitles,
  ...creditTitles,
  ...marketsTitles,
  ...operationsTitles,
  ...investmentTitles,
  ...privateAssetsTitles,
  ...riskTitles,
  ...complianceTitles,
  ...actuarialTitles,
  ...insuranceTitles,
  ...digitalTitles,
]
