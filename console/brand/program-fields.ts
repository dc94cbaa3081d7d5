import type { TextId } from '../base/texts.ts'

/** A field of the program's settings; its path is that of the API. */
export interface ProgramField {
  path: string
  label: TextId
  kind: 'text' | 'number' | 'money' | 'choice' | 'switch' | 'list'
  hint?: TextId
  /** Cannot be empty. */
  isNeeded?: true
  options?: Readonly<Record<string, TextId>>
  /** Shown only when another field has a value. */
  when?: readonly [path: string, value: string]
}

const rule = (name: string, label: TextId, hint: TextId): ProgramField => ({
  path: `fraudSettings.${name}.enabled`,
  label,
  hint,
  kind: 'switch',
})
const part = (
  name: string,
  of: Pick<ProgramField, 'label' | 'kind'> & { hint?: TextId },
): ProgramField => ({
  path: `fraudSettings.${name}`,
  when: [`fraudSettings.${name.split('.')[0]!}.enabled`, 'on'],
  ...of,
})

const GENERAL: readonly ProgramField[] = [
  { path: 'name', label: 'field.name', kind: 'text', isNeeded: true, hint: 'program.partnersCall' },
  { path: 'description', label: 'field.description', kind: 'text', hint: 'program.whatItOffers' },
  {
    path: 'url',
    label: 'program.yourSite',
    kind: 'text',
    isNeeded: true,
    hint: 'program.whereLinksPartnersLead',
  },
  { path: 'currency', label: 'field.currency', kind: 'choice', hint: 'program.staysOnceRewards' },
  {
    path: 'autoApprove',
    label: 'program.approveApplicationsOnce',
    kind: 'switch',
    hint: 'program.otherwiseEachWaitsAnswer',
  },
  { path: 'termsUrl', label: 'field.termsUrl', kind: 'text', hint: 'program.partnersAcceptThem' },
  { path: 'helpUrl', label: 'program.addressHelpPage', kind: 'text' },
  { path: 'supportEmail', label: 'program.whomPartnersWrite', kind: 'text' },
  {
    path: 'legalAddress',
    label: 'field.legalAddress',
    kind: 'text',
    hint: 'program.namePostalAddressStatements',
  },
  {
    path: 'statementNote',
    label: 'field.statementNote',
    kind: 'text',
    hint: 'program.exampleTheyInvoicesIssued',
  },
]

const EARNING: readonly ProgramField[] = [
  {
    path: 'attributionModel',
    label: 'workspace.leadBelongs',
    kind: 'choice',
    options: {
      first: 'workspace.firstClickCustomer',
      last: 'workspace.lastClickBeforeLead',
    },
  },
  {
    path: 'attributionWindowDays',
    label: 'workspace.daysAfterClickEarns',
    kind: 'number',
    hint: 'workspace.emptyClicksEarnEver',
  },
  {
    path: 'existingCustomers',
    label: 'field.existingCustomers',
    kind: 'choice',
    options: {
      earn: 'program.earnCommissions',
      hold: 'program.holdCommissionsReview',
      ignore: 'program.earnNothing',
    },
    hint: 'program.customersWhomKnewBefore',
  },
  {
    path: 'holdingPeriodDays',
    label: 'common.daysBeforeCommissionDue',
    kind: 'number',
    isNeeded: true,
    hint: 'program.timeReturnsRefundWithin',
  },
]

