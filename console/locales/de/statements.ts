import type { Translation } from '../../base/messages.ts'
import type { statements as english } from '../en/statements.ts'

export const statements: Translation<typeof english> = {
  'statements.actions': 'Aktionen',
  'statements.closingBalance': 'Endsaldo',
  'statements.eachPartnerEarnedPaid':
    'Verdienst, Auszahlungen und Saldo jedes Partners laut Hauptbuch. Monate gelten in UTC.',
  'statements.entries': 'Buchungen',
  'statements.nameEmail': 'Name oder E-Mail',
  'statements.noPartnersMatchSearch': 'Keine Partner entsprechen Ihrer Suche.',
  'statements.print': 'Drucken',
  'statements.statementNameDownloaded': 'Abrechnung für {name} heruntergeladen.',
}
