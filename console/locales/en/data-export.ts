export const dataExport = {
  'dataExport.changedNdjson': 'Who changed what. NDJSON.',
  'dataExport.countRead': '{count} read …',
  'dataExport.everyCommissionPartnerCustomer':
    'Every commission with its partner and customer. NDJSON.',
  'dataExport.everyCustomerTheyBought': 'Every customer with what they bought. NDJSON.',
  'dataExport.everyEntryBooksFile': 'Every entry of the books, a file for each program. CSV.',
  'dataExport.everyLinkDestinationsTags':
    'Every link with its destinations, tags and figures. NDJSON.',
  'dataExport.everyPartnerEachProgram':
    'Every partner of each program, with links and earnings. NDJSON.',
  'dataExport.everyPayoutFileEach': 'Every payout, a file for each program. CSV.',
  'dataExport.exportName': 'Export: {name}',
  'dataExport.nameSaved': '{name} saved.',
  'dataExport.ndjsonLineEachApi':
    'NDJSON has one line for each, as the API shows it. Keep the page open until a file is saved.',
  'dataExport.stop': 'Stop',
} as const
