import { sql, type SQL } from 'drizzle-orm'
import { toCustomerName } from '../domain/customer-name.ts'

/** Selects the names that customers with this external ID have, in any program or in none. */
export function namesAnywhere(ws: string, externalId: string): SQL {
  const inProgram = toCustomerName({ externalId, programId: '' })
  return sql`(select ${externalId}::text
    union all select ${inProgram}::text || p.id from programs p where p.workspace_id = ${ws})`
}
