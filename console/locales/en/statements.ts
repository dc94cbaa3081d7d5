export const statements = {
  'statements.actions': 'Actions',
  'statements.eachPartnerEarnedPaid':
    'What each partner earned, was paid and is owed, as the ledger has it. Months are in UTC.',
  'statements.entries': 'Entries',
  'statements.nameEMailAddress': 'Name or e-mail address',
  'statements.noPartnerMatches': 'No partner matches.',
  'statements.owedEnd': 'Owed at the end',
  'statements.print': 'Print',
  'statements.statementNameSaved': 'The statement of {name} is saved.',
} as const
