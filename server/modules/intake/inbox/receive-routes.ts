import { Elysia, t, type Context } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { addressBlock } from '../../../domain/address.ts'
import { clientIp } from '../../../http/client-ip.ts'
import { MAX_BODY_BYTES } from '../../../http/parse-body.ts'
import { admit } from '../../../http/rate-limit.ts'
import {
  answerChallenge,
  receiveAppEvents,
  receiveEvent,
  type ProviderCall,
} from './receive-event.ts'
import { AppWebhookParams, EventReceived, WebhookParams } from './schema.ts'

const BODY = {
  'application/json': { schema: { type: 'string' as const, maxLength: MAX_BODY_BYTES } },
}

/** Registers the routes that providers call with signed events. */
export function receiveRoutes(deps: Deps) {
  return new Elysia({ name: 'webhooks', prefix: '/integrations', tags: ['inbox'] })
    .post(
      '/:provider/webhook/:connection',
      (call) => admitted(deps, call, () => receiveEvent(deps, call.params, providerCall(call))),
      {
        params: WebhookParams,
        response: EventReceived,
        detail: {
          security: [{}],
          operationId: 'receiveProviderEvent',
          summary: 'Take a signed event of a provider',
          requestBody: { required: true, content: BODY },
        },
      },
    )
    .get(
      '/:provider/webhook/:connection',
      (call) => admitted(deps, call, () => challengeAnswer(deps, call)),
      {
        params: WebhookParams,
        query: t.Record(t.String(), t.String({ maxLength: 500 }), { maxProperties: 20 }),
        detail: { hide: true },
      },
    )
    .post(
      '/:provider/webhook',
      (call) =>
        admitted(deps, call, () =>
          receiveAppEvents(deps, call.params.provider, providerCall(call)),
        ),
      {
        params: AppWebhookParams,
        response: EventReceived,
        detail: {
          security: [{}],
          operationId: 'receiveAppEvents',
          summary: 'Take signed events of an app that accounts were connected through',
          requestBody: { required: true, content: BODY },
        },
      },
    )
}

/** Answers as text, which no browser takes for a page. */
async function challengeAnswer(
  deps: Deps,
  { request, params, query }: Call & { params: WebhookParams; query: Record<string, string> },
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const text = await answerChallenge(deps, params, { path: pathname + search, query })
  const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }
  return new Response(text, { headers })
}

type Call = Pick<Context, 'request' | 'server' | 'set' | 'body'>

function providerCall({ request, body }: Call): ProviderCall {
  const { pathname, search } = new URL(request.url)
  return { body, headers: request.headers, path: pathname + search }
}

/** Limits how often somebody may guess addresses or signatures. */
async function admitted<T>(deps: Deps, { request, server, set }: Call, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    const address = addressBlock(clientIp(deps.config, request, server))
    admit(deps.limits.strangers.take(address), set.headers)
    throw error
  }
}
