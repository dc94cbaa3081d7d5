import { createCtx, type Ctx } from '../../../core/ctx.ts'
import { findAccounts } from '../../../db/find-accounts.ts'
import { connections } from '../../../db/schema/intake.ts'
import { placeOf } from '../../../db/sealed.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Details, Integration } from '../../../integrations/port.ts'
import { unsigned } from '../../../integrations/signatures.ts'
import type { WebhookParams } from './schema.ts'
import { storeEvents } from './store-events.ts'

/** Of one account; each costs a check of the signature. */
const MOST_ADDRESSED = 10

/** A call of a provider: its body as it came, and the path and query that it was sent to. */
export interface ProviderCall {
  body: unknown
  headers: Headers
  path: string
}

/**
 * Stores signed events once, each with a job that acts on it. Repeated, they are answered like the first time and
 * nothing is stored; what is not signed, or too old, is refused and leaves no trace.
 */
export async function receiveEvent(
  deps: Deps,
  { provider, connection }: WebhookParams,
  call: ProviderCall,
): Promise<{ received: boolean }> {
  const integration = requireProvider(deps, provider)
  const text = textOf(call)
  if (integration.isPing?.(text)) return { received: false }
  const { ctx, id } = await findSigner(deps, { provider, connection }, (secret) =>
    integration.verify(text, call.headers, { secret, ...signedAt(deps, call) }),
  )
  await storeEvents(ctx, id, integration.read(text, call.headers))
  return { received: true }
}

/** Answers a provider's check of an address. @throws ApiError `not_found`, `unauthorized` */
export async function answerChallenge(
  deps: Deps,
  params: WebhookParams,
  { path, query }: { path: string; query: Details },
): Promise<string> {
  const { challenge } = requireProvider(deps, params.provider)
  if (!challenge) throw unknown()
  const { value } = await findSigner(deps, params, (secret) =>
    challenge(query, { secret, ...signedAt(deps, { path }) }),
  )
  return value
}

/** Finds the connection whose secret passes a check. @throws ApiError of the last check */
async function findSigner<T>(
  deps: Deps,
  { provider, connection }: WebhookParams,
  check: (secret: string) => T | Promise<T>,
): Promise<{ ctx: Ctx; id: string; value: T }> {
  let refusal: unknown = unsigned()
  for (const { workspaceId, connectionId: id } of await addressed(deps, provider, connection)) {
    const ctx = await contextOf(deps, workspaceId, provider)
    const signer = ctx && (await deps.directory.signer(workspaceId, id))
    // Whether a workspace has a connection is for nobody to find out.
    if (!ctx || signer?.provider !== provider) continue
    const secret = deps.secrets.open(signer.secret, placeOf(connections.secret, workspaceId, id))
    try {
      return { ctx, id, value: await check(secret) }
    } catch (error) {
      refusal = error
    }
  }
  throw refusal
}

/** Finds which connections an address may mean: one by its id, or those of an account. */
async function addressed(deps: Deps, provider: string, address: string) {
  const [workspaceId = '', connectionId] = address.split('.')
  if (connectionId !== undefined) return [{ workspaceId, connectionId }]
  return (await findAccounts(deps.db, provider, address)).slice(0, MOST_ADDRESSED)
}

/**
 * Stores the events of a call to an app of the operator's, whose accounts share one address: each event goes to
 * the connections of its account. An account that nobody has connected is none of our business.
 */
export async function receiveAppEvents(
  deps: Deps,
  provider: string,
  call: ProviderCall,
): Promise<{ received: boolean }> {
  const { app } = requireProvider(deps, provider)
  if (!app) throw unknown()
  const text = textOf(call)
  await app.verify(text, call.headers, signedAt(deps, call))
  const events = app.read(text, call.headers)
  for (const accountId of new Set(events.map((event) => event.accountId))) {
    const own = events.filter((event) => event.accountId === accountId)
    for (const found of await findAccounts(deps.db, provider, accountId)) {
      const ctx = await contextOf(deps, found.workspaceId, provider)
      if (ctx) await storeEvents(ctx, found.connectionId, own)
    }
  }
  return { received: true }
}

/** Returns the context in which a provider acts for a workspace; null when there is no such workspace. */
async function contextOf(deps: Deps, workspaceId: string, provider: string): Promise<Ctx | null> {
  const workspace = await deps.directory.workspaceById(workspaceId)
  if (!workspace) return null
  const actor = { type: 'system', name: `integration-${provider}` } as const
  return createCtx(deps, { workspaceId: workspace.id, plan: workspace.plan, actor })
}

function signedAt({ config, clock }: Deps, { path }: Pick<ProviderCall, 'path'>) {
  return { nowMs: clock.now(), url: config.origin + path }
}

function textOf({ body }: ProviderCall): string {
  return typeof body === 'string' ? body : ''
}

function requireProvider({ integrations }: Deps, provider: string): Integration {
  const integration = findIntegration(integrations, provider)
  if (integration) return integration
  throw unknown()
}

function unknown(): ApiError {
  return new ApiError('not_found', 'There is no provider with this name.')
}
