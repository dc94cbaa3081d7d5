import type { TestBackend } from './backend.ts'
import { openEarnings, type Earnings } from './earnings.ts'
import type { Answer } from './workspace.ts'

/** A shop that many sell at once in. */
export interface BusyShop extends Earnings {
  /** How many rows the workspace has in a table. */
  count(table: string): Promise<number>
  /** In how many transactions they were written. */
  transactions(table: string): Promise<number>
}

export const buyers = (count: number) => Array.from({ length: count }, (_, i) => `buyer ${i}`)
export const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)
export const all = (count: number, status = 200) => Array.from({ length: count }, () => status)

/** A program that pays a dollar a lead and a tenth of each sale (by `terms`), with known customers. */
export async function openBusyShop(
  backend: TestBackend,
  customers: number,
  terms: object = {},
): Promise<BusyShop> {
  const shop = await openEarnings(backend)
  await shop.reward('lead', { type: 'flat', amount: 100 })
  await shop.reward('sale', { type: 'percentage', rateBps: 1000, ...terms })
  for (const name of buyers(customers)) await shop.customer(name)
  const { sql } = backend.deps.db
  const { id } = shop.workspace
  return {
    ...shop,
    async count(table) {
      const [row] = await sql`
        select count(*)::int as n from ${sql(table)} where workspace_id = ${id}`
      return row!.n as number
    },
    async transactions(table) {
      const [row] = await sql`
        select count(distinct xmin::text)::int as n from ${sql(table)} where workspace_id = ${id}`
      return row!.n as number
    },
  }
}
