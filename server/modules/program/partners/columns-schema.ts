import { t } from 'elysia'
import { flagColumn, textColumn, type ColumnsFor } from '../../../core/column-fields.ts'
import { parseAvatar, parseCountry, parseOptional } from '../../../core/input.ts'
import type { enrollments, partners } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'

/** A partner without a name is called by the email address. */
type PartnerRow = Omit<typeof partners.$inferSelect, 'name'> & { name: string | null }
type EnrollmentRow = typeof enrollments.$inferSelect

/** Columns that only the server writes, the owner, and the address, which decides who a partner is. */
type OtherPartnerColumn =
  | 'workspaceId'
  | 'id'
  | 'email'
  | 'timeZone'
  | 'ownerId'
  | 'emailVerifiedAt'
  | 'accountChangedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'mergedIntoId'
  | 'erasedAt'

/** Columns that only the server writes, and those that move an enrollment. */
type OtherEnrollmentColumn =
  | 'workspaceId'
  | 'id'
  | 'programId'
  | 'groupId'
  | 'partnerId'
  | 'status'
  | 'referredById'
  | 'application'
  | 'reviewedAt'
  | 'rejectionReason'
  | 'rejectionNote'
  | 'reapplyAt'
  | 'bannedAt'
  | 'banReason'
  | 'appliedAt'
  | 'invitedAt'
  | 'approvedAt'
  | 'newCommissions'
  | 'newEarnings'
  | 'notifiedAt'
  | 'digestOff'
  | 'createdAt'
  | 'updatedAt'

/** A text in one line, which stands in the headers of emails and in tables. */
const lineColumn = (maxLength: number, description: string) => ({
  ...textColumn(maxLength, description),
  read: (sent: string | null, name: string) => {
    const line = parseOptional(name, sent)
    if (line === null || !/[\p{Cc}\u2028\u2029]/u.test(line)) return line
    throw invalid(name, message('input.not-one-line', { path: name }))
  },
})

/** Who a partner is. A column of the table that is neither here nor above does not compile. */
export const PARTNER_COLUMNS = {
  name: lineColumn(190, 'The full name or company name. Defaults to the email address.'),
  username: lineColumn(
    100,
    'The username, unique in the workspace. The key of the first link is based on it.',
  ),
  image: {
    ...textColumn(2048, 'The URL of a picture.'),
    read: (sent: string | null, name: string) => parseAvatar(name, sent),
  },
  country: {
    ...textColumn(2, 'The two-letter country code (ISO 3166-1).'),
    read: (sent: string | null) => parseCountry(sent),
  },
  companyName: lineColumn(190, 'The legal name of the company.'),
  address: textColumn(500, 'The postal address, as shown on statements.'),
  description: textColumn(5000, 'A description of the partner.'),
  locale: {
    ...textColumn(
      35,
      'The language of emails and number formats as a BCP 47 tag, such as `pt-BR`. Defaults to the language in which the partner first opens the dashboard.',
    ),
    read: (sent: string | null) => parseLocale(sent),
  },
} as const satisfies ColumnsFor<PartnerRow, OtherPartnerColumn>

const enrollmentFlag = (description: string) => ({
  ...flagColumn(description),
  shown: t.Boolean({ description }),
})

/** What a program knows of its partner. A column of the table that is neither here nor above does not compile. */
export const ENROLLMENT_COLUMNS = {
  tenantId: textColumn(255, 'Your own ID of the partner.'),
  groupLocked: enrollmentFlag(
    'Whether rules are prevented from moving the partner to another group.',
  ),
  listed: enrollmentFlag(
    'Whether the partner agreed to show their name and earnings on the leaderboard.',
  ),
  sharesCustomers: enrollmentFlag('Whether the partner sees customers’ full email addresses.'),
} as const satisfies ColumnsFor<EnrollmentRow, OtherEnrollmentColumn>

/** Parses a locale as `Intl` writes it: `pt-BR`; null when it is blank. @throws ApiError */
export function parseLocale(text: string | null): string | null {
  const tag = parseOptional('locale', text)
  if (tag === null) return null
  try {
    return Intl.getCanonicalLocales(tag)[0]!
  } catch {
    throw invalid('locale', message('input.not-a-language'))
  }
}
