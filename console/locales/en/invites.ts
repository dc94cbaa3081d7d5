export const invites = {
  'invites.alreadyProgramRejectedFind':
    'Already in the program or rejected. Find them under Partners.',
  'invites.canInviteUpCount':
    'You can invite up to {count, plural, one {# person} other {# people}} at once. This row and the rows below are skipped.',
  'invites.cellUnreadableCharactersSave':
    'This cell has unreadable characters. Save the file as UTF-8.',
  'invites.checkList': 'Check list',
  'invites.columnAppearsTwice': 'This column appears twice.',
  'invites.csvFile': 'CSV file',
  'invites.doneAllSent': '{done} of {all} sent…',
  'invites.duplicateRowLine': 'Duplicate of row {line}.',
  'invites.editList': 'Edit list',
  'invites.emailColumnMissing': 'The email column is missing.',
  'invites.emailMissing': 'The email is missing.',
  'invites.emails': 'Emails',
  'invites.fileLargerThan1': 'The file is larger than 1 MB.',
  'invites.goodPartnersReadyInvite':
    '{good, plural, one {# partner} other {# partners}} ready to invite, {wrong, plural, one {# problem} other {# problems}}. No invitations sent yet.',
  'invites.invitations': 'Invitations',
  'invites.inviteMore': 'Invite more',
  'invites.invitedAllInvited': '{invited} of {all} invited.',
  'invites.pasteEmailsSpreadsheetRows':
    'Paste emails, or spreadsheet rows with email, name, group, short-link key, and external ID. Up to {count, plural, one {# person} other {# people}}.',
  'invites.personalNoteOptional': 'Personal note (optional)',
  'invites.problems': 'Problems',
  'invites.quotationMarkIsntClosed': 'A quotation mark isn’t closed.',
  'invites.roleCanViewPartners': 'Your role can view partners but not invite them.',
  'invites.rowLine': 'Row {line}',
  'invites.rowLineColumnColumn': 'Row {line}, column {column}',
  'invites.rowMoreValuesThan': 'This row has more values than columns.',
  'invites.sendCountInvitations': 'Send {count, plural, one {# invitation} other {# invitations}}',
  'invites.skippedRows': 'Skipped rows',
  'invites.textIsntValidEmail': '“{text}” isn’t a valid email.',
  'invites.unknownColumnName': 'Unknown column “{name}”.',
  'invites.unknownGroupName': 'Unknown group “{name}”.',
  'invites.useMostCountCharacters':
    'Use at most {count, plural, one {# character} other {# characters}}.',
  'invites.viewInvitedPartners': 'View invited partners',
} as const
