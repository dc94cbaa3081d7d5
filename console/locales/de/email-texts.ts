import type { Translation } from '../../base/messages.ts'
import type { emailTexts as english } from '../en/email-texts.ts'

export const emailTexts: Translation<typeof english> = {
  'emailTexts.applicationApproved': 'Bewerbung angenommen',
  'emailTexts.applicationReceived': 'Bewerbung eingegangen',
  'emailTexts.applicationRejected': 'Bewerbung abgelehnt',
  'emailTexts.bannedProgram': 'Vom Programm ausgeschlossen',
  'emailTexts.commissionBeingChecked': 'Provision wird geprüft',
  'emailTexts.commissionTakenBack': 'Provision zurückgenommen',
  'emailTexts.discardTyped': 'Eingetipptes verwerfen',
  'emailTexts.invitationPartner': 'Einladung eines Partners',
  'emailTexts.mail': 'E-Mail',
  'emailTexts.mailWay': 'Eine E-Mail an Sie ist unterwegs.',
  'emailTexts.movedAnotherGroup': 'In eine andere Gruppe verschoben',
  'emailTexts.newCommissions': 'Neue Provisionen',
  'emailTexts.notSaved': 'nicht gespeichert',
  'emailTexts.ownWords': 'eigene Worte',
  'emailTexts.participationEnded': 'Teilnahme beendet',
  'emailTexts.payoutArrived': 'Auszahlung angekommen',
  'emailTexts.payoutFailed': 'Auszahlung gescheitert',
  'emailTexts.payoutWay': 'Auszahlung unterwegs',
  'emailTexts.placeholdersPlacesGreetingFigures':
    'Platzhalter: {places}. Anrede, Zahlen und Knöpfe bleiben.',
  'emailTexts.returnOriginalText': 'Zum ursprünglichen Text zurückkehren',
  'emailTexts.saveFirst': 'Speichern Sie zuerst.',
  'emailTexts.sendToMyself': 'An mich senden',
  'emailTexts.subject': 'Betreff',
  'emailTexts.textBelowGreeting': 'Text unter der Anrede',
  'emailTexts.theTextIsAs': 'Der Text ist wie zuvor.',
}
