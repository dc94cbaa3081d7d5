import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { ProgramId } from './schema.ts'

export const SORTS = [
  'createdAt',
  'totalClicks',
  'totalLeads',
  'totalConversions',
  'totalSales',
  'totalSaleAmount',
  'totalCommissions',
] as const

export const ListPartnersQuery = t.Object({
  programId: ProgramId,
  status: t.Optional(oneOf(ENROLLMENT_STATUSES)),
  groupId: t.Optional(t.String({ maxLength: 64 })),
  country: t.Optional(t.String({ maxLength: 2 })),
  tagIds: t.Optional(
    t.String({
      maxLength: 2000,
      description: 'Partners with at least one of these tags: IDs, separated by commas.',
    }),
  ),
  ownerId: t.Optional(
    t.String({ maxLength: 64, description: 'The ID of a member, or `none` for no owner.' }),
  ),
  tenantId: t.Optional(t.String({ maxLength: 255 })),
  email: t.Optional(
    t.String({ maxLength: 254, description: 'Only the partner with exactly this email address.' }),
  ),
  search: t.Optional(
    t.String({ maxLength: 255, description: 'Part of the name, email address, company, or ID.' }),
  ),
  sortBy: t.Optional(
    oneOf(SORTS, { description: 'The field to sort by. Defaults to `totalSaleAmount`.' }),
  ),
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'The sort order. Defaults to `desc`.' }),
  ),
  ...pageFields,
})
export type ListPartnersQuery = Static<typeof ListPartnersQuery>
