import { Elysia, t, type AnyElysia } from 'elysia'
import { identify } from '../core/authenticate.ts'
import type { Deps } from '../deps.ts'
import { addressBlock } from '../domain/address.ts'
import { ApiError } from '../domain/errors.ts'
import type { ApiRequest } from '../mcp/build-request.ts'
import type { McpOptions } from '../mcp/create-mcp-server.ts'
import type { ApiDescription } from '../mcp/operations.ts'
import { readCatalog } from '../mcp/read-catalog.ts'
import { clientIp } from './client-ip.ts'
import { admit } from './rate-limit.ts'
import { authenticatesBy } from './route-hooks.ts'

const callers = new WeakMap<Request, string>()

/**
 * Serves the Model Context Protocol over HTTP, without sessions: each request has the secret key, and what a
 * tool does is a call of the API with that key, so that scopes, limits and the audit log are the same.
 */
export function mcpRoutes(deps: Deps, app: () => AnyElysia) {
  let known: ReturnType<typeof readAll> | undefined
  const handle = (path: string, init: RequestInit) =>
    app().handle(new Request(new URL(path, deps.config.origin), init))
  const readAll = async () => {
    const document = (await (await handle('/api/openapi.json', {})).json()) as ApiDescription
    return readCatalog(document)
  }
  const call = async (authorization: string, request: ApiRequest, once: string | null) => {
    const { method, path, body } = request
    const headers = {
      authorization,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(once !== null && { 'idempotency-key': once }),
    }
    const response = await handle(path, { method, headers, ...(body !== null && { body }) })
    return { status: response.status, text: await response.text() }
  }
  return new Elysia({ name: 'mcp' }).post(
    '/mcp',
    async ({ request, body }) => {
      const authorization = request.headers.get('authorization')!
      const options: McpOptions = {
        ...(await (known ??= readAll())),
        call: (wanted, once) => call(authorization, wanted, once),
        caller: callers.get(request)!,
        sign: (text) => deps.secrets.fingerprint(text, 'mcp confirmation'),
        now: () => deps.clock.now(),
      }
      // The protocol's library takes a while to load, and most servers never need it.
      const { answerMcpRequest } = await import('../mcp/answer-request.ts')
      return answerMcpRequest(options, request, body)
    },
    {
      body: t.Unknown(),
      detail: { hide: true },
      ...authenticatesBy(async ({ request, server, set }) => {
        const caller = await identify(deps, request).catch((error: unknown) => {
          const address = addressBlock(clientIp(deps.config, request, server))
          admit(deps.limits.strangers.take(address), set.headers)
          throw error
        })
        if (caller.actor.type !== 'key') {
          throw new ApiError('unauthorized', 'Send the header "Authorization: Bearer svc_sk_…".')
        }
        admit(deps.limits.keys.take(caller.id), set.headers)
        callers.set(request, caller.id)
      }),
    },
  )
}
