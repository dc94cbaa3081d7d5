import { Elysia, t } from 'elysia'
import type { Deps } from '../../../../deps.ts'
import { secureEmbed } from '../../../../http/authenticate-embed.ts'
import { createWebhook } from '../../../platform/webhooks/create-webhook.ts'
import { deleteWebhook } from '../../../platform/webhooks/delete-webhook.ts'
import { getWebhook } from '../../../platform/webhooks/get-webhook.ts'
import { listWebhooks } from '../../../platform/webhooks/list-webhooks.ts'
import { rotateSecret } from '../../../platform/webhooks/rotate-secret.ts'
import { updateWebhook } from '../../../platform/webhooks/update-webhook.ts'
import { embedDeliveryRoutes } from './delivery-routes.ts'
import { ownOf, toOwn, toOwnWithSecret } from './present.ts'
import {
  EmbedWebhook,
  EmbedWebhookBody,
  EmbedWebhookPatch,
  EmbedWebhookWithSecret,
} from './schema.ts'

const WebhookId = t.Object({ id: t.String({ maxLength: 64 }) })

/** Registers the routes of a partner's own endpoints. Who views a dashboard in the partner's place sees none. */
export function embedWebhookRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-webhooks', prefix: '/webhooks' })
    .use(secureEmbed(deps))
    .use(embedDeliveryRoutes(deps))
    .use(changeRoutes(deps))
    .post(
      '',
      async ({ ctx, body, set }) => {
        set.status = 201
        return toOwnWithSecret(await createWebhook(ctx, body, ctx.session))
      },
      {
        asEmbed: 'settings.write',
        body: EmbedWebhookBody,
        response: { 201: EmbedWebhookWithSecret },
        detail: {
          operationId: 'createEmbedWebhook',
          summary: 'Register an endpoint for the partner’s events; its secret is shown this once',
        },
      },
    )
    .get('', async ({ ctx }) => (await listWebhooks(ctx, ctx.session.enrollmentId)).map(toOwn), {
      asEmbed: 'settings.write',
      response: t.Array(EmbedWebhook),
      detail: { operationId: 'listEmbedWebhooks', summary: 'List the partner’s endpoints' },
    })
    .get('/:id', async ({ ctx, params }) => toOwn(await getWebhook(ctx, ownOf(ctx, params))), {
      asEmbed: 'settings.write',
      params: WebhookId,
      response: EmbedWebhook,
      detail: { operationId: 'getEmbedWebhook', summary: 'One endpoint of the partner’s' },
    })
}

function changeRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-webhook-changes' })
    .use(secureEmbed(deps))
    .patch(
      '/:id',
      async ({ ctx, params, body }) => toOwn(await updateWebhook(ctx, ownOf(ctx, params), body)),
      {
        asEmbed: 'settings.write',
        params: WebhookId,
        body: EmbedWebhookPatch,
        response: EmbedWebhook,
        detail: {
          operationId: 'updateEmbedWebhook',
          summary: 'Change, disable or enable an endpoint of the partner’s',
        },
      },
    )
    .delete('/:id', ({ ctx, params }) => deleteWebhook(ctx, ownOf(ctx, params)), {
      asEmbed: 'settings.write',
      params: WebhookId,
      response: t.Object({ id: t.String() }),
      detail: {
        operationId: 'deleteEmbedWebhook',
        summary: 'Delete an endpoint of the partner’s with its log',
      },
    })
    .post(
      '/:id/rotate',
      async ({ ctx, params }) => toOwnWithSecret(await rotateSecret(ctx, ownOf(ctx, params))),
      {
        asEmbed: 'settings.write',
        params: WebhookId,
        response: EmbedWebhookWithSecret,
        detail: {
          operationId: 'rotateEmbedWebhookSecret',
          summary: 'Make a new secret; the former one signs beside it for a day',
        },
      },
    )
}
