import { invalid } from './errors.ts'
import { closest } from './spelling.ts'

/** Scopes of secret keys. `x.write` includes `x.read`. */
export const KEY_SCOPES = [
  'links.read',
  'links.write',
  'conversions.write',
  'customers.read',
  'customers.write',
  'analytics.read',
  'analytics.write',
  'program.read',
  'program.write',
  'payouts.write',
  'mails.read',
  'mails.write',
  'privacy.write',
  'members.read',
  'members.write',
  'workspace.read',
  'workspace.write',
  'audit.read',
] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

/** Stored as they are, so that a scope which is added later is included in them. */
export const SCOPE_PRESETS = ['all', 'read'] as const

export type ScopeGrant = KeyScope | (typeof SCOPE_PRESETS)[number]

const GRANTS: readonly string[] = [...SCOPE_PRESETS, ...KEY_SCOPES]

/** Tells whether a key with these grants may do this. Unknown grants allow nothing. */
export function permits(granted: readonly string[], needed: KeyScope): boolean {
  if (granted.includes('all') || granted.includes(needed)) return true
  const [noun, verb] = needed.split('.')
  return verb === 'read' && (granted.includes('read') || granted.includes(`${noun}.write`))
}

/**
 * Tells whether a key with these grants may create a key with another one. Nobody can grant more than they
 * hold.
 */
export function mayGrant(granted: readonly string[], grant: ScopeGrant): boolean {
  if (grant === 'all') return granted.includes('all')
  if (grant === 'read') return granted.includes('all') || granted.includes('read')
  return permits(granted, grant)
}

/**
 * Parses the grants that a caller asks for, without repetition, in the order of the catalogue.
 * @throws ApiError `unprocessable_entity` for an empty list or an unknown word.
 */
export function parseGrants(input: readonly string[]): ScopeGrant[] {
  if (input.length === 0) throw invalid('scopes', 'Name at least one scope, or "all" or "read".')
  for (const grant of input) {
    if (GRANTS.includes(grant)) continue
    const near = closest(grant, GRANTS)
    const hint = near ? `did you mean "${near}"?` : `use some of ${GRANTS.join(', ')}.`
    throw invalid('scopes', `There is no scope ${JSON.stringify(grant.slice(0, 50))}: ${hint}`)
  }
  return GRANTS.filter((grant): grant is ScopeGrant => input.includes(grant))
}
