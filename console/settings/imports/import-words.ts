import type { TextId } from '../../base/texts.ts'
import type { Import, ImportLine } from '../../api/wire.gen.ts'

export const STATUS_WORDS: Readonly<Record<Import['status'], TextId>> = {
  draft: 'imports.preparing',
  reading: 'imports.readingSource',
  checking: 'imports.comparingRows',
  ready: 'imports.previewReady',
  running: 'imports.importingRows',
  done: 'imports.imported',
  failed: 'imports.stopped',
  undoing: 'imports.undoing',
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
  payout: 'field.lines',
}

/** Why a line does not come. A code that is not known yet is shown in the server's words. */
export const REASON_WORDS: Readonly<Record<string, TextId>> = {
  unreadable: 'imports.rowDifferentNumberColumns',
  missing_value: 'imports.requiredValueMissing',
  too_long: 'imports.valueTooLong',
  invalid_email: 'imports.emailIsntValid',
  invalid_amount: 'imports.amountIsntNumber',
  invalid_currency: 'imports.unknownCurrency',
  invalid_date: 'imports.dateIsntSupportedFormat',
  invalid_status: 'imports.unknownStatus',
  invalid_key: 'imports.isntValidShortLink',
  invalid_url: 'imports.linkDestinationIsntValid',
  not_money: 'imports.rewardIsntMoney',
  test_data: 'imports.testDataSource',
  duplicate: 'imports.earlierRowSameId',
  email_twice: 'imports.earlierRowSameEmail',
  customer_twice: 'imports.earlierRowSameCustomer',
  invoice_twice: 'imports.earlierRowSameInvoice',
  key_taken: 'imports.anotherLinkAlreadyUses',
  tenant_taken: 'imports.anotherPartnerAlreadyTenant',
  partner_missing: 'imports.partnerNeitherImportNor',
  link_missing: 'imports.linkNeitherImportNor',
  customer_missing: 'imports.customerNeitherImportNor',
  sale_missing: 'imports.saleNeitherImportNor',
  no_partner: 'imports.customerWasntReferredPartner',
  customer_of_another: 'imports.customerAlreadyBelongsAnother',
  recorded_here: 'imports.alreadyRecorded',
  invoice_differs: 'imports.invoiceAlreadyExistsDifferent',
  earned_here: 'imports.saleAlreadyCommission',
  currency_differs: 'imports.programUsesDifferentCurrency',
  not_paid: 'imports.wasntPaidSource',
  paid_by_commissions: 'imports.commissionsDontListPayout',
  used_since: 'imports.alreadyUse',
  paid_since: 'imports.alreadyPaidOut',
}
