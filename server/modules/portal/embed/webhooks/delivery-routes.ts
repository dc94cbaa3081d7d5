import { Elysia, t } from 'elysia'
import type { Deps } from '../../../../deps.ts'
import { secureEmbed } from '../../../../http/authenticate-embed.ts'
import { getDelivery } from '../../../platform/webhooks/get-delivery.ts'
import { listDeliveries } from '../../../platform/webhooks/list-deliveries.ts'
import { replayDeliveries, replayDelivery } from '../../../platform/webhooks/replay-deliveries.ts'
import { ReplayBody } from '../../../platform/webhooks/schema.ts'
import { sendTest } from '../../../platform/webhooks/send-test.ts'
import { ownOf, toOwnDelivery } from './present.ts'
import { EmbedDeliveryQuery, EmbedWebhookDelivery } from './schema.ts'

const WebhookId = t.Object({ id: t.String({ maxLength: 64 }) })
const DeliveryId = t.Object({
  id: t.String({ maxLength: 64 }),
  deliveryId: t.String({ maxLength: 64 }),
})

/** Registers the routes of what a partner's own endpoints were told. */
export function embedDeliveryRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-webhook-deliveries' })
    .use(secureEmbed(deps))
    .use(oneDeliveryRoutes(deps))
    .post(
      '/:id/test',
      async ({ ctx, params }) => toOwnDelivery(await sendTest(ctx, ownOf(ctx, params))),
      {
        asEmbed: 'settings.write',
        params: WebhookId,
        response: EmbedWebhookDelivery,
        detail: {
          operationId: 'testEmbedWebhook',
          summary: 'Send a test event to an endpoint of the partner’s',
        },
      },
    )
    .post(
      '/:id/replay',
      ({ ctx, params, body }) => replayDeliveries(ctx, ownOf(ctx, params), body),
      {
        asEmbed: 'settings.write',
        params: WebhookId,
        body: ReplayBody,
        response: t.Object({ count: t.Integer() }),
        detail: {
          operationId: 'replayEmbedWebhook',
          summary: 'Send the deliveries of a span to the partner again',
        },
      },
    )
    .get(
      '/:id/deliveries',
      async ({ ctx, params, query }) =>
        (await listDeliveries(ctx, ownOf(ctx, params), query)).map(toOwnDelivery),
      {
        asEmbed: 'settings.write',
        params: WebhookId,
        query: EmbedDeliveryQuery,
        response: t.Array(EmbedWebhookDelivery),
        detail: {
          operationId: 'listEmbedWebhookDeliveries',
          summary: 'What an endpoint of the partner’s was told, the newest first',
        },
      },
    )
}

/** Registers the routes of one delivery. */
function oneDeliveryRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-webhook-delivery' })
    .use(secureEmbed(deps))
    .get(
      '/:id/deliveries/:deliveryId',
      async ({ ctx, params }) =>
        toOwnDelivery(await getDelivery(ctx, ownOf(ctx, params), params.deliveryId)),
      {
        asEmbed: 'settings.write',
        params: DeliveryId,
        response: EmbedWebhookDelivery,
        detail: {
          operationId: 'getEmbedWebhookDelivery',
          summary: 'One delivery to the partner and its last answer',
        },
      },
    )
    .post(
      '/:id/deliveries/:deliveryId/replay',
      async ({ ctx, params }) =>
        toOwnDelivery(await replayDelivery(ctx, ownOf(ctx, params), params.deliveryId)),
      {
        asEmbed: 'settings.write',
        params: DeliveryId,
        response: EmbedWebhookDelivery,
        detail: {
          operationId: 'replayEmbedWebhookDelivery',
          summary: 'Send one delivery to the partner again',
        },
      },
    )
}
