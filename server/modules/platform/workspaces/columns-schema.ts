import { t, type TSchema } from 'elysia'
import { same, type ColumnsFor } from '../../../core/column-fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import type { workspaces } from '../../../db/schema/workspaces.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { checkTimeZone, parseName } from './create-workspace.ts'

type WorkspaceRow = Omit<typeof workspaces.$inferSelect, 'attributionModel'> & {
  attributionModel: 'first' | 'last'
}

/** Columns that only the server writes, and those with operations of their own. */
type OtherColumn =
  | 'id'
  | 'mode'
  | 'liveId'
  | 'plan'
  | 'publishableKey'
  | 'previousKey'
  | 'previousKeyUntil'
  | 'allowedHostnames'
  | 'heardEvents'
  | 'createdAt'
  | 'updatedAt'

/** A column that is answered as it is sent and stored. */
const setting = <Value>(schema: TSchema & { static: Value }, read = same<Value>) => ({
  body: schema,
  shown: schema,
  read,
  show: same<Value>,
})
const flag = (description: string) => setting(t.Boolean({ description }))

/** The settings of a workspace. A column of the table that is neither here nor above does not compile. */
export const WORKSPACE_COLUMNS = {
  name: setting(
    t.String({ minLength: 1, maxLength: 100, description: 'The name of the workspace.' }),
    parseName,
  ),
  // That of a test workspace ends with .test, and is sent back as it is: `updateWorkspace` checks another one.
  slug: setting(
    t.String({
      minLength: 1,
      maxLength: 53,
      description:
        'The slug, unique on this server, with up to 48 lowercase letters, digits, and dashes. The slug of a test workspace ends with `.test`.',
      examples: ['acme'],
    }),
  ),
  currency: setting(
    t.String({
      minLength: 3,
      maxLength: 3,
      description: 'The currency of reports, as a lowercase ISO 4217 code.',
      examples: ['usd'],
    }),
    parseCurrency,
  ),
  timezone: setting(
    t.String({
      minLength: 1,
      maxLength: 64,
      description:
        'The IANA name of the time zone. The console and analytics use it by default. Other reports and month closings are in UTC.',
      examples: ['Europe/Berlin'],
    }),
    (sent) => {
      checkTimeZone(sent)
      return sent
    },
  ),
  conversionEnabled: flag('Whether new links track conversions by default.'),
  clientConversionsEnabled: flag(
    'Whether browsers can record leads and sales with the publishable key.',
  ),
  honorOptOut: flag('Whether to ignore visitors who send `Sec-GPC` or `DNT`.'),
  attributionModel: setting(
    oneOf(['first', 'last'], {
      description:
        'The attribution model: the first or the last click before the lead earns the commission.',
    }),
  ),
  attributionWindowDays: setting(
    t.Nullable(
      t.Integer({
        minimum: 1,
        maximum: 3650,
        description:
          'The number of days after a click in which a customer can be attributed, or null for no limit.',
      }),
    ),
  ),
} as const satisfies ColumnsFor<WorkspaceRow, OtherColumn>
