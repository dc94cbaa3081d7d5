import {
  createWorkspace,
  type CreatedWorkspace,
  type NewWorkspace,
} from '../../server/modules/platform/workspaces/create-workspace.ts'
import type { TestBackend } from './backend.ts'

export interface Answer<T = any> {
  status: number
  body: T
  headers: Headers
}

/** A browser's user agent, for requests that should count as a person's. */
export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

export interface TestWorkspace extends CreatedWorkspace {
  /** The link domain registered for it, unique to this workspace. */
  domain: string
  /** Registers a link domain and proves it by its record. */
  addDomain(slug: string, more?: object): Promise<Answer>
  /** A call with the secret key; `path` starts after `/api`. */
  api<T = any>(
    method: string,
    path: string,
    body?: unknown,
    headers?: HeadersInit,
  ): Promise<Answer<T>>
  /** A call as a browser on an allowed host; the publishable key is put into the body. */
  browser<T = any>(path: string, body: object, headers?: HeadersInit): Promise<Answer<T>>
  /** Follows a short link as one visitor (a name of your choice makes another) without redirecting. */
  visit(
    key: string,
    options?: { visitor?: string; headers?: HeadersInit; method?: string },
  ): Promise<Response>
}

let count = 0

/** A workspace of its own with a link domain and `shop.test` among its allowed hostnames. */
export async function createTestWorkspace(
  backend: TestBackend,
  { mode = 'live', ...options }: Partial<NewWorkspace> & { mode?: 'live' | 'test' } = {},
): Promise<TestWorkspace> {
  const n = ++count
  const created = await createWorkspace(backend.deps, {
    name: `Workspace ${n}`,
    slug: `workspace-${n}`,
    allowedHostnames: ['shop.test'],
    ...options,
  })
  const workspace = mode === 'test' ? { ...created, ...created.test } : created
  const domain = `go${n}.test`
  await backend.deps.db.sql`
    insert into domains (workspace_id, id, slug, is_primary, challenge, verified_at, verified_by)
    values (${workspace.id}, ${backend.deps.ids.make('dom')}, ${domain}, true, 'test', now(), 'operator')`
  const call = async (method: string, path: string, body: unknown, headers: Headers) => {
    if (body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json')
    const response = await backend.handle(
      new Request(`http://localhost/api${path}`, {
        method,
        headers,
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    return { status: response.status, headers: response.headers, body: await read(response) }
  }
  const api: TestWorkspace['api'] = (method, path, body, headers) =>
    call(
      method,
      path,
      body,
      withDefaults(headers, { authorization: `Bearer ${workspace.secretKey}` }),
    )
  return {
    ...workspace,
    domain,
    api,
    async addDomain(slug, more = {}) {
      const added = await api('POST', '/domains', { slug, ...more })
      backend.dns.set(added.body.verification.record)
      return api('POST', `/domains/${added.body.id}/verify`)
    },
    browser: (path, body, headers) =>
      call(
        'POST',
        path,
        JSON.stringify({ publishableKey: workspace.publishableKey, ...body }),
        withDefaults(headers, {
          'content-type': 'text/plain',
          origin: 'https://shop.test',
          'user-agent': CHROME,
        }),
      ),
    visit: (key, { visitor = 'one', headers, method = 'GET' } = {}) =>
      backend.handle(
        new Request(`http://localhost/${key}`, {
          method,
          headers: withDefaults(headers, { host: domain, 'user-agent': `${CHROME} ${visitor}` }),
        }),
      ),
  }
}

async function read(response: Response): Promise<any> {
  const text = await response.text()
  return response.headers.get('content-type')?.includes('application/json')
    ? JSON.parse(text)
    : text
}

function withDefaults(headers: HeadersInit | undefined, defaults: Record<string, string>): Headers {
  const merged = new Headers(headers)
  for (const [name, value] of Object.entries(defaults))
    if (!merged.has(name)) merged.set(name, value)
  return merged
}
