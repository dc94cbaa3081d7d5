import { foreignKey, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idColumn, sealedColumn, workspaceId } from './columns.ts'
import { partners } from './programs.ts'

/** An account that a partner sets up on a provider's own pages. A payout method once it is ready. */
export const payoutOnboardings = pgTable(
  'payout_onboardings',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    partnerId: idColumn('partner_id').notNull(),
    provider: text('provider').notNull(),
    country: text('country').notNull(),
    /** JSON, as the provider answered it. */
    details: sealedColumn('details').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('payout_onboardings_partner').on(t.workspaceId, t.partnerId, t.provider),
    foreignKey({
      name: 'payout_onboardings_partner_fk',
      columns: [t.workspaceId, t.partnerId],
      foreignColumns: [partners.workspaceId, partners.id],
    }),
  ],
)
