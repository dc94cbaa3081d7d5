import type { Translation } from '../../base/messages.ts'
import type { partners as english } from '../en/partners.ts'

export const partners: Translation<typeof english> = {
  'partners.abuseBrand': 'Missbrauch der Marke',
  'partners.allTime': 'Über die ganze Zeit',
  'partners.anyGroup': 'Jede Gruppe',
  'partners.applicationNotAccepted': 'Die Bewerbung wurde nicht angenommen.',
  'partners.approve': 'Annehmen',
  'partners.backPartner': 'Zurück zum Partner',
  'partners.ban': 'Sperren …',
  'partners.banNameLifted': 'Die Sperre von {name} ist aufgehoben.',
  'partners.breaksTheTerms': 'Verstößt gegen die Bedingungen',
  'partners.copySignLink': 'Anmeldelink kopieren',
  'partners.deactivate': 'Deaktivieren …',
  'partners.declined': 'Hat abgelehnt',
  'partners.earnsNothingNewDue': 'Verdient nichts Neues. Was fällig ist, wird noch bezahlt.',
  'partners.fakeTraffic': 'Vorgetäuschte Besuche',
  'partners.holdingPeriod': 'In der Wartezeit',
  'partners.inappropriateContent': 'Unangemessene Inhalte',
  'partners.liftTheBan': 'Sperre aufheben …',
  'partners.linksEarnNothingNow':
    'Die Links verdienen ab jetzt nichts. Was fällig ist, wird noch bezahlt. Sie können den Partner wieder aktivieren.',
  'partners.linksEarnNothingNowAll':
    'Die Links verdienen ab jetzt nichts, und alle offenen Provisionen werden storniert. Der Partner liest den Grund. Schulden bleiben.',
  'partners.linksEarnNothingUnpaid':
    'Die Links verdienen nichts, und was offen war, ist storniert.',
  'partners.linksEarns': 'Hat Links und verdient.',
  'partners.nameDeactivatedDueStill': '{name} ist deaktiviert. Was fällig ist, wird noch bezahlt.',
  'partners.nameEMailAddress': 'Name, E-Mail-Adresse oder Firma',
  'partners.nameIsArchived': '{name} ist archiviert.',
  'partners.nameIsBanned': '{name} ist gesperrt.',
  'partners.nameRejectedToldMail': '{name} wurde abgelehnt und weiß es per E-Mail.',
  'partners.nameShownListsAgain': '{name} steht wieder in den Listen.',
  'partners.nameTakesPartAgain': '{name} nimmt wieder teil.',
  'partners.nameTakesPartNow': '{name} nimmt jetzt teil und weiß es per E-Mail.',
  'partners.noPartner': 'Kein Partner ist so.',
  'partners.noPartnerYetPeople':
    'Es gibt noch keinen Partner. Interessierte bewerben sich auf Ihrer Seite, oder Sie laden sie ein.',
  'partners.notAnsweredYetLinks':
    'Hat noch nicht geantwortet. Die Links gelten und verdienen schon.',
  'partners.nothingCanChangedHere':
    'Hier lässt sich nichts ändern, und das Protokoll hält fest, dass Sie hineingesehen haben.',
  'partners.partnerDidNotWant': 'Der Partner wollte die Einladung nicht.',
  'partners.partnerTakesPartAgain': 'Der Partner nimmt wieder teil.',
  'partners.partnerToldMailMay':
    'Der Partner erfährt es per E-Mail und darf sich nach 30 Tagen wieder bewerben.',
  'partners.pending': 'Ausstehend',
  'partners.reactivate': 'Reaktivieren',
  'partners.rejected': 'Abgelehnt',
  'partners.restoreCommissionsBanCanceled':
    'Die Provisionen wiederherstellen, die mit der Sperre storniert wurden',
  'partners.saveAsCsv': 'Als CSV speichern',
  'partners.saveForPrinting': 'Zum Drucken speichern',
  'partners.seeNameSees': 'Sie sehen, was {name} sieht.',
  'partners.showInLists': 'In Listen zeigen',
  'partners.showTheEntries': 'Einträge zeigen',
  'partners.spam': 'Spam',
  'partners.statement': 'Kontoauszug',
  'partners.takesPartEarnsBut': 'Nimmt teil und verdient, steht aber in keiner Liste.',
  'partners.viewAsPartner': 'Als Partner ansehen',
  'partners.waitsAnswerUntilThen':
    'Wartet auf Ihre Antwort. Bis dahin hat der Partner keine Links und verdient nichts.',
}
