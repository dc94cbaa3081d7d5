import type { Commission } from '../api/wire.gen.ts'
import { countryName, money } from '../base/format.ts'
import { t, type TextId } from '../base/texts.ts'
import type { Step } from './journey.ts'

export interface StepSentence {
  title: string
  about: string
  amount: string
}

export const COMMISSION_STATUSES: Readonly<Record<Commission['status'], TextId>> = {
  pending: 'customers.holdingPeriod',
  processed: 'customers.payable',
  paid: 'customers.paid',
  refunded: 'customers.refunded',
  duplicate: 'customers.duplicate',
  fraud: 'customers.fraud',
  canceled: 'customers.canceled',
  hold: 'customers.onHold',
}

/** Says what happened, through which link and for how much. */
export function sentenceOf(step: Step): StepSentence {
  switch (step.kind) {
    case 'click': {
      const { link, click } = step.item
      const place = [click.city, countryName(click.country)].filter((word) => word !== 'Unknown')
      const about = [`${link.domain}/${link.key}`, place.join(', '), browserOf(click)]
      return { title: t('field.clickId'), about: joined(about), amount: '' }
    }
    case 'lead': {
      const { link, eventName } = step.item
      return {
        title: eventName || t('field.leadId'),
        about: `${link.domain}/${link.key}`,
        amount: '',
      }
    }
    case 'sale': {
      const { link, eventName, sale } = step.item
      const amount = sale ? money(sale.amount, sale.currency) : ''
      const about = joined([sale?.invoiceId ?? '', `${link.domain}/${link.key}`])
      return { title: eventName || t('common.sale'), about, amount }
    }
    case 'refund': {
      const { kind, amount, currency, refundId, reversal } = step.item
      const title = kind === 'chargeback' ? t('customers.chargeback') : t('live.refund')
      const about = joined([refundId, reversal ? t('customers.undone') : ''])
      return { title, about, amount: money(-amount, currency) }
    }
    case 'commission': {
      const { partner, earnings, currency, status } = step.item
      const title = t('customers.commissionForPartner', { partner: partner.name })
      return { title, about: t(COMMISSION_STATUSES[status]), amount: money(earnings, currency) }
    }
  }
}

function browserOf({ browser, os }: { browser: string; os: string }): string {
  return [browser, os].filter((word) => word && word !== 'Unknown').join(', ')
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ')
}
