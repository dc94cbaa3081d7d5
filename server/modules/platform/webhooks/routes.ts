import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { deliveryRoutes } from './delivery-routes.ts'
import { getWebhook } from './get-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { ownOf } from './queries.ts'
import { rotateSecret } from './rotate-secret.ts'
import { Webhook, WebhookBody, WebhookPatch, WebhookWithSecret } from './schema.ts'
import { updateWebhook } from './update-webhook.ts'

const WebhookId = t.Object({ id: t.String({ maxLength: 64 }) })

export function webhookRoutes(deps: Deps) {
  return new Elysia({ name: 'webhooks', prefix: '/webhooks', tags: ['webhooks'] })
    .use(secure(deps))
    .use(deliveryRoutes(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        return createWebhook(ctx, body)
      },
      {
        needs: 'workspace.write',
        body: WebhookBody,
        response: { 201: WebhookWithSecret },
        detail: {
          operationId: 'createWebhook',
          summary: 'Register an endpoint for events; its secret is shown this once',
          description:
            'Besides its own scope, this needs those that read what the events contain: `customers.read`, `analytics.read` and `program.read` for leads and sales. So do another address, other events and the log of deliveries.',
        },
      },
    )
    .get('', ({ ctx }) => listWebhooks(ctx), {
      needs: 'workspace.read',
      response: t.Array(Webhook),
      detail: { operationId: 'listWebhooks', summary: 'List the endpoints' },
    })
    .get('/:id', ({ ctx, params }) => getWebhook(ctx, ownOf(params)), {
      needs: 'workspace.read',
      params: WebhookId,
      response: Webhook,
      detail: { operationId: 'getWebhook', summary: 'One endpoint' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateWebhook(ctx, ownOf(params), body), {
      needs: 'workspace.write',
      params: WebhookId,
      body: WebhookPatch,
      response: Webhook,
      detail: { operationId: 'updateWebhook', summary: 'Change, disable or enable an endpoint' },
    })
    .delete('/:id', ({ ctx, params }) => deleteWebhook(ctx, ownOf(params)), {
      needs: 'workspace.write',
      params: WebhookId,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'deleteWebhook', summary: 'Delete an endpoint with its log' },
    })
    .post('/:id/rotate', ({ ctx, params }) => rotateSecret(ctx, ownOf(params)), {
      needs: 'workspace.write',
      params: WebhookId,
      response: WebhookWithSecret,
      detail: {
        operationId: 'rotateWebhookSecret',
        summary: 'Make a new secret; the former one signs beside it for a day',
      },
    })
}
