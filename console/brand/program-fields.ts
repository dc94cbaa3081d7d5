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
  {
    path: 'name',
    label: 'field.name',
    kind: 'text',
    isNeeded: true,
    hint: 'program.programNamePartnersSee',
  },
  { path: 'description', label: 'field.description', kind: 'text', hint: 'program.programOffers' },
  {
    path: 'url',
    label: 'program.websiteUrl',
    kind: 'text',
    isNeeded: true,
    hint: 'program.wherePartnerLinksLead',
  },
  {
    path: 'currency',
    label: 'field.currency',
    kind: 'choice',
    hint: 'program.cantChangedAfterAdd',
  },
  {
    path: 'autoApprove',
    label: 'field.autoApprove',
    kind: 'switch',
    hint: 'program.otherwiseReviewEachApplication',
  },
  {
    path: 'termsUrl',
    label: 'field.termsUrl',
    kind: 'text',
    hint: 'program.partnersMustAcceptThem',
  },
  { path: 'helpUrl', label: 'field.helpUrl', kind: 'text' },
  { path: 'supportEmail', label: 'field.supportEmail', kind: 'text' },
  {
    path: 'legalAddress',
    label: 'field.legalAddress',
    kind: 'text',
    hint: 'program.shownStatements',
  },
  {
    path: 'statementNote',
    label: 'field.statementNote',
    kind: 'text',
    hint: 'program.exampleSelfBillingNotice',
  },
]

const EARNING: readonly ProgramField[] = [
  {
    path: 'attributionModel',
    label: 'field.attributionModel',
    kind: 'choice',
    options: {
      first: 'workspace.firstClick',
      last: 'workspace.lastClick',
    },
  },
  {
    path: 'attributionWindowDays',
    label: 'field.attributionWindowDays',
    kind: 'number',
    hint: 'workspace.leaveEmptyNoExpiry',
  },
  {
    path: 'existingCustomers',
    label: 'field.existingCustomers',
    kind: 'choice',
    options: {
      earn: 'program.earnCommissions',
      hold: 'program.holdCommissionsReview',
      ignore: 'program.noCommission',
    },
    hint: 'program.customersExistedBeforeThey',
  },
  {
    path: 'holdingPeriodDays',
    label: 'field.holdingPeriodDays',
    kind: 'number',
    isNeeded: true,
    hint: 'program.commissionsWaitLongBefore',
  },
]

const PAYING: readonly ProgramField[] = [
  { path: 'minPayout', label: 'field.minPayout', kind: 'money', isNeeded: true },
  {
    path: 'payoutSchedule.interval',
    label: 'field.payoutSchedule',
    kind: 'choice',
    options: {
      manual: 'program.manual',
      weekly: 'program.weekly',
      twice_monthly: 'program.twiceMonth1st15th',
      monthly: 'program.monthly',
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
    hint: 'program.shorterMonthsUseLast',
    when: ['payoutSchedule.interval', 'monthly'],
  },
  {
    path: 'payoutApproval.mode',
    label: 'program.secondPersonApproval',
    kind: 'choice',
    options: {
      off: 'program.noPayouts',
      always: 'program.everyPayout',
      above: 'program.payoutsAboveAmount',
    },
    hint: 'program.partnersNotifiedChangesEmail',
  },
  {
    path: 'payoutApproval.aboveAmount',
    label: 'program.dailyLimitWithoutApproval',
    kind: 'money',
    isNeeded: true,
    when: ['payoutApproval.mode', 'above'],
  },
  {
    path: 'accountChangeHoldDays',
    label: 'field.accountChangeHoldDays',
    kind: 'number',
    isNeeded: true,
  },
  {
    path: 'dailyBonusLimit',
    label: 'field.dailyBonusLimit',
    kind: 'money',
    isNeeded: true,
  },
  {
    path: 'closeAfterDays',
    label: 'field.closeAfterDays',
    kind: 'number',
    hint: 'program.leaveEmptyCloseMonths',
  },
]

const FRAUD: readonly ProgramField[] = [
  rule('selfReferral', 'program.selfReferral', 'program.partnerBuysThroughTheir'),
  rule('duplicateIdentity', 'program.multipleAccounts', 'program.personJoinsMoreThan'),
  rule('banElsewhere', 'program.bannedAnotherProgram', 'program.partnerBannedAnotherPrograms'),
  rule('paidTraffic', 'program.paidAds', 'program.clickCamePaidAd'),
  part('paidTraffic.networks', { label: 'program.bannedAdNetworks', kind: 'list' }),
  part('paidTraffic.allowedCampaigns', { label: 'program.allowedCampaigns', kind: 'list' }),
  part('paidTraffic.allowedHosts', { label: 'program.sitesNeverCountAds', kind: 'list' }),
  rule('bannedSource', 'program.bannedSources', 'program.clickCameBannedSite'),
  part('bannedSource.hosts', {
    label: 'program.sites',
    kind: 'list',
    hint: 'program.exampleCouponsExampleSeparate',
  }),
  rule('bannedCountry', 'program.bannedCountries', 'program.customerPartnerBannedCountry'),
  part('bannedCountry.customerCountries', { label: 'program.customerCountries', kind: 'list' }),
  part('bannedCountry.partnerCountries', { label: 'program.partnerCountries', kind: 'list' }),
  rule('disposableEmail', 'program.disposableEmail', 'program.customerUsesDisposableEmail'),
  part('disposableEmail.extraDomains', { label: 'program.additionalDomains', kind: 'list' }),
  part('disposableEmail.allowedDomains', { label: 'program.excludedDomains', kind: 'list' }),
  rule('tooFast', 'program.tooFast', 'program.leadFollowsClickFaster'),
  part('tooFast.minSeconds', { label: 'program.minimumSeconds', kind: 'number' }),
  rule('clickVelocity', 'program.tooManyClicks', 'program.browserClicksLinkRepeatedly'),
  part('clickVelocity.maxClicksPerHour', { label: 'program.maxClicksPerHour', kind: 'number' }),
  part('clickVelocity.maxClicksPerVisitor', {
    label: 'program.maxClicksPerVisitor',
    kind: 'number',
  }),
]

export const PARTS: readonly { name: TextId; fields: readonly ProgramField[] }[] = [
  { name: 'field.programId', fields: GENERAL },
  { name: 'program.attribution', fields: EARNING },
  { name: 'field.lines', fields: PAYING },
  { name: 'field.fraudSettings', fields: FRAUD },
]

export const FIELDS = PARTS.flatMap(({ fields }) => fields)
