import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, sealedColumn, timeColumn, workspaceId } from './columns.ts'

/** Emails that were written, sent once each. The bodies go after a month. */
export const mails = pgTable(
  'mails',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    /** Names what it tells, so that a job that runs twice sends once. */
    key: text('key').notNull(),
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** A link in it opens something by itself: nobody but its reader sees the bodies. */
    secret: boolean('secret').notNull().default(true),
    /** Null: it was deleted because of its age, or with the person. */
    html: sealedColumn('html'),
    plain: sealedColumn('plain'),
    partnerId: idColumn('partner_id'),
    programId: idColumn('program_id').notNull(),
    /** The program's name then, shown as the sender's, and where answers go. */
    sender: text('sender').notNull(),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    /** `waiting`, `sent`, or `kept`: there was nothing to send it with. */
    status: text('status').notNull().default('waiting'),
    sentAt: timeColumn('sent_at'),
    error: text('error'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('mails_key').on(t.workspaceId, t.key),
    index('mails_age').on(t.createdAt),
    index('mails_partner')
      .on(t.workspaceId, t.partnerId, t.createdAt, t.id)
      .where(sql`${t.partnerId} is not null`),
    index('mails_template').on(t.workspaceId, t.template, t.createdAt, t.recipient),
  ],
)
