import { invalid } from './errors.ts'
import { closest } from './spelling.ts'

/** What a secret key may be allowed to do. `x.write` includes `x.read`. */
export const KEY_SCOPES = [
  'links.read',
  'links.write',
  'conversions.write',
  'customers.read',
  'customers.write',
  'analytics.read',
  'program.read',
  'program.write',
  'payouts.write',
  'workspace.read',
  'workspace.write',
] as const

export type KeyScope = (typeof KEY_SCOPES)[number]

/** Stored as they are, so that a scope which is added later is included in them. */
export const SCOPE_PRESETS = ['all', 'read'] as const

export type ScopeGrant = KeyScope | (typeof SCOPE_PRESETS)[number]

const GRANTS: readonly string[] = [...SCOPE_PRESETS, ...KEY_SCOPES]

/** May a key with these grants do this? Grants that are not known allow nothing. */
export function permits(granted: readonly string[], needed: KeyScope): boolean {
  if (granted.includes('all') || granted.includes(needed)) return true
  const [noun, verb] = needed.split('.')
  return verb === 'read' && (granted.includes('read') || granted.includes(`${noun}.write`))
}

/** May a key with these grants hand out another one? Nobody can hand out more than they hold. */
export function mayGrant(granted: readonly string[], grant: ScopeGrant): boolean {
  if (grant === 'all') return granted.includes('all')
  if (grant === 'read') return granted.includes('all') || granted.includes('read')
  return permits(granted, grant)
}

/**
 * The grants that a caller asks for, without repetition, in the order of the catalogue.
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
