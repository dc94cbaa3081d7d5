import type { Deps } from '../deps.ts'
import { recheckDomains } from '../modules/links/domains/recheck-domains.ts'
import { contextsOf } from './contexts-of.ts'

/** Looks whether the records are still there that prove link domains. */
export async function recheckAllDomains(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const proved = sql`select workspace_id as id from domains
    where verified_at is not null and verified_by = 'dns'`
  for (const ctx of await contextsOf(deps, 'recheck-domains', proved)) await recheckDomains(ctx)
}
