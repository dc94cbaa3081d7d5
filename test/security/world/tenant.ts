import type { TestBackend } from '../../kit/backend.ts'
import type { Credentials } from './credentials.ts'
import type { FilledPartner } from './fill-program.ts'
import type { FormerMembers } from './former-members.ts'
import type { MailTokens } from './mail-tokens.ts'
import { createTestWorkspace, type Answer, type TestWorkspace } from '../../kit/workspace.ts'

/** Everything that may call an operation in the name of one workspace, and what betrays its data. */
export interface Tenant {
  name: string
  id: string
  /** Stands in every name, address and note of this workspace, and nowhere else. */
  tag: string
  workspace: TestWorkspace
  /** An approved partner with a link, money and a way to be paid. */
  partnerId: string
  /** Of that partner. */
  partnerToken: string
  embedToken: string
  /** Of a shared report. */
  shareToken: string
  /** An owner, and the cookie of their browser. */
  personId: string
  cookie: string
  /** Another partner of the program, and what they have signed in with. */
  bob: FilledPartner & { partnerToken: string; embedToken: string }
  ada: FilledPartner
  credentials: Credentials
  former: FormerMembers
  mailTokens: MailTokens
  /** What its answers do not show by itself, by the names that requests use. */
  known: Record<string, string>
}

/** A workspace that is being filled. Each call must succeed. */
export interface Filling {
  backend: TestBackend
  workspace: TestWorkspace
  tag: string
  call(method: string, path: string, body?: unknown): Promise<any>
  /** As a page of an allowed host. */
  browse(path: string, body: object): Promise<any>
  /** In the name of a partner who is signed in. */
  asPartner(token: string, method: string, path: string, body?: object): Promise<any>
}

let number = 0

export async function openFilling(backend: TestBackend, tag: string): Promise<Filling> {
  // The slug alone is no secret: it stands in no answer of others.
  const slug = `${tag.toLowerCase()}-${++number}`
  const allowedHostnames = ['shop.test', `${slug}.shop.test`]
  const workspace = await createTestWorkspace(backend, {
    name: `Workspace ${tag}`,
    slug,
    plan: 'enterprise',
    allowedHostnames,
  })
  const must = (what: string, { status, body }: Answer) => {
    if (status < 300) return body
    throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
  }
  return {
    backend,
    workspace,
    tag,
    async call(method, path, body) {
      return must(`${method} ${path}`, await workspace.api(method, path, body))
    },
    async browse(path, body) {
      return must(`POST ${path}`, await workspace.browser(path, body))
    },
    async asPartner(token, method, path, body) {
      const headers = { authorization: `Bearer ${token}`, origin: 'https://app.test' }
      return must(`${method} ${path}`, await workspace.api(method, path, body, headers))
    },
  }
}
