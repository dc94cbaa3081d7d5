import type { Translation } from '../../base/messages.ts'
import type { partners as english } from '../en/partners.ts'

export const partners: Translation<typeof english> = {
  'partners.activeEarningButHidden': 'Aktiv und verdient, aber in Listen ausgeblendet.',
  'partners.activeLinksEarnsCommissions': 'Hat aktive Links und verdient Provisionen.',
  'partners.allGroups': 'Alle Gruppen',
  'partners.allTime': 'Gesamter Zeitraum',
  'partners.applicationRejected': 'Die Bewerbung wurde abgelehnt.',
  'partners.approve': 'Annehmen',
  'partners.awaitingReviewPartnerNo':
    'Wartet auf Ihre Prüfung. Bis zur Annahme hat der Partner keine Links und verdient nichts.',
  'partners.backPartner': 'Zurück zum Partner',
  'partners.ban': 'Sperren…',
  'partners.brandAbuse': 'Markenmissbrauch',
  'partners.cantMakeChangesHere':
    'Sie können hier nichts ändern. Das Audit-Protokoll vermerkt diesen Besuch.',
  'partners.copySignLink': 'Anmeldelink kopieren',
  'partners.deactivate': 'Deaktivieren…',
  'partners.declined': 'Abgelehnt',
  'partners.doesntEarnNewCommissions':
    'Verdient keine neuen Provisionen. Bestehende Provisionen werden noch ausgezahlt.',
  'partners.downloadCsv': 'CSV herunterladen',
  'partners.downloadPrinting': 'Zum Drucken herunterladen',
  'partners.fakeTraffic': 'Gefälschter Traffic',
  'partners.hasntAcceptedInvitationYet':
    'Hat die Einladung noch nicht angenommen. Links funktionieren und bringen bereits Provisionen.',
  'partners.holdingPeriod': 'In der Wartezeit',
  'partners.inappropriateContent': 'Unangemessene Inhalte',
  'partners.linksDontEarnUnpaid':
    'Links bringen keine Provisionen, und unbezahlte Provisionen sind storniert.',
  'partners.linksStopEarningAll':
    'Links bringen keine Provisionen mehr, und alle unbezahlten Provisionen werden storniert. Der Partner sieht den Grund. Negative Salden bleiben bestehen.',
  'partners.linksStopEarningExisting':
    'Links bringen keine Provisionen mehr. Bestehende Provisionen werden noch ausgezahlt. Sie können den Partner später reaktivieren.',
  'partners.nameApprovedNotifiedEmail': '{name} angenommen und per E-Mail benachrichtigt.',
  'partners.nameArchived': '{name} archiviert.',
  'partners.nameBanned': '{name} gesperrt.',
  'partners.nameDeactivatedExistingCommissions':
    '{name} deaktiviert. Bestehende Provisionen werden noch ausgezahlt.',
  'partners.nameEmailCompany': 'Name, E-Mail oder Unternehmen',
  'partners.nameReactivated': '{name} reaktiviert.',
  'partners.nameRejectedNotifiedEmail': '{name} abgelehnt und per E-Mail benachrichtigt.',
  'partners.nameUnarchived': 'Archivierung von {name} aufgehoben.',
  'partners.nameUnbanned': 'Sperre von {name} aufgehoben.',
  'partners.noPartnersMatchThese': 'Keine Partner entsprechen diesen Filtern.',
  'partners.noPartnersYetInvite':
    'Noch keine Partner. Laden Sie Partner ein oder lassen Sie sie sich auf Ihrer Landingpage bewerben.',
  'partners.partnerBecomesActiveAgain': 'Der Partner wird wieder aktiv.',
  'partners.partnerDeclinedInvitation': 'Der Partner hat die Einladung abgelehnt.',
  'partners.partnerNotifiedEmailCan':
    'Der Partner wird per E-Mail benachrichtigt und kann sich nach 30 Tagen erneut bewerben.',
  'partners.pending': 'Ausstehend',
  'partners.reactivate': 'Reaktivieren',
  'partners.rejected': 'Abgelehnt',
  'partners.restoreCommissionsCanceledBan':
    'Durch die Sperre stornierte Provisionen wiederherstellen',
  'partners.spam': 'Spam',
  'partners.statement': 'Abrechnung',
  'partners.termsViolation': 'Verstoß gegen die Bedingungen',
  'partners.unarchive': 'Archivierung aufheben',
  'partners.unban': 'Sperre aufheben…',
  'partners.viewAsPartner': 'Als Partner ansehen',
  'partners.viewEntries': 'Buchungen anzeigen',
  'partners.viewingName': 'Sie sehen die Ansicht von {name}.',
}
