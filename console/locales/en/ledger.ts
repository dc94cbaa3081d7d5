export const ledger = {
  'ledger.allPayouts': 'All payouts',
  'ledger.allPrograms': 'All programs',
  'ledger.balance': 'Balance',
  'ledger.closeMonth': 'Close {month}',
  'ledger.closeMonthDialog': 'Close {month}…',
  'ledger.closeMonthQuestion': 'Close {month}?',
  'ledger.closed': 'Closed',
  'ledger.closesMonthAllEarlier':
    'This closes {month} and all earlier months of {program}. You can’t post to closed months or reopen them.',
  'ledger.entriesClosedPeriodNever':
    'Entries in a closed period never change. Late events are posted in the next month. Periods use UTC and can’t be reopened.',
  'ledger.eventDateDay': 'event date {day}',
  'ledger.monthClosed': '{month} closed.',
  'ledger.nextMonthCloseMonth': 'Next month to close: {month}',
  'ledger.noClosedPeriodsYet': 'No closed periods yet.',
  'ledger.noEntriesMatchThese': 'No entries match these filters.',
  'ledger.noEntriesYetEntries': 'No entries yet. Entries appear with the first commission.',
  'ledger.owedProgram': 'Owed by program',
  'ledger.pendingHold': 'Pending or on hold',
  'ledger.posted': 'Posted',
  'ledger.totalPaid': 'Total paid',
} as const
