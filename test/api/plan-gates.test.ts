import { expect, test } from 'bun:test'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

/** What belongs to the partner program, by the first word of its paths. */
const PROGRAM = new Set([
  'applications',
  'closings',
  'commissions',
  'discount-codes',
  'discounts',
  'exchange-rates',
  'fraud',
  'groups',
  'ledger',
  'milestones',
  'partners',
  'payouts',
  'programs',
  'rewards',
])

/** Sessions come with their own secret, personal data may be read and erased in every plan, and what is about one program asks first about which. */
const OTHERS = new Set([
  'GET /partners/session',
  'DELETE /partners/session',
  'DELETE /partners/{id}',
  'GET /partners/{id}/export',
  'GET /payouts/calendar',
  'GET /ledger/statements',
])

test('a plan without partner program is told so by every operation of it that has no body', async () => {
  const free = await createTestWorkspace(backend, { plan: 'free' })
  const asked = await operations()
  const others: string[] = []
  for (const [method, path] of asked) {
    const { status, body } = await free.api(method, path.replaceAll(/\{[^}]+\}/g, 'x_1'))
    if (status !== 403) others.push(`${method} ${path} ${status} ${body?.error?.code}`)
  }
  expect(others).toEqual([])
  expect(asked.length).toBeGreaterThan(40)
})

async function operations(): Promise<(readonly [string, string])[]> {
  const answer = await backend.handle(new Request('http://svc.test/api/openapi.json'))
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, operations]) => {
    const short = path.replace(/^\/api/, '')
    if (!PROGRAM.has(short.split('/')[1]!)) return []
    return ['get', 'delete']
      .filter((method) => method in operations)
      .map((method) => [method.toUpperCase(), short] as const)
      .filter((asked) => !OTHERS.has(asked.join(' ')))
  })
}
