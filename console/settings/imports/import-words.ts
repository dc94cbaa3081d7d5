import type { TextId } from '../../base/texts.ts'
import type { Import, ImportLine } from '../../api/wire.gen.ts'

export const STATUS_WORDS: Readonly<Record<Import['status'], TextId>> = {
  draft: 'imports.beingPrepared',
  reading: 'imports.sourceRead',
  checking: 'imports.linesAreCompared',
  ready: 'imports.previewIsReady',
  running: 'imports.linesAreWritten',
  done: 'imports.imported',
  failed: 'imports.stopped',
  undoing: 'imports.beingUndone',
  undone: 'field.undoneAt',
}

/** Statuses in which the server works on it. */
export const BUSY: readonly Import['status'][] = ['reading', 'checking', 'running', 'undoing']

type Kind = ImportLine['kind']

export const KIND_WORDS: Readonly<Record<Kind, TextId>> = {
  partner: 'common.partners',
  link: 'common.links',
  customer: 'common.customers',
  lead: 'common.leads',
  sale: 'field.sales',
  commission: 'field.commissions',
  payout: 'common.payouts',
}

/** Why a line does not come. A code that is not known yet is shown in the server's words. */
export const REASON_WORDS: Readonly<Record<string, TextId>> = {
  unreadable: 'imports.lineAnotherNumberColumns',
  missing_value: 'imports.valueMissingNeeded',
  too_long: 'imports.valueTooLong',
  invalid_email: 'imports.eMailAddressNot',
  invalid_amount: 'imports.amountNotNumber',
  invalid_currency: 'imports.currencyNotKnown',
  invalid_date: 'imports.dateCannotRead',
  invalid_status: 'imports.statusNotKnown',
  invalid_key: 'imports.linkCannotKey',
  invalid_url: 'imports.addressLinkNot',
  not_money: 'imports.rewardSomethingElseThan',
  test_data: 'imports.testDataSource',
  duplicate: 'imports.earlierLineSameId',
  email_twice: 'imports.earlierLineSameE',
  customer_twice: 'imports.earlierLineSameCustomer',
  invoice_twice: 'imports.earlierLineSameInvoice',
  key_taken: 'imports.anotherLinkKey',
  tenant_taken: 'imports.anotherPartnerIdApplication',
  partner_missing: 'imports.partnerDoesNotCome',
  link_missing: 'imports.linkDoesNotCome',
  customer_missing: 'imports.customerDoesNotCome',
  sale_missing: 'imports.saleDoesNotCome',
  no_partner: 'imports.customerCameThroughNo',
  customer_of_another: 'imports.customerBelongsAnotherPartner',
  recorded_here: 'imports.recordedHereAlready',
  invoice_differs: 'imports.invoiceRecordedHereAnother',
  earned_here: 'imports.saleEarnedCommissionHere',
  currency_differs: 'imports.programPaysAnotherCurrency',
  not_paid: 'imports.notPaidSource',
  paid_by_commissions: 'imports.commissionsBookedMonthMonth',
  used_since: 'imports.somethingDependsNow',
  paid_since: 'imports.paidOutMeanwhile',
}
