export const statements = {
  'statements.actions': 'Actions',
  'statements.closingBalance': 'Closing balance',
  'statements.eachPartnerEarnedPaid':
    'Each partner’s earnings, payouts, and balance, based on the ledger. Months use UTC.',
  'statements.entries': 'Entries',
  'statements.nameEmail': 'Name or email',
  'statements.noPartnersMatchSearch': 'No partners match your search.',
  'statements.print': 'Print',
  'statements.statementNameDownloaded': 'Statement for {name} downloaded.',
} as const
