import type { programs } from '../../../db/schema/programs.ts'
import { parseEmail } from '../../../domain/email.ts'
import { invalid } from '../../../domain/errors.ts'
import { checkFraudSettings, readFraudSettings } from '../../../domain/fraud/settings.ts'
import { checkWebAddress } from '../../../domain/link.ts'
import { checkApproval } from '../../../domain/payout-approval.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { checkSchedule } from '../../../domain/schedule.ts'
import { holdsTextOnly } from '../../../domain/text.ts'
import { parseOptional, parseText } from '../../../core/input.ts'
import { checkSlug } from '../../platform/workspaces/create-workspace.ts'
import type { ProgramRow } from './queries.ts'
import { readBrand } from './read-brand.ts'
import type { ProgramPatch } from './schema.ts'

/** Columns that a caller can set. */
export type ProgramColumns = Partial<typeof programs.$inferInsert>

const MAX_SLUG = 48

/**
 * Reads a body's values for a program's own columns, besides its domain; what it leaves out stays as it is
 * in `current`.
 * @throws ApiError `unprocessable_entity`
 */
export function readTerms(body: ProgramPatch, current?: ProgramRow): ProgramColumns {
  const set: ProgramColumns = { ...readTexts(body), ...readBrand(body) }
  const {
    attributionModel,
    attributionWindowDays,
    existingCustomers,
    holdingPeriodDays,
    closeAfterDays,
    accountChangeHoldDays,
    autoApprove,
  } = body
  if (attributionModel !== undefined) set.attributionModel = attributionModel
  if (attributionWindowDays !== undefined) set.attributionWindowDays = attributionWindowDays
  if (existingCustomers !== undefined) set.existingCustomers = existingCustomers
  if (holdingPeriodDays !== undefined) set.holdingPeriodDays = holdingPeriodDays
  if (closeAfterDays !== undefined) set.closeAfterDays = closeAfterDays
  if (accountChangeHoldDays !== undefined) set.accountChangeHoldDays = accountChangeHoldDays
  if (autoApprove !== undefined) set.autoApprove = autoApprove
  if (body.currency !== undefined) set.currency = parseCurrency(body.currency)
  if (body.creditPayouts !== undefined) set.creditPayouts = body.creditPayouts
  if (body.dailyBonusLimit !== undefined) set.dailyBonusLimit = BigInt(body.dailyBonusLimit)
  if (body.minPayout !== undefined) set.minPayout = BigInt(body.minPayout)
  if (body.payoutSchedule !== undefined) {
    const { interval, weekday, day } = checkSchedule(body.payoutSchedule)
    set.payoutSchedule = {
      interval,
      ...(weekday === undefined ? {} : { weekday }),
      ...(day === undefined ? {} : { day }),
    }
  }
  if (body.payoutApproval !== undefined) set.payoutApproval = checkApproval(body.payoutApproval)
  if (body.fraudSettings !== undefined) {
    set.fraudSettings = body.fraudSettings && changeFraudSettings(body.fraudSettings, current)
  }
  return set
}

function readTexts(body: ProgramPatch): ProgramColumns {
  const set: ProgramColumns = {}
  const { name, slug, description, url, termsUrl, helpUrl, supportEmail } = body
  if (name !== undefined) set.name = parseText('name', name)
  if (slug !== undefined) {
    checkSlug(slug)
    set.slug = slug
  }
  if (description !== undefined) set.description = parseOptional('description', description)
  if (body.creditLabel !== undefined) {
    set.creditLabel = parseOptional('creditLabel', body.creditLabel)
  }
  for (const name of ['legalAddress', 'statementNote'] as const)
    if (body[name] !== undefined) set[name] = parseOptional(name, body[name])
  if (url !== undefined) set.url = checkWebAddress(url, 'url')
  if (termsUrl !== undefined) set.termsUrl = termsUrl ? checkWebAddress(termsUrl, 'termsUrl') : null
  if (helpUrl !== undefined) set.helpUrl = helpUrl ? checkWebAddress(helpUrl, 'helpUrl') : null
  if (supportEmail !== undefined) {
    set.supportEmail = supportEmail ? parseEmail(supportEmail, 'supportEmail') : null
  }
  return set
}

function changeFraudSettings(
  input: object,
  current: ProgramRow | undefined,
): NonNullable<ProgramColumns['fraudSettings']> {
  if (!holdsTextOnly(input)) {
    throw invalid('fraudSettings', 'fraudSettings contains a character that is not text.')
  }
  return { ...checkFraudSettings(input, readFraudSettings(current?.fraudSettings ?? {})) }
}

/**
 * Derives a slug from a name: `Café & Friends` becomes `cafe-friends`. @throws ApiError when nothing is
 * left
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_SLUG)
    .replace(/-+$/, '')
  if (slug !== '') return slug
  throw invalid('slug', 'Give a slug too: the name has neither letters a to z nor digits.')
}
