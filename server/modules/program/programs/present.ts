import type { GroupRow, ProgramRow } from './queries.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { PayoutApproval } from '../../../domain/payout-approval.ts'
import { readFraudSettings } from '../../../domain/fraud/settings.ts'
import type { Brand, Landing } from './brand-schema.ts'
import type { Program } from './schema.ts'

type StoredLanding = NonNullable<ProgramRow['landing']>

export function toProgram(row: ProgramRow): Program {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    domain: row.domain,
    url: row.url,
    currency: row.currency,
    attributionModel: row.attributionModel,
    attributionWindowDays: row.attributionWindowDays,
    existingCustomers: row.existingCustomers,
    holdingPeriodDays: row.holdingPeriodDays,
    minPayout: Number(row.minPayout),
    payoutSchedule: row.payoutSchedule,
    payoutApproval: shownApproval(row.payoutApproval),
    closeAfterDays: row.closeAfterDays,
    creditPayouts: row.creditPayouts,
    creditLabel: row.creditLabel,
    accountChangeHoldDays: row.accountChangeHoldDays,
    dailyBonusLimit: Number(row.dailyBonusLimit),
    autoApprove: row.autoApprove,
    termsUrl: row.termsUrl,
    helpUrl: row.helpUrl,
    supportEmail: row.supportEmail,
    legalAddress: row.legalAddress,
    statementNote: row.statementNote,
    fraudSettings: shownFraudSettings(row),
    ...toBrand(row),
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function shownApproval({ mode, aboveMinor }: PayoutApproval): Program['payoutApproval'] {
  return aboveMinor === undefined ? { mode } : { mode, aboveAmount: aboveMinor }
}

/** Looks and words of a program or group. */
export function toBrand(
  row: Pick<
    ProgramRow | GroupRow,
    'logo' | 'brandColor' | 'landing' | 'applicationForm' | 'resources'
  >,
): Brand {
  const { logo, brandColor, landing, applicationForm, resources } = row
  return { logo, brandColor, landing: landing && toLanding(landing), applicationForm, resources }
}

function toLanding({ title, subtitle, image, blocks }: StoredLanding): Landing {
  return {
    title,
    subtitle,
    ...(image ? { image } : {}),
    blocks: blocks.map((block) => {
      if (block.type !== 'calculator') return block
      return { type: block.type, saleAmount: block.saleMinor, maxSales: block.maxSales }
    }),
  }
}

/** Settings that are newer than the program have their defaults. */
function shownFraudSettings(row: ProgramRow): Program['fraudSettings'] {
  return readFraudSettings(row.fraudSettings ?? {}) as Program['fraudSettings']
}

export function slugTaken(slug: string): ApiError {
  return new ApiError(
    'conflict',
    `A program with the slug "${slug}" exists already. Give this one another slug.`,
  )
}
