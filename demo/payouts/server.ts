import { Elysia, t } from 'elysia'
import { callApi, type Api } from '../kit/api.ts'
import { page } from '../kit/page.ts'
import { previewPage, runPage } from './page.ts'
import type { Payout, Preview } from './wire.ts'

const Confirmed = t.Object({
  expectedAmount: t.Numeric(),
  key: t.String({ maxLength: 100 }),
})

/** Serves the payouts of the demo's program, before and after they are confirmed. */
export function payoutsServer({ api }: { api: Api }) {
  const programId = async () =>
    (await callApi<{ id: string }[]>(api, 'GET', '/programs?search=friends'))?.[0]?.id
  return new Elysia({ name: 'payouts-page', prefix: '/demo/payouts', detail: { hide: true } })
    .get('/', async ({ query }) => {
      const run = query['run']
      if (run) {
        const payouts = await callApi<Payout[]>(
          api,
          'GET',
          `/payouts?pageSize=100&invoiceId=${encodeURIComponent(run)}`,
        )
        if (payouts?.length) return page(runPage(payouts))
      }
      const body = { programId: await programId(), pageSize: 100 }
      const preview = await callApi<Preview>(api, 'POST', '/payouts/preview', body)
      return preview ? page(previewPage(preview, crypto.randomUUID())) : page('', 503)
    })
    .post(
      '/',
      async ({ body }) => {
        // When the sum has changed since, nothing is paid and the page shows the new one.
        const run = await callApi<{ invoiceId?: string; id?: string }>(
          api,
          'POST',
          '/payouts/confirm',
          { programId: await programId(), ...body },
        )
        await bookCredit(api)
        const id = run?.invoiceId ?? run?.id
        const location = `/demo/payouts/${id ? `?run=${id}` : ''}`
        return new Response(null, { status: 303, headers: { location } })
      },
      { body: Confirmed },
    )
}

/** Books what waits as store credit, as the shop of the demo would on its customers' accounts, and says so. */
async function bookCredit(api: Api): Promise<void> {
  const path = '/payouts?provider=credit&status=processing&pageSize=100'
  for (const { id } of (await callApi<Payout[]>(api, 'GET', path)) ?? []) {
    await callApi(api, 'POST', `/payouts/${id}/complete`, { reference: `store credit ${id}` })
  }
}
