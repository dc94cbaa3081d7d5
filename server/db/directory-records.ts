import type { DiscountTerms } from '../domain/discount.ts'
import { ENROLLMENT_STATUSES } from '../domain/enrollment.ts'
import type { Plan } from '../domain/plan.ts'
import { ROLES, type Role } from '../domain/roles.ts'
import {
  bool,
  int,
  json,
  nullable,
  number,
  oneOf,
  row,
  type RowOf,
  text,
  textArray,
  time,
} from './row.ts'
import { sealed } from './sealed.ts'
import type { TestVariant } from './schema/links.ts'

export interface WorkspaceRecord {
  id: string
  slug: string
  plan: Plan
  currency: string
  publishableKey: string
  allowedHostnames: string[]
  conversionEnabled: boolean
  clientConversionsEnabled: boolean
  honorOptOut: boolean
  attributionModel: 'first' | 'last'
  attributionWindowDays: number | null
  /** Domain events that an endpoint is to be told of. */
  heardEvents: string[]
}

export const WorkspaceRow = row({ workspace: json<WorkspaceRecord>() })

export const StoredKey = row({
  id: text,
  scopes: textArray,
  createdBy: nullable(text),
  expiresAtMs: nullable(number),
  ...WorkspaceRow.columns,
})
export type StoredKey = RowOf<typeof StoredKey>

export const RoleRow = row({ role: oneOf(ROLES) })

/** A key, and what the person who created it is in the workspace now; null: no member, or nobody created it. */
export type KeyRecord = StoredKey & { role: Role | null }

export const DomainRecord = row({
  slug: text,
  notFoundUrl: nullable(text),
  expiredUrl: nullable(text),
  placeholder: nullable(text),
  ...WorkspaceRow.columns,
})
export type DomainRecord = RowOf<typeof DomainRecord>

/** The workspace that has proved a domain, and how. */
export const HolderRecord = row({
  id: text,
  challenge: text,
  verifiedBy: nullable(text),
  ...WorkspaceRow.columns,
})
export type HolderRecord = RowOf<typeof HolderRecord>

/** The columns of a link that a redirect needs. */
export const LinkRecord = row({
  id: text,
  num: number,
  workspaceId: text,
  domain: text,
  key: text,
  url: text,
  trackConversion: bool,
  partnerId: nullable(text),
  programId: nullable(text),
  doIndex: bool,
  expiresAt: nullable(time),
  expiredUrl: nullable(text),
  disabledAt: nullable(time),
  passwordHash: nullable(text),
  ios: nullable(text),
  android: nullable(text),
  geo: nullable(json<Record<string, string>>()),
  testVariants: nullable(json<TestVariant[]>()),
  testCompletedAt: nullable(time),
})
export type LinkRecord = RowOf<typeof LinkRecord>

/** What a provider signs the calls to a connection with. */
export const SignerRecord = row({ provider: text, secret: sealed })
export type SignerRecord = RowOf<typeof SignerRecord>

/** The partner who promotes a link, and what their friends get. */
export const OfferRecord = row({
  status: oneOf(ENROLLMENT_STATUSES),
  programEnded: bool,
  windowDays: nullable(int),
  partner: json<{
    id: string
    name: string
    image: string | null
    groupId: string
    tenantId: string | null
  }>(),
  /** The enrollment's own, else its group's. */
  discount:
    nullable(
      json<DiscountTerms & { id: string; couponId: string | null; couponTestId: string | null }>(),
    ),
})
export type OfferRecord = RowOf<typeof OfferRecord>
