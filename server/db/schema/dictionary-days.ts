import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { workspaceId } from './columns.ts'

/** New words that visitors brought to a workspace on one UTC day; see `dictionary.ts`. Kept for two days. */
export const dictionaryDays = pgTable(
  'dictionary_days',
  {
    workspaceId: workspaceId(),
    /** The table, and the step that the words belong to: `referrers 0`. */
    dictionary: text('dictionary').notNull(),
    /** `2026-01-31`. */
    day: text('day').notNull(),
    added: integer('added').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.dictionary, t.day] })],
)
