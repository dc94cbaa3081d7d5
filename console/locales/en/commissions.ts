export const commissions = {
  'commissions.adjust': 'Adjust amount…',
  'commissions.adjustAmount': 'Adjust amount',
  'commissions.adjustEffects':
    '{name} earns {amount} with this commission. The audit log and the calculation record the new amount.',
  'commissions.back': 'Back',
  'commissions.becomesPayableWhenHolding': 'Becomes payable when its holding period ends.',
  'commissions.calculation': 'Calculation',
  'commissions.canceled': 'Canceled',
  'commissions.canceledManuallyCantUndone': 'Canceled manually. This can’t be undone.',
  'commissions.createAmountBonus': 'Create {amount} bonus',
  'commissions.createBonus': 'Create bonus',
  'commissions.customerAlreadyExistedBefore':
    'The customer already existed before clicking the partner’s link.',
  'commissions.duplicate': 'Duplicate',
  'commissions.enterAmountExample50': 'Enter an amount, for example 50.00.',
  'commissions.eventReportedBrowserNeeds':
    'The event was reported by a browser, so it needs a review.',
  'commissions.fraudRuleFlaggedCheck': 'Flagged by a fraud rule. Check the fraud review.',
  'commissions.hold': 'Hold…',
  'commissions.holdAmount': 'Hold {amount}?',
  'commissions.holdCommission': 'Hold commission',
  'commissions.holdingPeriod': 'In holding period',
  'commissions.holdingPeriodContinuesBecomes':
    'The commission stays in its holding period, or becomes payable if the period has ended. Its fraud flags are resolved.',
  'commissions.includedNextPayout': 'Included in the next payout.',
  'commissions.isntPaidOutUntil': 'The commission won’t be paid until someone releases it.',
  'commissions.ledgerName': 'Ledger for {name}',
  'commissions.markedDuplicate': 'Marked as a duplicate.',
  'commissions.nameReceivesAmountDescription':
    '{name} receives {amount} for “{description}” with the next payout.',
  'commissions.nameWontPaidAmount': '{name} won’t be paid {amount}. This can’t be undone.',
  'commissions.newAmount': 'New amount ({currency})',
  'commissions.noCommissionsMatchThese': 'No commissions match these filters.',
  'commissions.noCommissionsOfPartner': '{name} hasn’t earned any commissions yet.',
  'commissions.noCommissionsYetCommissions':
    'No commissions yet. Commissions appear with a partner’s first sale or lead.',
  'commissions.onHold': 'On hold',
  'commissions.paidPartner': 'Paid to the partner.',
  'commissions.partnersView': 'Partner’s view',
  'commissions.payableFrom': 'Payable from',
  'commissions.programsCurrencyExample50':
    'In the program’s currency, for example 50.00. Payable immediately.',
  'commissions.putHoldManually': 'Put on hold manually.',
  'commissions.rejectedFraudCantUndone': 'Rejected as fraud. This can’t be undone.',
  'commissions.release': 'Release…',
  'commissions.releaseAmount': 'Release {amount}?',
  'commissions.releaseCommission': 'Release commission',
  'commissions.saleFullyRefunded': 'The sale was fully refunded.',
  'commissions.void': 'Cancel commission…',
  'commissions.voidSelected': 'Cancel commissions…',
  'commissions.voidCommission': 'Cancel commission',
  'commissions.voidCommissionQuestion': 'Cancel this commission?',
  'commissions.waitingExchangeRate': 'Waiting for an exchange rate.',
  'commissions.wontBecomePayableUntil': 'Won’t become payable until someone releases it.',
  'commissions.totalsByStatus': 'Totals by status',
  'commissions.searchAll': 'Partner, customer, or ID',
  'commissions.searchOwn': 'Customer or ID',
  'commissions.reasonPaid': 'Already paid',
  'commissions.reasonRefunded': 'The sale was refunded',
  'commissions.reasonCanceled': 'Already canceled',
  'commissions.reasonInPayout': 'In a payout',
  'commissions.reasonNotOnHold': 'Not on hold',
  'commissions.countNotChanged':
    '{count, plural, one {# commission wasn’t changed} other {# commissions weren’t changed}}',
  'commissions.otherCommissionsChanged': 'All other selected commissions were changed.',
  'commissions.holdCountQuestion':
    'Hold {count, plural, one {# commission} other {# commissions}}?',
  'commissions.holdCountEffects':
    '{amount} won’t be paid until someone releases {count, plural, one {the commission} other {the commissions}}.',
  'commissions.holdCount': 'Hold {count, plural, one {# commission} other {# commissions}}',
  'commissions.countHeld':
    '{count, plural, one {# commission is} other {# commissions are}} on hold.',
  'commissions.releaseCountQuestion':
    'Release {count, plural, one {# commission} other {# commissions}}?',
  'commissions.releaseCountEffects':
    '{amount} becomes payable when the holding period ends, or immediately if it has already ended.',
  'commissions.releaseCount': 'Release {count, plural, one {# commission} other {# commissions}}',
  'commissions.countReleased':
    '{count, plural, one {# commission} other {# commissions}} released.',
  'commissions.voidCountQuestion':
    'Cancel {count, plural, one {# commission} other {# commissions}}?',
  'commissions.voidCountEffects':
    '{count, plural, one {The partner} other {The partners}} won’t be paid {amount}. This can’t be undone.',
  'commissions.voidCount': 'Cancel {count, plural, one {# commission} other {# commissions}}',
  'commissions.countVoided': '{count, plural, one {# commission} other {# commissions}} canceled.',
} as const
