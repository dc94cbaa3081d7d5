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
  }),
  send(setRate, {
    ...byKey('program.write'),
    path: '/exchange-rates',
    body: RateBody,
    answer: StoredRate,
    id: 'setExchangeRate',
    summary: 'Set an exchange rate of your own',
    description:
      'Your own rates win over those of the European Central Bank. Commissions that waited for the ' +
      'rate are priced; what was converted before keeps its rate.',
  }),
])