const PAYING: readonly ProgramField[] = [
  { path: 'minPayout', label: 'program.leastPaidOut', kind: 'money', isNeeded: true },
  {
    path: 'payoutSchedule.interval',
    label: 'program.payoutsPutTogether',
    kind: 'choice',
    options: {
      manual: 'program.byHand',
      weekly: 'program.everyWeek',
      twice_monthly: 'program.n1st15th',
      monthly: 'program.everyMonth',
    },
  },
  {
    path: 'payoutSchedule.weekday',
    label: 'program.dayWeek',
    kind: 'choice',
    options: {
      1: 'program.monday',
      2: 'program.tuesday',
      3: 'program.wednesday',
      4: 'program.thursday',
      5: 'program.friday',
      6: 'program.saturday',
      7: 'program.sunday',
    },
    when: ['payoutSchedule.interval', 'weekly'],
  },
  {
    path: 'payoutSchedule.day',
    label: 'program.dayMonth',
    kind: 'number',
    isNeeded: true,
    hint: 'program.shorterMonthsLastDay',
    when: ['payoutSchedule.interval', 'monthly'],
  },
  {
    path: 'payoutApproval.mode',
    label: 'program.secondPersonConfirms',
    kind: 'choice',
    options: {
      off: 'program.noPayout',
      always: 'program.everyPayout',
      above: 'program.payoutsAboveAmount',
    },
    hint: 'program.changeAnnouncedMail',
  },
  {
    path: 'payoutApproval.aboveAmount',
    label: 'program.mayLeaveWithin24',
    kind: 'money',
    isNeeded: true,
    when: ['payoutApproval.mode', 'above'],
  },
  {
    path: 'accountChangeHoldDays',
    label: 'program.daysWithoutPayoutsAfter',
    kind: 'number',
    isNeeded: true,
  },
  {
    path: 'dailyBonusLimit',
    label: 'program.bonusesDayWithoutRight',
    kind: 'money',
    isNeeded: true,
  },
  {
    path: 'closeAfterDays',
    label: 'program.daysUntilMonthClosed',
    kind: 'number',
    hint: 'program.emptyOnlyWhenClose',
  },
]

const FRAUD: readonly ProgramField[] = [
  rule('selfReferral', 'program.ownPurchases', 'program.partnerTheirOwnCustomer'),
  rule('duplicateIdentity', 'program.severalAccounts', 'program.personTakesPartMore'),
  rule('banElsewhere', 'program.bannedElsewhere', 'program.partnerBannedAnotherProgram'),
  rule('paidTraffic', 'program.advertising', 'program.clickCameAdvertisement'),
  part('paidTraffic.networks', { label: 'program.networksPartnersMustNot', kind: 'list' }),
  part('paidTraffic.allowedCampaigns', { label: 'program.campaignsAllowed', kind: 'list' }),
  part('paidTraffic.allowedHosts', { label: 'program.hostsNeverAdvertising', kind: 'list' }),
  rule('bannedSource', 'program.bannedSources', 'program.clickCamePageDo'),
  part('bannedSource.hosts', {
    label: 'program.hosts',
    kind: 'list',
    hint: 'program.suchCouponsExampleCommas',
  }),
  rule('bannedCountry', 'program.bannedCountries', 'program.customerPartnerCountryLeave'),
  part('bannedCountry.customerCountries', { label: 'program.countriesOfCustomers', kind: 'list' }),
  part('bannedCountry.partnerCountries', { label: 'program.countriesOfPartners', kind: 'list' }),
  rule('disposableEmail', 'program.throwAwayAddresses', 'program.customersEMailAddress'),
  part('disposableEmail.extraDomains', { label: 'program.alsoTheseDomains', kind: 'list' }),
  part('disposableEmail.allowedDomains', { label: 'program.notTheseDomains', kind: 'list' }),
  rule('tooFast', 'program.tooFast', 'program.leadFollowsClickFaster'),
  part('tooFast.minSeconds', { label: 'program.leastSeconds', kind: 'number' }),
  rule('clickVelocity', 'program.tooManyClicks', 'program.browserFollowsLinkAgain'),
  part('clickVelocity.maxClicksPerHour', { label: 'program.mostClicksHour', kind: 'number' }),
  part('clickVelocity.maxClicksPerVisitor', {
    label: 'program.mostClicksPerVisitor',
    kind: 'number',
  }),
]

export const PARTS: readonly { name: TextId; fields: readonly ProgramField[] }[] = [
  { name: 'field.programId', fields: GENERAL },
  { name: 'program.attribution', fields: EARNING },
  { name: 'common.payouts', fields: PAYING },
  { name: 'program.fraudRules', fields: FRAUD },
]

export const FIELDS = PARTS.flatMap(({ fields }) => fields)
