import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { listRates } from './list-rates.ts'
import { ExchangeRate, RateBody, RatesQuery, StoredRate } from './schema.ts'
import { setRate } from './set-rate.ts'

export function exchangeRateRoutes(deps: Deps) {
  return new Elysia({
    name: 'exchange-rates',
    prefix: '/exchange-rates',
    tags: ['exchange-rates'],
  })
    .use(secure(deps))
    .get('/', ({ ctx, query }) => listRates(ctx, query), {
      needs: 'program.read',
      query: RatesQuery,
      response: t.Array(ExchangeRate),
      detail: { operationId: 'listExchangeRates', summary: 'List exchange rates' },
    })
    .post('/', ({ ctx, body }) => setRate(ctx, body), {
      needs: 'program.write',
      body: RateBody,
      response: StoredRate,
      detail: {
        operationId: 'setExchangeRate',
        summary: 'Set an exchange rate of your own',
        description:
          'Your own rates win over those of the European Central Bank. Commissions that waited for the ' +
          'rate are priced; what was converted before keeps its rate.',
      },
    })
}
