import { t } from 'elysia'
import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { act, create, list, read, remove, update } from '../../../http/operations/verbs.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { getDelivery } from './get-delivery.ts'
import { getWebhook } from './get-webhook.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import { ownOf } from './queries.ts'
import { replayDeliveries, replayDelivery } from './replay-deliveries.ts'
import { rotateSecret } from './rotate-secret.ts'
import {
  DeliveryParams,
  DeliveryQuery,
  ReplayAnswer,
  ReplayBody,
  Webhook,
  WebhookBody,
  WebhookDelivery,
  WebhookParams,
  WebhookPatch,
  WebhookWithSecret,
} from './schema.ts'
import { sendTest } from './send-test.ts'
import { updateWebhook } from './update-webhook.ts'

const reading = byKey('workspace.read')
const writing = byKey('workspace.write')

export const webhooks = resource('webhooks', [
  create(createWebhook, {
    ...writing,
    path: '/webhooks',
    body: WebhookBody,
    answer: WebhookWithSecret,
    summary: 'Create webhook',
    description:
      'Creates a webhook endpoint. The signing secret is returned only once. Also requires the scopes that read the data in the selected events: `customers.read`, `analytics.read`, and `program.read` for leads and sales. The same applies when you change the URL or events, or read the delivery log.',
  }),
  list((ctx) => listWebhooks(ctx), {
    ...reading,
    path: '/webhooks',
    answer: Webhook,
    id: 'listWebhooks',
    summary: 'List webhooks',
    description: 'Returns webhook endpoints, oldest first.',
  }),
  read((ctx, id) => getWebhook(ctx, ownOf({ id })), {
    ...reading,
    path: '/webhooks/:id',
    answer: Webhook,
    id: 'getWebhook',
    summary: 'Retrieve webhook',
    description: 'Retrieves a webhook endpoint.',
  }),
  update((ctx, id, body) => updateWebhook(ctx, ownOf({ id }), body), {
    ...writing,
    path: '/webhooks/:id',
    body: WebhookPatch,
    answer: Webhook,
    id: 'updateWebhook',
    summary: 'Update webhook',
    description: 'Updates, disables, or enables a webhook endpoint.',
  }),
  remove((ctx, id) => deleteWebhook(ctx, ownOf({ id })), {
    ...writing,
    path: '/webhooks/:id',
    answer: Deleted,
    id: 'deleteWebhook',
    summary: 'Delete webhook',
    description: 'Deletes a webhook endpoint and its delivery log.',
  }),
  act((ctx, id) => rotateSecret(ctx, ownOf({ id })), {
    ...writing,
    path: '/webhooks/:id/rotate',
    answer: WebhookWithSecret,
    id: 'rotateWebhookSecret',
    summary: 'Rotate webhook secret',
    description:
      'Creates a new signing secret and returns it once. For 24 hours, deliveries are signed with both the new and the previous secret.',
  }),
  act((ctx, id) => sendTest(ctx, ownOf({ id })), {
    ...writing,
    path: '/webhooks/:id/test',
    answer: WebhookDelivery,
    id: 'testWebhook',
    summary: 'Test webhook',
    description: 'Sends a test event to a webhook endpoint.',
  }),
  act((ctx, id, body) => replayDeliveries(ctx, ownOf({ id }), body), {
    ...writing,
    path: '/webhooks/:id/replay',
    body: ReplayBody,
    answer: ReplayAnswer,
    id: 'replayWebhook',
    summary: 'Replay webhook deliveries',
    description: 'Sends the deliveries from a time range again, with the same IDs.',
  }),
  operation('GET', (ctx, { params, query }) => listDeliveries(ctx, ownOf(params), query), {
    ...writing,
    path: '/webhooks/:id/deliveries',
    params: WebhookParams,
    query: DeliveryQuery,
    answer: t.Array(WebhookDelivery),
    id: 'listWebhookDeliveries',
    summary: 'List webhook deliveries',
    description: 'Returns the deliveries of a webhook endpoint, newest first.',
  }),
  operation('GET', (ctx, { params }) => getDelivery(ctx, ownOf(params), params.deliveryId), {
    ...writing,
    path: '/webhooks/:id/deliveries/:deliveryId',
    params: DeliveryParams,
    answer: WebhookDelivery,
    id: 'getWebhookDelivery',
    summary: 'Retrieve webhook delivery',
    description:
      'Retrieves a delivery with its request and the latest response from your endpoint.',
  }),
  operation('POST', (ctx, { params }) => replayDelivery(ctx, ownOf(params), params.deliveryId), {
    ...writing,
    path: '/webhooks/:id/deliveries/:deliveryId/replay',
    params: DeliveryParams,
    answer: WebhookDelivery,
    id: 'replayWebhookDelivery',
    summary: 'Replay webhook delivery',
    description: 'Sends a delivery again with the same ID.',
  }),
])
