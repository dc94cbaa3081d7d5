import type { Translation } from '../../base/messages.ts'
import type { applications as english } from '../en/applications.ts'

export const applications: Translation<typeof english> = {
  'applications.after30Days': 'Nach 30 Tagen',
  'applications.anotherReason': 'Anderer Grund',
  'applications.appliedOnDay': 'Beworben am {day}',
  'applications.approveCount': '{count} annehmen …',
  'applications.approveName': '{name} annehmen',
  'applications.atOnce': 'Sofort',
  'applications.countApprovedToldMail': '{count} angenommen und per E-Mail benachrichtigt.',
  'applications.countRejectedToldMail': '{count} abgelehnt und per E-Mail benachrichtigt.',
  'applications.countSelected': '{count} ausgewählt',
  'applications.doesNotMeetRequirements': 'Erfüllt die Bedingungen nicht',
  'applications.eachTakesPartNow':
    'Alle nehmen ab jetzt teil und erfahren es per E-Mail. Die E-Mail lässt sich nicht zurückholen: Um es später zu beenden, deaktivieren oder sperren Sie den Partner, der auch das erfährt.',
  'applications.moreDetailsNeeded': 'Es fehlen Angaben',
  'applications.never': 'Nie',
  'applications.noAnswer': 'Keine Antwort',
  'applications.nobodyWaitsAnswer': 'Niemand wartet auf eine Antwort.',
  'applications.notRightFit': 'Passt nicht zu uns',
  'applications.partnerToldMailReads':
    'Der Partner erfährt es per E-Mail und liest Ihre Notiz. Der Grund ist für Sie.',
  'applications.rejectCount': '{count} ablehnen …',
  'applications.rejectName': '{name} ablehnen',
  'applications.selectAll': 'Alle auswählen',
  'applications.theseOldestCountNext':
    'Das sind die ältesten {count}. Die nächsten folgen, wenn diese entschieden sind.',
}
