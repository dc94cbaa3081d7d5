export const dataExport = {
  'dataExport.allCommissionsTheirPartner':
    'All commissions with their partner and customer. NDJSON.',
  'dataExport.allCustomersTheirPurchases': 'All customers with their purchases. NDJSON.',
  'dataExport.allLedgerEntriesFile': 'All ledger entries, one file per program. CSV.',
  'dataExport.allLinksTheirDestinations':
    'All links with their destinations, tags, and stats. NDJSON.',
  'dataExport.allPartnersEachProgram':
    'All partners of each program with their links and earnings. NDJSON.',
  'dataExport.allPayoutsFilePer': 'All payouts, one file per program. CSV.',
  'dataExport.changedNdjson': 'Changes and who made them. NDJSON.',
  'dataExport.countRecordsRead': '{count, plural, one {# record} other {# records}} read…',
  'dataExport.exportName': 'Export {name}',
  'dataExport.nameExported': '{name} exported.',
  'dataExport.ndjsonFilesRecordPer':
    'NDJSON files have one record per line, in the API’s format. Keep this page open until the download finishes.',
  'dataExport.stop': 'Stop',
} as const
