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
    summary: 'Register an endpoint for the partner’s events; its secret is shown this once',
  }),
  list(async (ctx) => (await listWebhooks(ctx, ctx.session.enrollmentId)).map(toOwn), {
    ...settings,
    path: '/embed/referrals/webhooks',
    answer: EmbedWebhook,
    id: 'listEmbedWebhooks',
    summary: 'List the partner’s endpoints',
  }),
  read(async (ctx, id) => toOwn(await getWebhook(ctx, ownOf(ctx, { id }))), {
    ...settings,
    path: '/embed/referrals/webhooks/:id',
    answer: EmbedWebhook,
    id: 'getEmbedWebhook',
    summary: 'One endpoint of the partner’s',
  }),
  update(async (ctx, id, body) => toOwn(await updateWebhook(ctx, ownOf(ctx, { id }), body)), {
    ...settings,
    path: '/embed/referrals/webhooks/:id',
    body: EmbedWebhookPatch,
    answer: EmbedWebhook,
    id: 'updateEmbedWebhook',
    summary: 'Change, disable or enable an endpoint of the partner’s',
  }),
  remove((ctx, id) => deleteWebhook(ctx, ownOf(ctx, { id })), {
    ...settings,
    path: '/embed/referrals/webhooks/:id',
    answer: Deleted,
    id: 'deleteEmbedWebhook',
    summary: 'Delete an endpoint of the partner’s with its log',
  }),
  act(async (ctx, id) => toOwnWithSecret(await rotateSecret(ctx, ownOf(ctx, { id }))), {
    ...settings,
    path: '/embed/referrals/webhooks/:id/rotate',
    answer: EmbedWebhookWithSecret,
    id: 'rotateEmbedWebhookSecret',
    summary: 'Make a new secret; the former one signs beside it for a day',
  }),
  act(async (ctx, id) => toOwnDelivery(await sendTest(ctx, ownOf(ctx, { id }))), {
    ...settings,
    path: '/embed/referrals/webhooks/:id/test',
    answer: EmbedWebhookDelivery,
    id: 'testEmbedWebhook',
    summary: 'Send a test event to an endpoint of the partner’s',
  }),
  act((ctx, id, body) => replayDeliveries(ctx, ownOf(ctx, { id }), body), {
    ...settings,
    path: '/embed/referrals/webhooks/:id/replay',
    body: ReplayBody,
    answer: ReplayAnswer,
    id: 'replayEmbedWebhook',
    summary: 'Send the deliveries of a span to the partner again',
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
      summary: 'What an endpoint of the partner’s was told, the newest first',
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
      summary: 'One delivery to the partner and its last answer',
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
      summary: 'Send one delivery to the partner again',
    },
  ),
])
