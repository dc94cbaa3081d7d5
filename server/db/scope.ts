import type { Plan } from '../domain/plan.ts'
import type { Role } from '../domain/roles.ts'

/** Who performs an action. It is stored beside what they did and never trusted for more than it says. */
export type Actor =
  | { type: 'key'; keyId: string; scopes: readonly string[]; personId: string | null }
  | { type: 'member'; personId: string; role: Role; scopes: readonly string[] }
  | { type: 'browser'; host: string }
  | { type: 'partner'; partnerId: string }
  | { type: 'embed'; sessionId: string }
  | { type: 'system'; name: string }

/** The request that an action is part of, for the audit log. */
export interface RequestOrigin {
  readonly id: string
  /** Empty when it is not known. */
  readonly address: string
}

/** The workspace that a query may see, and on whose behalf. Every query takes it first. */
export interface Scope {
  readonly workspaceId: string
  readonly plan: Plan
  readonly actor: Actor
  readonly request?: RequestOrigin | undefined
  /** Set by a request with an `Idempotency-Key` header: the transaction stores its answer under it. */
  readonly idempotency?: { readonly key: string; readonly bodyHash: string }
}

/**
 * Names the actor as it is stored beside what they did: `key:key_…`, `member:per_…`, `browser:shop.example`,
 * `system:cli`.
 */
export function actorName({ actor }: Pick<Scope, 'actor'>): string {
  if (actor.type === 'key') return `key:${actor.keyId}`
  if (actor.type === 'member') return `member:${actor.personId}`
  if (actor.type === 'partner') return `partner:${actor.partnerId}`
  if (actor.type === 'embed') return `embed:${actor.sessionId}`
  return actor.type === 'browser' ? `browser:${actor.host}` : `system:${actor.name}`
}

/** Returns the person who acts, with a key of theirs too; null when it is nobody in particular. */
export function personOf({ actor }: Scope): string | null {
  return actor.type === 'member' || actor.type === 'key' ? actor.personId : null
}

/** The workspace of a transaction, and who acts in it; nobody in particular where many share it. */
export type Acting = Pick<Scope, 'workspaceId'> & Partial<Pick<Scope, 'actor' | 'request'>>
