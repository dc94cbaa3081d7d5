import type { Text } from '../base/texts.ts'

/** A field of the program's settings; its path is that of the API. */
export interface ProgramField {
  path: string
  label: Text
  kind: 'text' | 'number' | 'money' | 'choice' | 'switch' | 'list'
  hint?: Text
  /** Cannot be empty. */
  isNeeded?: true
  options?: Readonly<Record<string, Text>>
  /** Shown only when another field has a value. */
  when?: readonly [path: string, value: string]
}

const rule = (name: string, label: Text, hint: Text): ProgramField => ({
  path: `fraudSettings.${name}.enabled`,
  label,
  hint,
  kind: 'switch',
})
const part = (
  name: string,
  of: Pick<ProgramField, 'label' | 'kind'> & { hint?: Text },
): ProgramField => ({
  path: `fraudSettings.${name}`,
  when: [`fraudSettings.${name.split('.')[0]!}.enabled`, 'on'],
  ...of,
})

const GENERAL: readonly ProgramField[] = [
  { path: 'name', label: 'Name', kind: 'text', isNeeded: true, hint: 'What partners call it.' },
  { path: 'description', label: 'Description', kind: 'text', hint: 'What it offers.' },
  {
    path: 'url',
    label: 'Your site',
    kind: 'text',
    isNeeded: true,
    hint: 'Where the links of partners lead: https://example.com',
  },
  { path: 'currency', label: 'Currency', kind: 'choice', hint: 'It stays once there are rewards.' },
  {
    path: 'autoApprove',
    label: 'Approve applications at once',
    kind: 'switch',
    hint: 'Otherwise each waits for an answer.',
  },
  { path: 'termsUrl', label: 'Address of the terms', kind: 'text', hint: 'Partners accept them.' },
  { path: 'helpUrl', label: 'Address of the help page', kind: 'text' },
  { path: 'supportEmail', label: 'Whom partners write to', kind: 'text' },
  {
    path: 'legalAddress',
    label: 'Who pays',
    kind: 'text',
    hint: 'Name and postal address, for statements.',
  },
  {
    path: 'statementNote',
    label: 'Note on statements',
    kind: 'text',
    hint: 'For example that they are invoices issued by self-billing.',
  },
]

const EARNING: readonly ProgramField[] = [
  {
    path: 'attributionModel',
    label: 'A lead belongs to',
    kind: 'choice',
    options: {
      first: 'the first click of the customer',
      last: 'the last click before the lead',
    },
  },
  {
    path: 'attributionWindowDays',
    label: 'Days after which a click earns nothing',
    kind: 'number',
    hint: 'Empty: clicks earn for ever.',
  },
  {
    path: 'existingCustomers',
    label: 'Existing customers',
    kind: 'choice',
    options: {
      earn: 'Earn commissions',
      hold: 'Hold commissions for review',
      ignore: 'Earn nothing',
    },
    hint: 'Customers whom you knew before they clicked a partner’s link.',
  },
  {
    path: 'holdingPeriodDays',
    label: 'Days before a commission is due',
    kind: 'number',
    isNeeded: true,
    hint: 'Time for returns: a refund within it costs nothing.',
  },
]

const PAYING: readonly ProgramField[] = [
  { path: 'minPayout', label: 'The least that is paid out', kind: 'money', isNeeded: true },
  {
    path: 'payoutSchedule.interval',
    label: 'Payouts are put together',
    kind: 'choice',
    options: {
      manual: 'by hand',
      weekly: 'every week',
      twice_monthly: 'on the 1st and the 15th',
      monthly: 'every month',
    },
  },
  {
    path: 'payoutSchedule.weekday',
    label: 'Day of the week',
    kind: 'choice',
    options: {
      1: 'Monday',
      2: 'Tuesday',
      3: 'Wednesday',
      4: 'Thursday',
      5: 'Friday',
      6: 'Saturday',
      7: 'Sunday',
    },
    when: ['payoutSchedule.interval', 'weekly'],
  },
  {
    path: 'payoutSchedule.day',
    label: 'Day of the month',
    kind: 'number',
    isNeeded: true,
    hint: 'In shorter months the last day.',
    when: ['payoutSchedule.interval', 'monthly'],
  },
  {
    path: 'payoutApproval.mode',
    label: 'A second person confirms',
    kind: 'choice',
    options: { off: 'no payout', always: 'every payout', above: 'payouts above an amount' },
    hint: 'A change is announced by mail.',
  },
  {
    path: 'payoutApproval.aboveAmount',
    label: 'What may leave within 24 hours without it',
    kind: 'money',
    isNeeded: true,
    when: ['payoutApproval.mode', 'above'],
  },
  {
    path: 'accountChangeHoldDays',
    label: 'Days without payouts after a partner’s account has changed',
    kind: 'number',
    isNeeded: true,
  },
  {
    path: 'dailyBonusLimit',
    label: 'Bonuses a day without the right to pay',
    kind: 'money',
    isNeeded: true,
  },
  {
    path: 'closeAfterDays',
    label: 'Days until a month is closed by itself',
    kind: 'number',
    hint: 'Empty: only when you close it.',
  },
]

const FRAUD: readonly ProgramField[] = [
  rule('selfReferral', 'Own purchases', 'A partner is their own customer.'),
  rule('duplicateIdentity', 'Several accounts', 'One person takes part more than once.'),
  rule('banElsewhere', 'Banned elsewhere', 'The partner is banned in another program of yours.'),
  rule('paidTraffic', 'Advertising', 'The click came from an advertisement.'),
  part('paidTraffic.networks', { label: 'Networks that partners must not use', kind: 'list' }),
  part('paidTraffic.allowedCampaigns', { label: 'Campaigns that are allowed', kind: 'list' }),
  part('paidTraffic.allowedHosts', { label: 'Hosts that are never advertising', kind: 'list' }),
  rule('bannedSource', 'Banned sources', 'The click came from a page that you do not want.'),
  part('bannedSource.hosts', {
    label: 'Hosts',
    kind: 'list',
    hint: 'Such as *.coupons.example, with commas between them.',
  }),
  rule('bannedCountry', 'Banned countries', 'Customer or partner is in a country you leave out.'),
  part('bannedCountry.customerCountries', { label: 'Countries of customers', kind: 'list' }),
  part('bannedCountry.partnerCountries', { label: 'Countries of partners', kind: 'list' }),
  rule('disposableEmail', 'Throw-away addresses', 'The customer’s e-mail address is made to end.'),
  part('disposableEmail.extraDomains', { label: 'Also these domains', kind: 'list' }),
  part('disposableEmail.allowedDomains', { label: 'Not these domains', kind: 'list' }),
  rule('tooFast', 'Too fast', 'The lead follows its click faster than people are.'),
  part('tooFast.minSeconds', { label: 'Least seconds', kind: 'number' }),
  rule('clickVelocity', 'Too many clicks', 'One browser follows a link again and again.'),
  part('clickVelocity.maxClicksPerHour', { label: 'Most clicks an hour', kind: 'number' }),
  part('clickVelocity.maxClicksPerVisitor', { label: 'Most clicks per visitor', kind: 'number' }),
]

export const PARTS: readonly { name: Text; fields: readonly ProgramField[] }[] = [
  { name: 'Program', fields: GENERAL },
  { name: 'Attribution', fields: EARNING },
  { name: 'Payouts', fields: PAYING },
  { name: 'Fraud rules', fields: FRAUD },
]

export const FIELDS = PARTS.flatMap(({ fields }) => fields)
