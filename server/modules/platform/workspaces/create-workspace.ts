import type { TransactionSql } from 'postgres'
import { retrying, sqlState } from '../../../db/failures.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import type { Acting } from '../../../db/scope.ts'
import { CALLER_SETTING, callerOf } from '../../../db/workspace-transaction.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import type { Plan } from '../../../domain/plan.ts'
import { isTimeZone } from '../../../domain/time.ts'
import { hashToken } from '../../../core/secrets.ts'

export interface NewWorkspace {
  name: string
  /** Lower-case letters, digits and dashes; unique on this server. */
  slug: string
  plan?: Plan | undefined
  /** An IANA name; default: UTC. */
  timezone?: string | undefined
  allowedHostnames?: string[]
  /** Who creates it, for the audit log; default: the server. */
  by?: Pick<Acting, 'actor' | 'request'>
  /** Fixed keys, for a demo only. */
  keys?: { secret: string; publishable: string }
}

/** What else is written in the transaction that creates a workspace. */
export type Alongside = (tx: TransactionSql, workspaceId: string) => Promise<void>

interface Created {
  id: string
  slug: string
  publishableKey: string
  /** Shown this once; only its hash is kept. */
  secretKey: string
}

export interface CreatedWorkspace extends Created {
  plan: Plan
  /** Its test workspace. */
  test: Created
}

const BY_SERVER = { actor: { type: 'system', name: 'server' } } as const
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/

/** What keys begin with. */
export const KEY_PREFIXES = {
  live: { publishable: 'svc_pk_', secret: 'svc_sk_' },
  test: { publishable: 'svc_pk_test_', secret: 'svc_sk_test_' },
} as const

/**
 * Creates a workspace, and its test workspace, each with a publishable key and a first secret key that may do everything. `alongside`
 * writes what belongs to it; when that fails, there is no workspace.
 */
export async function createWorkspace(
  deps: Deps,
  input: NewWorkspace,
  alongside: Alongside = async () => {},
): Promise<CreatedWorkspace> {
  const name = parseName(input.name)
  checkSlug(input.slug)
  const timezone = input.timezone ?? 'UTC'
  checkTimeZone(timezone)
  if (input.keys && deps.config.mode !== 'demo')
    throw new Error('Only the demo may choose its keys.')
  const created: CreatedWorkspace = {
    id: deps.ids.make('ws'),
    slug: input.slug,
    plan: input.plan ?? deps.config.defaultPlan,
    publishableKey: input.keys?.publishable ?? `svc_pk_${deps.ids.secret()}`,
    secretKey: input.keys?.secret ?? `svc_sk_${deps.ids.secret()}`,
    test: {
      id: deps.ids.make('ws'),
      slug: `${input.slug}.test`,
      publishableKey: `${KEY_PREFIXES.test.publishable}${deps.ids.secret()}`,
      secretKey: `${KEY_PREFIXES.test.secret}${deps.ids.secret()}`,
    },
  }
  try {
    const row = {
      ...created,
      name,
      timezone,
      allowedHostnames: input.allowedHostnames ?? [],
      by: input.by ?? BY_SERVER,
    }
    await insert(deps, row, alongside)
    return created
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    // Ids are short, so two workspaces of one minute may draw the same: draw again.
    if (violatedConstraint(error) === 'workspaces_pkey')
      return createWorkspace(deps, input, alongside)
    throw slugTaken(input.slug)
  }
}

interface NewRows extends CreatedWorkspace {
  name: string
  timezone: string
  allowedHostnames: string[]
  by: NonNullable<NewWorkspace['by']>
}

async function insert(deps: Deps, workspace: NewRows, alongside: Alongside): Promise<void> {
  const { test, ...live } = workspace
  const write = async (tx: TransactionSql) => {
    await tx`select set_config(${CALLER_SETTING}, ${callerOf(workspace.by)}, true)`
    await insertOne(deps, tx, { ...live, mode: 'live', liveId: null })
    await insertOne(deps, tx, { ...live, ...test, mode: 'test', liveId: live.id })
    await alongside(tx, workspace.id)
  }
  await retrying(() => deps.db.sql.begin(write))
}

async function insertOne(
  deps: Deps,
  tx: TransactionSql,
  one: Omit<NewRows, 'test'> & { mode: 'live' | 'test'; liveId: string | null },
): Promise<void> {
  await tx`
    insert into workspaces
      (id, name, slug, mode, live_id, timezone, plan, publishable_key, allowed_hostnames)
    values (${one.id}, ${one.name}, ${one.slug}, ${one.mode}, ${one.liveId}, ${one.timezone},
      ${one.plan}, ${one.publishableKey}, ${one.allowedHostnames})`
  await tx`
    insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
    values (${one.id}, ${deps.ids.make('key')}, 'First key', ${hashToken(one.secretKey)},
      ${partialKey(one.secretKey)}, ${['all']})`
}

/** Masks a key so that it is recognised in a list. */
export function partialKey(key: string): string {
  const shown = key.startsWith(KEY_PREFIXES.test.secret) ? 15 : 10
  return `${key.slice(0, shown)}…${key.slice(-4)}`
}

/** Validates the name of a workspace or key, without the spaces around it. */
export function parseName(text: string): string {
  const name = text.trim()
  if (name.length >= 1 && name.length <= 100) return name
  throw invalid('name', 'A name must have 1 to 100 characters.')
}

export function checkSlug(slug: string): void {
  if (SLUG.test(slug)) return
  throw invalid(
    'slug',
    'A slug can contain lowercase letters, digits, and dashes, up to 48 characters.',
  )
}

export function checkTimeZone(timezone: string): void {
  if (!isTimeZone(timezone)) throw invalid('timezone', message('input.not-a-time-zone'))
}

export function slugTaken(slug: string): ApiError {
  return new ApiError('conflict', `The slug "${slug}" is taken. Choose another.`)
}
