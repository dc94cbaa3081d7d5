import { placeOf } from '../../../server/db/sealed.ts'
import { payoutMethods } from '../../../server/db/schema/payouts.ts'
import type { Scope } from '../../../server/db/scope.ts'
import type { TestBackend } from '../backend.ts'
import { createTestWorkspace, type Answer, type TestWorkspace } from '../workspace.ts'
import { openBank, type Bank } from './bank.ts'
import type { Call } from './calls.ts'

/** A workspace with one program, in which one history happens. */
export interface World {
  backend: TestBackend
  workspace: TestWorkspace
  scope: Scope
  program: { id: string; currency: string }
  groups: Map<string, string>
  rewards: Map<string, string>
  partners: Map<string, WorldPartner>
  clicks: Map<string, string>
  customers: Map<string, WorldCustomer>
  sales: Map<string, WorldSale>
  /** How many units of a currency a euro buys, by `<currency> <day>`. */
  rates: Map<string, string>
  /** Amounts that were set by hand, by the commission's name: what it was then. */
  edits: Map<string, { earnings: number; at: number }[]>
  bank: Bank
  /** The months that were closed, and what was read of each then. */
  statements: { month: string; text: string }[]
  /** Payouts of drafts of which nobody has said yet what became of them, by the partner's name. */
  openPayouts: Map<string, string[]>
  /** Everything that was done, in its order: the history itself. */
  journal: Call[]
  refused: number
  /** Several things happen at once, so that one may take what another was to have. */
  racing: boolean
  /** How many names were given out. */
  named: number
}

export interface WorldPartner {
  id: string
  enrollmentId: string
  linkId: string
  key: string
  country: string | null
  broughtBy: string | null
  group: string
  merged: boolean
}

export interface WorldCustomer {
  partner: string
  country: string
  leads: string[]
}

export interface WorldSale {
  customer: string
  amount: number
  currency: string
  refunded: number
  refunds: number
}

export async function openWorld(backend: TestBackend): Promise<World> {
  return openProgram(backend, await createTestWorkspace(backend))
}

/** Opens a world for one more program in a workspace, where its names must be its own. */
export function openProgram(backend: TestBackend, workspace: TestWorkspace): World {
  return {
    backend,
    workspace,
    scope: {
      workspaceId: workspace.id,
      plan: workspace.plan,
      actor: { type: 'system', name: 'test' },
    },
    program: { id: '', currency: '' },
    groups: new Map(),
    rewards: new Map(),
    partners: new Map(),
    clicks: new Map(),
    customers: new Map(),
    sales: new Map(),
    rates: new Map(),
    edits: new Map(),
    bank: openBank(),
    statements: [],
    openPayouts: new Map(),
    journal: [],
    refused: 0,
    racing: false,
    named: 0,
  }
}

/** A call of the API. Nothing that a history does may be a server's fault. */
export async function send<T = any>(
  { workspace }: World,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const answer = await workspace.api(method, path, body)
  if (answer.status < 500) return answer
  throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`)
}

/** The same, where nothing else than success is right. */
export async function must<T = any>(
  world: World,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const { status, body: answer } = await send(world, method, path, body)
  if (status < 300) return answer
  throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`)
}

/** The partner has proved where the money goes: paid by hand. */
export async function setUpPayouts(
  { backend, scope }: Pick<World, 'backend' | 'scope'>,
  partnerId: string,
): Promise<void> {
  const { db, ids, secrets, clock } = backend.deps
  const id = ids.make('pm')
  const place = placeOf(payoutMethods.details, scope.workspaceId, id)
  const { text: details } = secrets.seal(JSON.stringify({ instructions: 'By post' }), place)
  const at = new Date(clock.now()).toISOString()
  await db.sql`
    insert into payout_methods (workspace_id, id, partner_id, provider, details, masked, verified_at, created_at)
    values (${scope.workspaceId}, ${id}, ${partnerId}, 'manual', ${details}, '"By hand"', ${at}, ${at})`
}
