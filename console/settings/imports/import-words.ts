import type { Text } from '../../base/texts.ts'
import type { Import, ImportLine } from '../../api/wire.gen.ts'

export const STATUS_WORDS: Readonly<Record<Import['status'], Text>> = {
  draft: 'Being prepared',
  reading: 'The source is read',
  checking: 'Lines are compared',
  ready: 'Preview is ready',
  running: 'Lines are written',
  done: 'Imported',
  failed: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
}

/** Statuses in which the server works on it. */
export const BUSY: readonly Import['status'][] = ['reading', 'checking', 'running', 'undoing']

type Kind = ImportLine['kind']

export const KIND_WORDS: Readonly<Record<Kind, Text>> = {
  partner: 'Partners',
  link: 'Links',
  customer: 'Customers',
  lead: 'Leads',
  sale: 'Sales',
  commission: 'Commissions',
  payout: 'Payouts',
}

/** Why a line does not come. A code that is not known yet is shown in the server's words. */
export const REASON_WORDS: Readonly<Record<string, Text>> = {
  unreadable: 'The line has another number of columns than the header.',
  missing_value: 'A value is missing that is needed.',
  too_long: 'A value is too long.',
  invalid_email: 'The e-mail address is not one.',
  invalid_amount: 'The amount is not a number.',
  invalid_currency: 'The currency is not known.',
  invalid_date: 'The date cannot be read.',
  invalid_status: 'The status is not known.',
  invalid_key: 'A link cannot have this key.',
  invalid_url: 'The address of the link is not one.',
  not_money: 'It is a reward in something else than money.',
  test_data: 'It is test data at the source.',
  duplicate: 'An earlier line has the same id.',
  email_twice: 'An earlier line has the same e-mail address.',
  customer_twice: 'An earlier line has the same customer id.',
  invoice_twice: 'An earlier line has the same invoice.',
  key_taken: 'Another link has this key.',
  tenant_taken: 'Another partner has this id of your application.',
  partner_missing: 'Its partner does not come and is not here.',
  link_missing: 'Its link does not come and is not here.',
  customer_missing: 'Its customer does not come and is not here.',
  sale_missing: 'Its sale does not come and is not here.',
  no_partner: 'Its customer came through no partner.',
  customer_of_another: 'Its customer belongs to another partner here.',
  recorded_here: 'It was recorded here already.',
  invoice_differs: 'The invoice was recorded here with another amount, currency or customer.',
  earned_here: 'The sale has earned a commission here already.',
  currency_differs: 'The program pays in another currency.',
  not_paid: 'It was not paid at the source.',
  paid_by_commissions: 'Its commissions are booked month by month, since they do not name it.',
  used_since: 'Something depends on it by now.',
  paid_since: 'It was paid out meanwhile.',
}
