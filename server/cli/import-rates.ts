import { parseEcbDaily } from '../domain/ecb-daily.ts'
import { storeBankRates } from '../modules/earnings/exchange-rates/store-bank-rates.ts'
import { priceAll } from '../jobs/price-commissions.ts'
import type { BackendCommand } from './command.ts'

const MAX_BYTES = 1_000_000

export const importRates: BackendCommand = {
  words: 'rates import',
  summary:
    'Import a daily exchange rate file of the European Central Bank (XML or CSV) for all workspaces',
  argument: 'file',
  flags: {},
  async run(deps, { argument }) {
    const file = Bun.file(argument)
    if (!(await file.exists())) throw new Error(`File not found: ${argument}.`)
    if (file.size > MAX_BYTES)
      throw new Error(`${argument} is too large for a file of daily rates.`)
    const rates = parseEcbDaily(await file.text())
    const stored = await storeBankRates(deps, rates)
    const priced = await priceAll(deps)
    return {
      text: `Stored ${stored} new rates for ${rates.day}. ${priced} commissions were waiting for them.`,
      json: { day: rates.day, stored, priced },
    }
  },
}
