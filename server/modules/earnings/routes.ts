import { commissions } from './commissions/routes.ts'
import { exchangeRates } from './exchange-rates/routes.ts'
import { fraudFlags } from './fraud/routes.ts'
import { closings } from './ledger/closings/routes.ts'
import { journal } from './ledger/journal/routes.ts'
import { ledger } from './ledger/routes.ts'
import { simulations } from './simulations/routes.ts'

/** The operations of what partners earn, and of the books. */
export const earningsResources = [
  commissions,
  exchangeRates,
  fraudFlags,
  closings,
  journal,
  ledger,
  simulations,
]
