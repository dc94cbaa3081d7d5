import type { Deps } from '../deps.ts'
import { parseEcbDaily } from '../domain/ecb-daily.ts'
import { utcDayOf } from '../domain/schedule.ts'
import { storeBankRates } from '../modules/earnings/exchange-rates/store-bank-rates.ts'
import { priceAll } from './price-commissions.ts'

export const ECB_DAILY = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const TIMEOUT_MS = 20_000
const MAX_BYTES = 1_000_000

/** Fetches the central bank's rates of the day, unless they are here, and prices what waited for them. */
export async function fetchRates(deps: Deps, download = downloadText): Promise<void> {
  if (!deps.config.ecbRates) return
  const today = utcDayOf(deps.clock.now())
  const known = await deps.db.sql`
    select 1 from exchange_rates where workspace_id = '*' and source = 'ecb' and day >= ${today} limit 1`
  if (known.length > 0) return
  const rates = parseEcbDaily(await download(ECB_DAILY))
  const stored = await storeBankRates(deps, rates)
  if (stored === 0) return
  const priced = await priceAll(deps)
  deps.log.info({ day: rates.day, stored, priced }, 'exchange rates')
}

/** Downloads a text, bounded in time and size. */
export async function downloadText(address: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(address, { signal, redirect: 'error' })
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`)
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const part of answer.body) {
    bytes += part.byteLength
    if (bytes > MAX_BYTES) throw new Error(`${address} answered more than ${MAX_BYTES} bytes`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
