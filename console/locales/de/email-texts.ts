import type { Translation } from '../../base/messages.ts'
import type { emailTexts as english } from '../en/email-texts.ts'

export const emailTexts: Translation<typeof english> = {
  'emailTexts.applicationApproved': 'Bewerbung angenommen',
  'emailTexts.applicationReceived': 'Bewerbung eingegangen',
  'emailTexts.applicationRejected': 'Bewerbung abgelehnt',
  'emailTexts.availableVariablesPlacesGreeting':
    'Verfügbare Variablen: {places}. Anrede, Beträge und Schaltflächen können nicht geändert werden.',
  'emailTexts.bannedProgram': 'Im Programm gesperrt',
  'emailTexts.commissionHold': 'Provision zurückgehalten',
  'emailTexts.commissionReversed': 'Provision storniert',
  'emailTexts.customized': 'angepasst',
  'emailTexts.discardChanges': 'Änderungen verwerfen',
  'emailTexts.message': 'Nachricht',
  'emailTexts.movedAnotherGroup': 'In eine andere Gruppe verschoben',
  'emailTexts.newCommissions': 'Neue Provisionen',
  'emailTexts.partnerInvitation': 'Partnereinladung',
  'emailTexts.partnershipEnded': 'Partnerschaft beendet',
  'emailTexts.payoutCompleted': 'Auszahlung abgeschlossen',
  'emailTexts.payoutFailed': 'Auszahlung fehlgeschlagen',
  'emailTexts.payoutSent': 'Auszahlung gesendet',
  'emailTexts.resetDefault': 'Auf Standard zurücksetzen',
  'emailTexts.saveChangesFirst': 'Speichern Sie zuerst Ihre Änderungen.',
  'emailTexts.sendTestEmail': 'Test-E-Mail senden',
  'emailTexts.subject': 'Betreff',
  'emailTexts.testEmailSent': 'Test-E-Mail an Sie gesendet.',
  'emailTexts.textResetDefault': 'Vorlage auf Standard zurückgesetzt.',
  'emailTexts.unsaved': 'nicht gespeichert',
}
