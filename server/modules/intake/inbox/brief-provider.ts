import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { nullable, row, text } from '../../../db/row.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { TaskPayloads } from '../../../domain/tasks.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import { shortLinkOf } from '../../links/links/present.ts'
import { openAccount } from '../connections/account.ts'
import { findConnection } from '../connections/present.ts'
import { isOwnSale } from './own-sale.ts'

const CameThrough = row({
  domain: text,
  key: text,
  partnerName: nullable(text),
  partnerEmail: nullable(text),
})

/** Tells a provider whom a customer or a sale of its came through; nobody: nothing is told. */
export async function briefProvider(
  ctx: Ctx,
  { connectionId, kind, id }: TaskPayloads['brief-provider'],
): Promise<void> {
  const { deps, tx, scope } = ctx
  const connection = await findConnection(ctx, connectionId).catch(nothingKnown)
  const tell = connection && findIntegration(deps.integrations, connection.provider)?.tell
  if (!tell) return
  const { provider, programId } = connection
  const [found] = await tx.rows(
    scope,
    CameThrough,
    (ws) => sql`
    select l.domain, l.key, p.name as "partnerName", p.email as "partnerEmail"
    from links l left join partners p on p.workspace_id = ${ws} and p.id = l.partner_id
    where l.workspace_id = ${ws} and l.num = (${kind === 'customer' ? ofCustomer(ws) : ofSale(ws)})`,
  )
  if (!found) return
  const { partnerName: name, partnerEmail: email } = found
  await tell(await openAccount(ctx, connectionId), {
    kind,
    id,
    link: shortLinkOf(deps.config.origin, found.domain, found.key),
    partner: name === null ? null : { name, email },
  })

  function ofCustomer(ws: string): SQL {
    return sql`select c.link_num from connection_aliases a
      join customers c on c.workspace_id = ${ws} and c.external_id = a.value
      where a.workspace_id = ${ws} and a.connection_id = ${connectionId} and a.kind = 'customer'
        and a.provider_id = ${id} and c.settled`
  }

  function ofSale(ws: string): SQL {
    return sql`select s.link_num from invoice_keys k
      join sales s on s.workspace_id = ${ws} and s.id = k.sale_id
      where k.workspace_id = ${ws} and k.invoice_id = ${id}
        and ${isOwnSale(ws, { connectionId, provider, programId })}`
  }
}

/** Returns nothing for a connection that was removed: it is told nothing more. */
function nothingKnown(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null
  throw error
}
