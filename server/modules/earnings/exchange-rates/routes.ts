import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { list, send } from '../../../http/operations/verbs.ts'
import { listRates } from './list-rates.ts'
import { ExchangeRate, RateBody, RatesQuery, StoredRate } from './schema.ts'
import { setRate } from './set-rate.ts'

export const exchangeRates = resource('exchange-rates', [
  list(listRates, {
    ...byKey('program.read'),
    path: '/exchange-rates',
    query: RatesQuery,
    answer: ExchangeRate,
    id: 'listExchangeRates',
    summary: 'List exchange rates',
    description:
      'Returns the exchange rates in effect, newest first: your own and those of the European Central Bank.',
  }),
  send(setRate, {
    ...byKey('program.write'),
    path: '/exchange-rates',
    body: RateBody,
    answer: StoredRate,
    id: 'setExchangeRate',
    summary: 'Upsert exchange rate',
    description:
      'Sets your own exchange rate for a day. Your own rates take precedence over those of the European Central Bank. Commissions that were waiting for the rate are converted. Amounts that were already converted keep their rate.',
  }),
])
