import type { Database } from './client.ts'
import { decode, row, text, type RowOf } from './row.ts'

const ConnectedAccount = row({ workspaceId: text, connectionId: text })

/** Finds the connections of a provider's account, whatever workspace they are of. */
export async function findAccounts(
  { sql }: Database,
  provider: string,
  accountId: string,
): Promise<RowOf<typeof ConnectedAccount>[]> {
  const rows = await sql`
    select workspace_id as "workspaceId", connection_id as "connectionId" from connected_accounts
    where provider = ${provider} and account_id = ${accountId} order by workspace_id, connection_id`
  return decode(ConnectedAccount, rows)
}
