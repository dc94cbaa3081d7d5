import type { Scope } from '../db/scope.ts'
import { ApiError } from '../domain/errors.ts'
import { permits, type KeyScope } from '../domain/scopes.ts'

/** Tells whether a caller has a further scope than its route asks for. What the server does by itself has. */
export function hasScope({ actor }: Scope, needed: KeyScope): boolean {
  if (actor.type === 'key' || actor.type === 'member') return permits(actor.scopes, needed)
  return actor.type === 'system'
}

/**
 * Tells whether a caller may see what is stored of customers. What partners and the server's own jobs see is
 * decided where it is shown to them.
 */
export function seesCustomers(scope: Scope): boolean {
  const { type } = scope.actor
  return (type !== 'key' && type !== 'member') || hasScope(scope, 'customers.read')
}

/** Tells whether a caller may see the names of partners, groups, and programs. */
export function seesPartners(scope: Scope): boolean {
  return hasScope(scope, 'program.read')
}

/**
 * Checks that a caller has a further scope, for what the route's own scope is not enough for. `why` begins
 * the sentence: `Changing the email address of a partner redirects their payouts`.
 * @throws ApiError `forbidden`
 */
export function requireScope(scope: Scope, needed: KeyScope, why: string): void {
  if (hasScope(scope, needed)) return
  throw new ApiError(
    'forbidden',
    scope.actor.type === 'member'
      ? `${why}: your role lacks the scope ${needed}.`
      : `${why}: the key lacks the scope ${needed}. Use a key that has it.`,
  )
}
