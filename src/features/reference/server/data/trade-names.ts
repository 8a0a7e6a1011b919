import { bankingTradeNames } from './trade-names-banking.ts'
import { expertiseTradeNames } from './trade-names-expertise.ts'
import { insuranceTradeNames } from './trade-names-insurance.ts'
import { marketsTradeNames } from './trade-names-markets.ts'
import { financeTradeNames } from './trade-names-finance.ts'
import type { TradeNames } from './trade-names-type.ts'

/** The other names of every trade, by its slug. */
export const tradeNames: Readonly<Record<string, TradeNames>> = {
  ...financeTradeNames,
  ...bankingTradeNames,
  ...marketsTradeNames,
  ...expertiseTradeNames,
  ...insuranceTradeNames,
}
