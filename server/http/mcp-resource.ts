import { t } from 'elysia'
import type { ApiRequest } from '../mcp/build-request.ts'
import type { ApiDescription } from '../mcp/operations.ts'
import { readCatalog, type Catalog } from '../mcp/read-catalog.ts'
import { byAnyKey } from './operations/callers.ts'
import { operation, resource, type Resource } from './operations/operation.ts'
import { describeApi } from './openapi.ts'

/** Answers a request as the server does. */
type Handle = (request: Request) => Promise<Response>

/**
 * Serves the Model Context Protocol over HTTP, without sessions: each request has the secret key, and what a
 * tool does is a call of the API with that key, so that scopes, limits and the audit log are the same.
 * @param resources what the tools find and call
 */
export function mcpResource(resources: readonly Resource[], handle: Handle): Resource {
  let catalog: Catalog | undefined
  const call = async (
    address: URL,
    sent: ApiRequest & { authorization: string; once: string | null },
  ) => {
    const { method, body, authorization, once } = sent
    const headers = {
      authorization,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(once !== null && { 'idempotency-key': once }),
    }
    const init = { method, headers, ...(body !== null && { body }) }
    const response = await handle(new Request(address, init))
    return { status: response.status, text: await response.text() }
  }
  const answerMcp = operation(
    'POST',
    async ({ deps, keyId, authorization }, { body, incoming }) => {
      const { origin } = deps.config
      // The protocol's library takes a while to load, and most servers never need it.
      const { answerMcpRequest } = await import('../mcp/answer-request.ts')
      catalog ??= readCatalog(describeApi(resources, origin) as unknown as ApiDescription)
      const options = {
        ...catalog,
        call: (wanted: ApiRequest, once: string | null) =>
          call(new URL(wanted.path, origin), { ...wanted, authorization, once }),
        caller: keyId,
        sign: (text: string) => deps.secrets.fingerprint(text, 'mcp confirmation'),
        now: () => deps.clock.now(),
      }
      return answerMcpRequest(options, incoming.request, body)
    },
    { ...byAnyKey, id: 'answerMcp', path: '/mcp', body: t.Unknown(), hide: true },
  )
  return resource('mcp', [answerMcp])
}
