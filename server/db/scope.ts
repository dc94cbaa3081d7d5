import type { Plan } from '../domain/plan.ts'

/** Who performs an action. It is stored beside what they did and never trusted for more than it says. */
export type Actor =
  | { type: 'key'; keyId: string; scopes: readonly string[] }
  | { type: 'browser'; host: string }
  | { type: 'partner'; partnerId: string }
  | { type: 'embed'; sessionId: string }
  | { type: 'system'; name: string }

/** The workspace that a query may see, and on whose behalf. Every query takes it first. */
export interface Scope {
  readonly workspaceId: string
  readonly plan: Plan
  readonly actor: Actor
  /** Set by a request with an `Idempotency-Key` header: the transaction stores its answer under it. */
  readonly idempotency?: { readonly key: string; readonly bodyHash: string }
}

/**
 * Names the actor as it is stored beside what they did: `key:key_…`, `browser:shop.example`, `system:cli`.
 */
export function actorName({ actor }: Scope): string {
  if (actor.type === 'key') return `key:${actor.keyId}`
  if (actor.type === 'partner') return `partner:${actor.partnerId}`
  if (actor.type === 'embed') return `embed:${actor.sessionId}`
  return actor.type === 'browser' ? `browser:${actor.host}` : `system:${actor.name}`
}
