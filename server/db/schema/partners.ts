import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, timeColumn, updatedAt, workspaceId } from './columns.ts'

/** A person or company, known to one workspace only. */
export const partners = pgTable(
  'partners',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    name: text('name').notNull(),
    username: text('username'),
    /** Lower case. */
    email: text('email'),
    image: text('image'),
    country: text('country'),
    companyName: text('company_name'),
    /** Postal, for statements. */
    address: text('address'),
    description: text('description'),
    locale: text('locale'),
    timeZone: text('time_zone'),
    /** The member who looks after them; null once they leave the workspace. */
    ownerId: idColumn('owner_id'),
    /** Clicked a link that was sent there. */
    emailVerifiedAt: timeColumn('email_verified_at'),
    /** The last change of the email address or payout method for which payouts wait. */
    accountChangedAt: timeColumn('account_changed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Became another partner in a merge; the row stays for what refers to it. */
    mergedIntoId: idColumn('merged_into_id'),
    /** The person was erased on request; the row stays for the sums. */
    erasedAt: timeColumn('erased_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    uniqueIndex('partners_email')
      .on(t.workspaceId, t.email)
      .where(sql`${t.mergedIntoId} is null`),
    uniqueIndex('partners_username')
      .on(t.workspaceId, t.username)
      .where(sql`${t.mergedIntoId} is null`),
    index('partners_owner')
      .on(t.workspaceId, t.ownerId)
      .where(sql`${t.ownerId} is not null`),
    // Addresses that may be one mailbox: without `+tag` and dots (domain/email.ts decides).
    index('partners_mailbox').on(
      t.workspaceId,
      sql`replace(split_part(split_part(${t.email}, '@', 1), '+', 1), '.', '')`,
    ),
  ],
)
