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
    summary: 'Register an endpoint for events; its secret is shown this once',
    description:
      'Besides its own scope, this needs those that read what the events contain: `customers.read`, `analytics.read` and `program.read` for leads and sales. So do another address, other events and the log of deliveries.',
  }),
  list((ctx) => listWebhooks(ctx), {
    ...reading,
    path: '/webhooks',
    answer: Webhook,
    id: 'listWebhooks',
    summary: 'List the endpoints',
  }),
  read((ctx, id) => getWebhook(ctx, ownOf({ id })), {
    ...reading,
    path: '/webhooks/:id',
    answer: Webhook,
    id: 'getWebhook',
    summary: 'One endpoint',
  }),
  update((ctx, id, body) => updateWebhook(ctx, ownOf({ id }), body), {
    ...writing,
    path: '/webhooks/:id',
    body: WebhookPatch,
    answer: Webhook,
    id: 'updateWebhook',
    summary: 'Change, disable or enable an endpoint',
  }),
  remove((ctx, id) => deleteWebhook(ctx, ownOf({ id })), {
    ...writing,
    path: '/webhooks/:id',
    answer: Deleted,
    id: 'deleteWebhook',
    summary: 'Delete an endpoint with its log',
  }),
  act((ctx, id) => rotateSecret(ctx, ownOf({ id })), {
    ...writing,
    path: '/webhooks/:id/rotate',
    answer: WebhookWithSecret,
    id: 'rotateWebhookSecret',
    summary: 'Make a new secret; the former one signs beside it for a day',
  }),
  act((ctx, id) => sendTest(ctx, ownOf({ id })), {
    ...writing,
    path: '/webhooks/:id/test',
    answer: WebhookDelivery,
    id: 'testWebhook',
    summary: 'Send a test event',
  }),
  act((ctx, id, body) => replayDeliveries(ctx, ownOf({ id }), body), {
    ...writing,
    path: '/webhooks/:id/replay',
    body: ReplayBody,
    answer: ReplayAnswer,
    id: 'replayWebhook',
    summary: 'Send the deliveries of a span again',
  }),
  operation('GET', (ctx, { params, query }) => listDeliveries(ctx, ownOf(params), query), {
    ...writing,
    path: '/webhooks/:id/deliveries',
    params: WebhookParams,
    query: DeliveryQuery,
    answer: t.Array(WebhookDelivery),
    id: 'listWebhookDeliveries',
    summary: 'What an endpoint was told, the newest first',
  }),
  operation('GET', (ctx, { params }) => getDelivery(ctx, ownOf(params), params.deliveryId), {
    ...writing,
    path: '/webhooks/:id/deliveries/:deliveryId',
    params: DeliveryParams,
    answer: WebhookDelivery,
    id: 'getWebhookDelivery',
    summary: 'One delivery and its last answer',
  }),
  operation('POST', (ctx, { params }) => replayDelivery(ctx, ownOf(params), params.deliveryId), {
    ...writing,
    path: '/webhooks/:id/deliveries/:deliveryId/replay',
    params: DeliveryParams,
    answer: WebhookDelivery,
    id: 'replayWebhookDelivery',
    summary: 'Send one delivery again',
  }),
])
