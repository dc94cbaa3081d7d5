import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { getDelivery } from './get-delivery.ts'
import { listDeliveries } from './list-deliveries.ts'
import { replayDeliveries, replayDelivery } from './replay-deliveries.ts'
import { DeliveryQuery, ReplayBody, WebhookDelivery } from './schema.ts'
import { ownOf } from './queries.ts'
import { sendTest } from './send-test.ts'

const WebhookId = t.Object({ id: t.String({ maxLength: 64 }) })
const DeliveryId = t.Object({
  id: t.String({ maxLength: 64 }),
  deliveryId: t.String({ maxLength: 64 }),
})

export function deliveryRoutes(deps: Deps) {
  return new Elysia({ name: 'webhook-deliveries' })
    .use(secure(deps))
    .post('/:id/test', ({ ctx, params }) => sendTest(ctx, ownOf(params)), {
      needs: 'workspace.write',
      params: WebhookId,
      response: WebhookDelivery,
      detail: { operationId: 'testWebhook', summary: 'Send a test event' },
    })
    .post('/:id/replay', ({ ctx, params, body }) => replayDeliveries(ctx, ownOf(params), body), {
      needs: 'workspace.write',
      params: WebhookId,
      body: ReplayBody,
      response: t.Object({ count: t.Integer() }),
      detail: { operationId: 'replayWebhook', summary: 'Send the deliveries of a span again' },
    })
    .get('/:id/deliveries', ({ ctx, params, query }) => listDeliveries(ctx, ownOf(params), query), {
      needs: 'workspace.write',
      params: WebhookId,
      query: DeliveryQuery,
      response: t.Array(WebhookDelivery),
      detail: {
        operationId: 'listWebhookDeliveries',
        summary: 'What an endpoint was told, the newest first',
      },
    })
    .get(
      '/:id/deliveries/:deliveryId',
      ({ ctx, params }) => getDelivery(ctx, ownOf(params), params.deliveryId),
      {
        needs: 'workspace.write',
        params: DeliveryId,
        response: WebhookDelivery,
        detail: { operationId: 'getWebhookDelivery', summary: 'One delivery and its last answer' },
      },
    )
    .post(
      '/:id/deliveries/:deliveryId/replay',
      ({ ctx, params }) => replayDelivery(ctx, ownOf(params), params.deliveryId),
      {
        needs: 'workspace.write',
        params: DeliveryId,
        response: WebhookDelivery,
        detail: { operationId: 'replayWebhookDelivery', summary: 'Send one delivery again' },
      },
    )
}
