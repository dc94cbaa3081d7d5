import { t } from 'elysia'
import { Deleted } from '../../../../core/fields.ts'
import { byEmbed } from '../../../../http/operations/callers.ts'
import { operation, resource } from '../../../../http/operations/operation.ts'
import { act, create, list, read, remove, update } from '../../../../http/operations/verbs.ts'
import { createWebhook } from '../../../platform/webhooks/create-webhook.ts'
import { deleteWebhook } from '../../../platform/webhooks/delete-webhook.ts'
import { getDelivery } from '../../../platform/webhooks/get-delivery.ts'
import { getWebhook } from '../../../platform/webhooks/get-webhook.ts'
import { listDeliveries } from '../../../platform/webhooks/list-deliveries.ts'
import { listWebhooks } from '../../../platform/webhooks/list-webhooks.ts'
import { replayDeliveries, replayDelivery } from '../../../platform/webhooks/replay-deliveries.ts'
import { rotateSecret } from '../../../platform/webhooks/rotate-secret.ts'
import {
  DeliveryParams,
  ReplayAnswer,
  ReplayBody,
  WebhookParams,
} from '../../../platform/webhooks/schema.ts'
import { sendTest } from '../../../platform/webhooks/send-test.ts'
import { updateWebhook } from '../../../platform/webhooks/update-webhook.ts'
import { ownOf, toOwn, toOwnDelivery, toOwnWithSecret } from './present.ts'
import {
  EmbedDeliveryQuery,
  EmbedWebhook,
  EmbedWebhookBody,
  EmbedWebhookDelivery,
  EmbedWebhookPatch,
  EmbedWebhookWithSecret,
} from './schema.ts'

const settings = byEmbed('settings.write')

/** A partner's own endpoints. Who views a dashboard in the partner's place sees none. */
export const embedWebhooks = resource('embed', [
  create(async (ctx, body) => toOwnWithSecret(await createWebhook(ctx, body, ctx.session)), {
    ...settings,
    path: '/embed/referrals/webhooks',
    body: EmbedWebhookBody,
    answer: EmbedWebhookWithSecret,
    id: 'createEmbedWebhook',
    summary: 'Create dashboard webhook',
    description:
      'Creates a webhook endpoint for the partner’s events. The signing secret is returned only once.',
  }),
  list(async (ctx) => (await listWebhooks(ctx, ctx.session.enrollmentId)).map(toOwn), {
    ...settings,
    path: '/embed/referrals/webhooks',
    answer: EmbedWebhook,
    id: 'listEmbedWebhooks',
    summary: 'List dashboard webhooks',
    description: 'Returns the partner’s webhook endpoints, oldest first.',
  }),
  read(async (ctx, id) => toOwn(await getWebhook(ctx, ownOf(ctx, { id }))), {
    ...settings,
    path: '/embed/referrals/webhooks/:id',
    answer: EmbedWebhook,
    id: 'getEmbedWebhook',
    summary: 'Retrieve dashboard webhook',
    description: 'Retrieves one of the partner’s webhook endpoints.',
  }),
  update(async (ctx, id, body) => toOwn(await updateWebhook(ctx, ownOf(ctx, { id }), body)), {
    ...settings,
    path: '/embed/referrals/webhooks/:id',
    body: EmbedWebhookPatch,
    answer: EmbedWebhook,
    id: 'updateEmbedWebhook',
    summary: 'Update dashboard webhook',
    description: 'Updates, disables, or enables one of the partner’s webhook endpoints.',
  }),
  remove((ctx, id) => deleteWebhook(ctx, ownOf(ctx, { id })), {
    ...settings,
    path: '/embed/referrals/webhooks/:id',
    answer: Deleted,
    id: 'deleteEmbedWebhook',
    summary: 'Delete dashboard webhook',
    description: 'Deletes one of the partner’s webhook endpoints and its delivery log.',
  }),
  act(async (ctx, id) => toOwnWithSecret(await rotateSecret(ctx, ownOf(ctx, { id }))), {
    ...settings,
    path: '/embed/referrals/webhooks/:id/rotate',
    answer: EmbedWebhookWithSecret,
    id: 'rotateEmbedWebhookSecret',
    summary: 'Rotate dashboard webhook secret',
    description:
      'Creates a new signing secret and returns it once. For 24 hours, deliveries are signed with both the new and the previous secret.',
  }),
  act(async (ctx, id) => toOwnDelivery(await sendTest(ctx, ownOf(ctx, { id }))), {
    ...settings,
    path: '/embed/referrals/webhooks/:id/test',
    answer: EmbedWebhookDelivery,
    id: 'testEmbedWebhook',
    summary: 'Test dashboard webhook',
    description: 'Sends a test event to one of the partner’s webhook endpoints.',
  }),
  act((ctx, id, body) => replayDeliveries(ctx, ownOf(ctx, { id }), body), {
    ...settings,
    path: '/embed/referrals/webhooks/:id/replay',
    body: ReplayBody,
    answer: ReplayAnswer,
    id: 'replayEmbedWebhook',
    summary: 'Replay dashboard webhook deliveries',
    description: 'Sends the deliveries from a time range to the partner’s endpoint again.',
  }),
  operation(
    'GET',
    async (ctx, { params, query }) =>
      (await listDeliveries(ctx, ownOf(ctx, params), query)).map(toOwnDelivery),
    {
      ...settings,
      path: '/embed/referrals/webhooks/:id/deliveries',
      params: WebhookParams,
      query: EmbedDeliveryQuery,
      answer: t.Array(EmbedWebhookDelivery),
      id: 'listEmbedWebhookDeliveries',
      summary: 'List dashboard webhook deliveries',
      description:
        'Returns the deliveries of one of the partner’s webhook endpoints, newest first.',
    },
  ),
  operation(
    'GET',
    async (ctx, { params }) =>
      toOwnDelivery(await getDelivery(ctx, ownOf(ctx, params), params.deliveryId)),
    {
      ...settings,
      path: '/embed/referrals/webhooks/:id/deliveries/:deliveryId',
      params: DeliveryParams,
      answer: EmbedWebhookDelivery,
      id: 'getEmbedWebhookDelivery',
      summary: 'Retrieve dashboard webhook delivery',
      description: 'Retrieves a delivery with its request and the latest response.',
    },
  ),
  operation(
    'POST',
    async (ctx, { params }) =>
      toOwnDelivery(await replayDelivery(ctx, ownOf(ctx, params), params.deliveryId)),
    {
      ...settings,
      path: '/embed/referrals/webhooks/:id/deliveries/:deliveryId/replay',
      params: DeliveryParams,
      answer: EmbedWebhookDelivery,
      id: 'replayEmbedWebhookDelivery',
      summary: 'Replay dashboard webhook delivery',
      description: 'Sends a delivery to the partner’s endpoint again with the same ID.',
    },
  ),
])
