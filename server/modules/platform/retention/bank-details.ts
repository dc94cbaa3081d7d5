import type { PendingQuery, Row, Sql } from 'postgres'
import { decode, int, row } from '../../../db/row.ts'
import type { Deps } from '../../../deps.ts'
import type { RetentionPolicy } from './policy.ts'

const Due = row({ methods: int, files: int })

/**
 * Removes the details of payout methods that were replaced, and bank files, which name accounts
 * (`BANK_DETAILS_RETENTION_DAYS`), once no transfer under way needs them. What was paid to whom stays, with the
 * masked account; so does the keyed hash by which fraud rules recognise an account.
 */
export const bankDetailRetention: RetentionPolicy = {
  name: 'bank-details',
  async describe(deps) {
    const { sql } = deps.db
    const found = await sql`
      select (select count(*)::int from payout_methods m where ${oldMethods(deps)}) as methods,
        (select count(*)::int from payout_files f where ${oldFiles(deps)}) as files`
    const { methods, files } = decode(Due, found)[0]!
    const due = [
      { what: 'replaced payout methods', rows: methods },
      { what: 'bank files', rows: files },
    ]
    const rule = `Replaced payout methods and bank files are kept for ${deps.config.bankDetailsRetentionDays} days, then their account details are deleted`
    return { rule, due: due.filter((item) => item.rows > 0), notes: [] }
  },
  async run(deps) {
    const { sql } = deps.db
    await sql`update payout_methods m set details = null where ${oldMethods(deps)}`
    await sql`update payout_files f set content = null where ${oldFiles(deps)}`
  },
}

function oldMethods(deps: Deps): PendingQuery<Row[]> {
  const { sql } = deps.db
  return sql`m.removed_at < ${detailsKeptFrom(deps)} and m.details is not null and not exists (
    select from transfers t where t.workspace_id = m.workspace_id and t.payout_method_id = m.id
      and ${isOpen(sql)})`
}

function oldFiles(deps: Deps): PendingQuery<Row[]> {
  const { sql } = deps.db
  return sql`f.created_at < ${detailsKeptFrom(deps)} and f.content is not null and not exists (
    select from transfers t where t.workspace_id = f.workspace_id and t.file_id = f.id
      and ${isOpen(sql)})`
}

const isOpen = (sql: Sql) => sql`t.status in ('created', 'submitting', 'sent')`

function detailsKeptFrom({ clock, config }: Deps): Date {
  return new Date(clock.now() - config.bankDetailsRetentionDays * 86_400_000)
}
