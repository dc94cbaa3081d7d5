import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { bool, nullable, oneOf, row, type RowOf, text } from '../../../db/row.ts'
import { notFound } from '../../../domain/errors.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'

/** The data that mails to and about one partner in one program need. */
const Recipient = row({
  enrollmentId: text,
  programId: text,
  partnerId: text,
  status: oneOf(ENROLLMENT_STATUSES),
  group: text,
  partner: text,
  /** Null: the partner gave no address and gets no mails. */
  email: nullable(text),
  country: nullable(text),
  /** Whether a mail may hold what the partner is called. */
  vouched: bool,
  /** The address of the program's people. */
  supportEmail: nullable(text),
})
export type Recipient = RowOf<typeof Recipient>

/**
 * Returns the condition that somebody vouches for the name of a partner `n`: the partner, who has proved
 * the address, or the program, which entered it. Else a stranger may have applied with any name for any
 * address, and a mail would carry the stranger's words there.
 */
export function vouched(ws: string): SQL {
  return sql`(n.email_verified_at is not null or not exists (
    select 1 from enrollments a
    where a.workspace_id = ${ws} and a.partner_id = n.id and a.applied_at is not null))`
}

const LinkRow = row({ domain: text, key: text })

/**
 * Loads the recipient of an enrollment's mails.
 * @throws ApiError `not_found`
 */
export async function findRecipient(ctx: TxCtx, enrollmentId: string): Promise<Recipient> {
  const { tx, scope } = ctx
  const [row] = await tx.rows(
    scope,
    Recipient,
    (ws) => sql`
      select e.id as "enrollmentId", e.program_id as "programId", e.partner_id as "partnerId", e.status,
        g.name as group, n.name as partner, n.email, n.country, p.support_email as "supportEmail",
        ${vouched(ws)} as vouched
      from enrollments e
      join programs p on p.workspace_id = ${ws} and p.id = e.program_id
      join groups g on g.workspace_id = ${ws} and g.id = e.group_id
      join partners n on n.workspace_id = ${ws} and n.id = e.partner_id
      where e.workspace_id = ${ws} and e.id = ${enrollmentId}`,
  )
  if (row) return row
  throw notFound('enrollment', enrollmentId)
}

/** Lists the addresses of a partner's first short links in a program that work. */
export async function listLinkAddresses(ctx: TxCtx, recipient: Recipient): Promise<string[]> {
  const { tx, scope } = ctx
  const rows = await tx.rows(
    scope,
    LinkRow,
    (ws) => sql`
      select domain, key from links
      where workspace_id = ${ws} and program_id = ${recipient.programId}
        and partner_id = ${recipient.partnerId} and disabled_at is null and deleted_at is null
      order by num limit 3`,
  )
  return rows.map(({ domain, key }) => `${domain}/${key}`)
}
