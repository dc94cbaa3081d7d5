import { createCtx } from '../../server/core/ctx.ts'
import type { Role } from '../../server/domain/roles.ts'
import { addMember } from '../../server/modules/platform/members/add-member.ts'
import type { TestBackend } from './backend.ts'
import type { Answer } from './workspace.ts'

/** The password of everybody in tests, and its hash. */
export const PASSWORD = 'correct horse battery'
export const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$XTCkAAS4rFZrdX3hJrGSnni4cJY50Cdmhmj3Et5c2D0$IZ+TakAppsM7JkhNBtq36b6azlC560+BAUmuFqWR77o'

/** One browser, which keeps its cookie. */
export interface PersonBrowser {
  /** The value of its `Cookie` header; empty when it is not signed in. */
  cookie: string
  /** A call from a page of the server; `path` starts after `/api`. */
  call<T = any>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
}

export interface TestMember extends PersonBrowser {
  personId: string
  email: string
}

let count = 0

/** Opens a browser in which nobody is signed in, at an address of its own. */
export function openBrowser(backend: TestBackend): PersonBrowser {
  const { origin } = backend.deps.config
  const browser: PersonBrowser = {
    cookie: '',
    async request(method, path, body, headers = {}) {
      const all: Record<string, string> = {
        origin,
        'sec-fetch-site': 'same-origin',
        ...(browser.cookie ? { cookie: browser.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      }
      // An empty text leaves a header out.
      const sent = Object.entries(all).filter(([, value]) => value !== '')
      const response = await backend.handle(
        new Request(`http://localhost/api${path}`, {
          method,
          headers: sent,
          body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
        }),
      )
      const [pair] = (response.headers.get('set-cookie') ?? '').split(';')
      if (pair) browser.cookie = withCookie(browser.cookie, pair)
      return response
    },
    async call(method, path, body, headers) {
      const response = await browser.request(method, path, body, headers)
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('application/json')
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      }
    },
  }
  return browser
}

/** Puts a cookie beside those of other names; an empty one goes. */
function withCookie(jar: string, pair: string): string {
  const name = pair.slice(0, pair.indexOf('=') + 1)
  const others = jar.split('; ').filter((one) => one !== '' && !one.startsWith(name))
  return [...others, ...(pair === name ? [] : [pair])].join('; ')
}

/** Makes somebody a member and signs them in. */
export async function joinMember(
  backend: TestBackend,
  workspace: { id: string },
  { role, email = `person${++count}@acme.test` }: { role: Role; email?: string },
): Promise<TestMember> {
  const scope = {
    workspaceId: workspace.id,
    plan: 'business',
    actor: { type: 'system', name: 'test' },
  } as const
  const ctx = createCtx(backend.deps, scope)
  // Who comes later stands below in lists.
  backend.clock.advance(1)
  const member = { email, name: 'Grace', role, passwordHash: PASSWORD_HASH }
  const { personId } = await addMember(ctx, member)
  const browser = openBrowser(backend)
  const { status } = await browser.call('POST', '/auth/sign-in', { email, password: PASSWORD })
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`)
  return Object.assign(browser, { personId, email })
}
