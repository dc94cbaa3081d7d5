import type { Translation } from '../../base/messages.ts'
import type { partners as english } from '../en/partners.ts'

export const partners: Translation<typeof english> = {
  'partners.activeEarningButHidden':
    'Aktiv und verdient Provisionen, wird aber in Listen ausgeblendet.',
  'partners.activeLinksEarnsCommissions': 'Hat aktive Links und verdient Provisionen.',
  'partners.addTag': 'Tag',
  'partners.allTime': 'Gesamter Zeitraum',
  'partners.applicationRejected': 'Die Bewerbung wurde abgelehnt.',
  'partners.approve': 'Annehmen',
  'partners.awaitingReviewPartnerNo':
    'Wartet auf Ihre Prüfung. Bis zur Annahme hat der Partner keine Links und verdient nichts.',
  'partners.backPartner': 'Zurück zum Partner',
  'partners.balance': 'Saldo',
  'partners.ban': 'Sperren…',
  'partners.brandAbuse': 'Markenmissbrauch',
  'partners.cantMakeChangesHere':
    'Sie können hier nichts ändern. Das Audit-Protokoll vermerkt diesen Besuch.',
  'partners.copySignLink': 'Anmeldelink kopieren',
  'partners.countPartners': '{count, plural, one {# Partner} other {# Partner}}',
  'partners.deactivate': 'Deaktivieren…',
  'partners.declined': 'Abgelehnt',
  'partners.doesntEarnNewCommissions':
    'Verdient keine neuen Provisionen. Bestehende Provisionen werden noch ausgezahlt.',
  'partners.downloadCsv': 'CSV herunterladen',
  'partners.downloadPrinting': 'Zum Drucken herunterladen',
  'partners.emailHint':
    'Eine Änderung meldet den Partner ab, entfernt die Auszahlungsmethode und verzögert Auszahlungen.',
  'partners.emailNeedsPayouts':
    'Nur Mitglieder, die Auszahlungen vornehmen dürfen, können die E-Mail-Adresse ändern.',
  'partners.fakeTraffic': 'Gefälschter Traffic',
  'partners.groupHint':
    'Neue Kunden erhalten die Konditionen dieser Gruppe. Bestehende Kunden behalten ihre.',
  'partners.groupLockedHint': 'Die Regeln für Gruppenwechsel gelten nicht für diesen Partner.',
  'partners.hasntAcceptedInvitationYet':
    'Hat die Einladung noch nicht angenommen. Links funktionieren und bringen bereits Provisionen.',
  'partners.holdingPeriod': 'In der Wartezeit',
  'partners.imageHint': 'Die Webadresse eines Bilds.',
  'partners.inappropriateContent': 'Unangemessene Inhalte',
  'partners.linksAndCodes': 'Links und Codes',
  'partners.linksDontEarnUnpaid':
    'Links bringen keine Provisionen, und offene Provisionen sind storniert.',
  'partners.linksStopEarningAll':
    'Links bringen keine Provisionen mehr, und alle offenen Provisionen werden storniert. Der Partner sieht den Grund. Negative Salden bleiben bestehen.',
  'partners.linksStopEarningExisting':
    'Links bringen keine Provisionen mehr. Bestehende Provisionen werden noch ausgezahlt. Sie können den Partner später reaktivieren.',
  'partners.listedHint': 'Der Partner hat zugestimmt, dort mit Name und Verdienst zu erscheinen.',
  'partners.manageTags': 'Tags verwalten',
  'partners.merge': 'Zusammenführen…',
  'partners.mergeEffects':
    'Der Saldo von {from} ({balance}) sowie die Links, Rabattcodes und Kunden gehen an {into} über. {from} kann sich nicht mehr anmelden, und Auszahlungen an {into} verzögern sich. Das lässt sich nicht rückgängig machen.',
  'partners.mergeHint': 'Der Partner, der bleibt und alles von {name} übernimmt.',
  'partners.mergePartners': 'Partner zusammenführen',
  'partners.mergeQuestion': '{from} mit {into} ({email}) zusammenführen?',
  'partners.mergeSame': 'Das ist derselbe Partner. Geben Sie die E-Mail-Adresse eines anderen ein.',
  'partners.moreActions': 'Weitere Aktionen',
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
  'partners.noLinksYet': 'Noch keine Links.',
  'partners.noOwner': 'Niemand zuständig',
  'partners.noPartnersMatchThese': 'Keine Partner entsprechen diesen Filtern.',
  'partners.noPartnersYetInvite':
    'Noch keine Partner. Laden Sie Partner ein oder nehmen Sie Bewerbungen über Ihre Landingpage entgegen.',
  'partners.noTagsYet':
    'Noch keine Partner-Tags. Erstellen Sie einen, um Partner aller Programme zu ordnen.',
  'partners.notSet': 'Nicht angegeben',
  'partners.notes': 'Partnernotizen',
  'partners.openMerged': 'Partner ansehen',
  'partners.ownerName': 'Zuständig: {name}',
  'partners.partnerBecomesActiveAgain': 'Der Partner wird wieder aktiv.',
  'partners.partnerDeclinedInvitation': 'Der Partner hat die Einladung abgelehnt.',
  'partners.partnerNotifiedEmailCan':
    'Der Partner wird per E-Mail benachrichtigt und kann sich nach 30 Tagen erneut bewerben.',
  'partners.partnersChoice': 'Die Sprache, die der Partner verwendet',
  'partners.pending': 'Ausstehend',
  'partners.profile': 'Profil',
  'partners.reactivate': 'Reaktivieren',
  'partners.referredByHint':
    'E-Mail-Adresse des Partners, der diesen Partner geworben hat und dafür eine Vergütung erhält.',
  'partners.rejected': 'Abgelehnt',
  'partners.restoreCommissionsCanceledBan':
    'Durch die Sperre stornierte Provisionen wiederherstellen',
  'partners.results': 'Ergebnisse',
  'partners.sharesCustomersHint': 'Namen und E-Mail-Adressen sind im Dashboard nicht maskiert.',
  'partners.someoneElseEdited': 'Jemand anderes hat diesen Partner bearbeitet',
  'partners.spam': 'Spam',
  'partners.statement': 'Abrechnung',
  'partners.tagRemovedFrom':
    '{count, plural, one {Der Tag wird von # Partner entfernt.} other {Der Tag wird von # Partnern entfernt.}}',
  'partners.tags': 'Partner-Tags',
  'partners.tenantHint': 'Ihre eigene ID für diesen Partner.',
  'partners.tenantId': 'Mandanten-ID',
  'partners.termsViolation': 'Verstoß gegen die Bedingungen',
  'partners.unarchive': 'Archivierung aufheben',
  'partners.unban': 'Sperre aufheben…',
  'partners.usernameHint':
    'Im Workspace eindeutig. Der Schlüssel des ersten Links leitet sich davon ab.',
  'partners.viewAsPartner': 'Als Partner ansehen',
  'partners.viewEntries': 'Buchungen anzeigen',
  'partners.viewingName': 'Sie sehen die Ansicht von {name}.',
  'partners.wasMerged': 'Dieser Partner wurde mit einem anderen zusammengeführt.',
  'partners.yes': 'Ja',
  'partners.changeGroup': 'Gruppe ändern',
  'partners.moveCountPartnersQuestion':
    '{count, plural, one {# Partner} other {# Partner}} zu {to} verschieben?',
  'partners.tagAdded':
    'Tag {tag} zu {count, plural, one {# Partner} other {# Partnern}} hinzugefügt.',
  'partners.tagRemoved':
    'Tag {tag} von {count, plural, one {# Partner} other {# Partnern}} entfernt.',
}
