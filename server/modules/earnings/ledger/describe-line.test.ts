import { describe, expect, test } from 'bun:test'
import { CAUSES, type Cause } from '../../../domain/ledger.ts'
import { message } from '../../../domain/message/message.ts'
import { format } from '../../../locales/format.ts'
import { TRANSLATIONS } from '../../../locales/catalogues.ts'
import { localeOf } from '../../../locales/locale.ts'
import { describeLine, type LineSubject } from './describe-line.ts'

const line = (cause: Cause, more: Partial<LineSubject> = {}): LineSubject => ({
  cause,
  commissionType: cause.startsWith('commission') ? 'sale' : null,
  description: null,
  invoiceId: null,
  provider: null,
  masked: null,
  failureReason: null,
  carried: null,
  currency: 'usd',
  ...more,
})
const said = (...given: Parameters<typeof line>) => format(describeLine(line(...given)))

describe('a line of a statement', () => {
  test('says what happened to a commission, by its description or what it is for', () => {
    expect(said('commission_accrued')).toBe('Commission for a sale: earned.')
    expect(said('commission_accrued', { description: 'Thanks {a}' })).toBe('Thanks {a}: earned.')
    expect(said('commission_matured', { invoiceId: 'INV-1' })).toBe(
      'Commission for a sale (invoice INV-1): holding period ended.',
    )
    expect(said('commission_adjusted', { commissionType: 'x', invoiceId: 'y' })).toBe(
      'Commission: changed by the program.',
    )
    expect(said('commission_reversed', { commissionType: null })).toBe(
      'Commission: reversed in proportion to a refund.',
    )
    expect(said('commission_restored', { commissionType: 'sale' })).toBe(
      'Commission for a sale: restored.',
    )
    expect(said('commission_canceled', { commissionType: 'lead' })).toBe(
      'Commission for a lead: canceled.',
    )
  })

  test('says what stays payable of a payout that its provider cannot send whole', () => {
    expect(said('payout_sent', { carried: 99n, currency: 'huf' })).toBe(
      'Payout: sent. 0.99 HUF couldn’t be included and stays payable.',
    )
    expect(said('payout_sent', { carried: 0n })).toBe('Payout: sent.')
  })

  test('says what became of a payout, where it went and why it failed', () => {
    const masked = message('payout.nacha.checking', { account: '•••• 1234' })
    const to = { provider: 'nacha', masked }
    expect(said('payout_sent')).toBe('Payout: sent.')
    expect(said('payout_completed', to)).toBe('Payout to checking •••• 1234: arrived.')
    expect(said('payout_canceled', { provider: 'manual', masked: '' })).toBe(
      'Payout to manual: canceled before it was sent.',
    )
    expect(said('payout_failed', to)).toBe('Payout to checking •••• 1234 failed.')
    expect(said('payout_returned')).toBe('Payout was returned.')
    const failureReason = message('payout.sepa.refused-code', { code: 'AB12' })
    expect(said('payout_failed', { failureReason })).toBe(
      'Payout failed: The bank rejected the transfer (code AB12).',
    )
    expect(said('payout_returned', { failureReason })).toBe(
      'Payout was returned: The bank rejected the transfer (code AB12).',
    )
    expect(said('enrollment_merged')).toBe('Moved when two partner records were merged.')
  })

  test('is said in every language, whatever it is about', () => {
    const masked = message('payout.manual.account')
    const failureReason = message('payout.sepa.account-closed')
    const about = { provider: 'manual', masked, failureReason, invoiceId: 'INV-1' }
    for (const cause of CAUSES) {
      const told = describeLine(line(cause, about))
      for (const language of TRANSLATIONS) {
        const text = format(told, localeOf(language))
        expect(text).not.toMatch(/\{|Payout|account|Commission for/)
        expect(text).not.toBe(format(told))
      }
    }
  })
})
