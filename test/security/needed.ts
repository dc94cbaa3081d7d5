import { OPERATIONS } from '../kit/routes.ts'
import type { Operation } from './api/operations.ts'

/** What an operation asks for; `anybody` may do without. */
export type Needed =
  | { kind: 'secretKey' | 'embedSession'; scope: string }
  | { kind: 'publishableKey' | 'partnerSession' | 'shareLink' | 'memberSession' | 'anybody' }

const KINDS: Record<string, Exclude<Needed['kind'], 'secretKey' | 'embedSession'>> = {
  page: 'publishableKey',
  partner: 'partnerSession',
  share: 'shareLink',
  person: 'memberSession',
  public: 'anybody',
}

/** What the table of routes asks for, whatever the description says, which the server makes from what it asks for. */
export function neededBy({ name }: Operation): Needed {
  const caller = OPERATIONS.get(name)?.caller
  if (caller === undefined) throw new Error(`${name} is missing in test/kit/routes.txt.`)
  const kind = KINDS[caller]
  if (kind) return { kind }
  return caller.startsWith('embed:')
    ? { kind: 'embedSession', scope: caller.slice('embed:'.length) }
    : { kind: 'secretKey', scope: caller }
}

/** Tells whether the description names another scope. */
export function isDescribedOtherwise(
  { security: [first = {}] }: Operation,
  needed: Needed,
): boolean {
  return needed.kind === 'secretKey' && first['secretKey']?.[0] !== needed.scope
}

/** The rule of the documentation: `all`, the scope, `x.write` for `x.read`, `read` for every reading. */
export function grants(scope: string, needed: string): boolean {
  const [noun, verb] = needed.split('.')
  if (scope === 'all' || scope === needed) return true
  return verb === 'read' && (scope === 'read' || scope === `${noun}.write`)
}
