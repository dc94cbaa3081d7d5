import type { TestBackend } from './backend.ts'
import { createTestWorkspace, type TestWorkspace } from './workspace.ts'
import type { NewWorkspace } from '../../server/modules/platform/workspaces/create-workspace.ts'

export interface Shop extends TestWorkspace {
  link: { id: string; key: string }
  /** A new visitor comes through the link (or another): the click id. */
  click(key?: string): Promise<string>
  /** The same at an earlier time, for what has happened since. */
  clickAt(at: string | number): Promise<string>
  createLink(key: string, more?: object): Promise<{ id: string; key: string }>
  /** What stands in every table that a conversion can write. */
  rows(): Promise<Record<string, number>>
}

const TABLES = [
  'customers',
  'leads',
  'sales',
  'refunds',
  'lead_keys',
  'invoice_keys',
  'waiting_sales',
  'idempotency_keys',
  'rollup_workspace',
]

let visitors = 0

/** A workspace with a link that tracks conversions. */
export async function openShop(
  backend: TestBackend,
  options: Partial<NewWorkspace> = {},
): Promise<Shop> {
  const workspace = await createTestWorkspace(backend, options)
  const { sql } = backend.deps.db
  const createLink = async (key: string, more: object = {}) => {
    const { status, body } = await workspace.api('POST', '/links', {
      url: 'https://shop.test/',
      trackConversion: true,
      key,
      ...more,
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as { id: string; key: string }
  }
  let earlier = Promise.resolve('')
  const click = async (key = 'spring') => {
    const { headers } = await workspace.visit(key, { visitor: `visitor ${++visitors}` })
    return new URL(headers.get('location')!).searchParams.get('svc_id')!
  }
  return {
    ...workspace,
    createLink,
    link: await createLink('spring'),
    click,
    clickAt(at) {
      // One after the other: each puts the clock back.
      const next = earlier.then(async () => {
        const nowMs = backend.clock.now()
        backend.clock.set(at)
        const id = await click()
        backend.clock.set(nowMs)
        return id
      })
      earlier = next
      return next
    },
    async rows() {
      const counts: Record<string, number> = {}
      for (const table of TABLES) {
        const [row] = await sql`
          select count(*)::int as n from ${sql(table)} where workspace_id = ${workspace.id}`
        counts[table] = row!.n as number
      }
      return counts
    },
  }
}
