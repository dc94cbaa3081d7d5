import type { Translation } from '../../base/messages.ts'
import type { statements as english } from '../en/statements.ts'

export const statements: Translation<typeof english> = {
  'statements.actions': 'Aktionen',
  'statements.eachPartnerEarnedPaid':
    'Was jeder Partner verdient hat, ausgezahlt bekam und noch bekommt, nach dem Hauptbuch. Monate sind in UTC.',
  'statements.entries': 'Einträge',
  'statements.nameEMailAddress': 'Name oder E-Mail-Adresse',
  'statements.noPartnerMatches': 'Kein Partner passt dazu.',
  'statements.owedEnd': 'Am Ende offen',
  'statements.print': 'Drucken',
  'statements.statementNameSaved': 'Die Abrechnung von {name} ist gespeichert.',
}
