import type { Translation } from '../../base/messages.ts'
import type { applications as english } from '../en/applications.ts'

export const applications: Translation<typeof english> = {
  'applications.after30Days': 'Nach 30 Tagen',
  'applications.appliedOnDay': 'Beworben am {day}',
  'applications.approveCount': '{count} annehmen…',
  'applications.approveName': '{name} annehmen',
  'applications.countApplicationsApprovedNotified':
    '{count, plural, one {# Bewerbung angenommen. Der Partner wurde} other {# Bewerbungen angenommen. Die Partner wurden}} per E-Mail benachrichtigt.',
  'applications.countApplicationsRejectedNotified':
    '{count, plural, one {# Bewerbung abgelehnt. Der Partner wurde} other {# Bewerbungen abgelehnt. Die Partner wurden}} per E-Mail benachrichtigt.',
  'applications.countSelected': '{count} ausgewählt',
  'applications.doesntMeetRequirements': 'Erfüllt die Anforderungen nicht',
  'applications.immediately': 'Sofort',
  'applications.moreDetailsNeeded': 'Weitere Angaben erforderlich',
  'applications.never': 'Nie',
  'applications.noAnswer': 'Keine Antwort',
  'applications.noApplicationsReview': 'Keine Bewerbungen zu prüfen.',
  'applications.notGoodFit': 'Passt nicht zu uns',
  'applications.other': 'Sonstiges',
  'applications.partnerNotifiedEmailNote':
    'Der Partner wird per E-Mail mit Ihrer Notiz benachrichtigt. Der Grund ist nur für Ihr Team sichtbar.',
  'applications.rejectCount': '{count} ablehnen…',
  'applications.rejectName': '{name} ablehnen',
  'applications.selectAll': 'Alle auswählen',
  'applications.showingOldestCountMore':
    'Die ältesten {count} werden angezeigt. Weitere erscheinen, wenn Sie diese geprüft haben.',
  'applications.theyBecomeActivePartners':
    'Sie werden aktive Partner und per E-Mail benachrichtigt. Um eine Partnerschaft später zu beenden, deaktivieren oder sperren Sie den Partner.',
}
