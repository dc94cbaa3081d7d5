import { t } from 'elysia'
import { bySecret } from '../../../http/operations/callers.ts'
import type { Incoming } from '../../../http/operations/incoming.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { MAX_BODY_BYTES } from '../../../http/parse-body.ts'
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

/** Answers as text, which no browser takes for a page. */
async function answerText(text: Promise<string>): Promise<Response> {
  const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }
  return new Response(await text, { headers })
}

function pathAndQuery({ request }: Incoming): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

function toProviderCall(incoming: Incoming, body: unknown): ProviderCall {
  return { body, headers: incoming.headers, path: pathAndQuery(incoming) }
}

/** What providers call with signed events. */
export const receivedEvents = resource('inbox', [
  operation(
    'POST',
    ({ deps }, { params, body, incoming }) =>
      incoming.countStrangers(receiveEvent(deps, params, toProviderCall(incoming, body))),
    {
      ...bySecret,
      path: '/integrations/:provider/webhook/:connection',
      params: WebhookParams,
      answer: EventReceived,
      id: 'receiveProviderEvent',
      summary: 'Receive provider webhook',
      description:
        'Receives a signed event from a provider. You don’t call this endpoint yourself.',
      requestBody: { required: true, content: BODY },
    },
  ),
  operation(
    'GET',
    ({ deps }, { params, query, incoming }) =>
      incoming.countStrangers(
        answerText(answerChallenge(deps, params, { path: pathAndQuery(incoming), query })),
      ),
    {
      ...bySecret,
      path: '/integrations/:provider/webhook/:connection',
      params: WebhookParams,
      query: t.Record(t.String(), t.String({ maxLength: 500 }), { maxProperties: 20 }),
      id: 'answerChallenge',
      hide: true,
    },
  ),
  operation(
    'POST',
    ({ deps }, { params, body, incoming }) =>
      incoming.countStrangers(
        receiveAppEvents(deps, params.provider, toProviderCall(incoming, body)),
      ),
    {
      ...bySecret,
      path: '/integrations/:provider/webhook',
      params: AppWebhookParams,
      answer: EventReceived,
      id: 'receiveAppEvents',
      summary: 'Receive app webhook',
      description:
        'Receives signed events from a provider for all accounts that are connected through your app. You don’t call this endpoint yourself.',
      requestBody: { required: true, content: BODY },
    },
  ),
])
