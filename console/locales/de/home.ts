import type { Translation } from '../../base/messages.ts'
import type { home as english } from '../en/home.ts'

export const home: Translation<typeof english> = {
  'home.afterCommissions': 'Nach Provisionen',
  'home.allCaughtUp': 'Alles erledigt. Es gibt keinen Handlungsbedarf.',
  'home.allPartnersActive': 'Alle angenommenen Partner haben Klicks.',
  'home.applicationsWaiting':
    '{count, plural, one {# Bewerbung zu prüfen} other {# Bewerbungen zu prüfen}}',
  'home.biggestChanges': 'Größte Veränderungen',
  'home.connectionsFailing':
    '{count, plural, one {# Verbindung mit fehlgeschlagenen Ereignissen} other {# Verbindungen mit fehlgeschlagenen Ereignissen}}',
  'home.createProgram': 'Programm erstellen',
  'home.fraudFlagsOpen':
    '{count, plural, one {# offener Betrugshinweis} other {# offene Betrugshinweise}}',
  'home.goHome': 'Zur Startseite',
  'home.home': 'Startseite',
  'home.jobsFailed': '{count, plural, one {# Job fehlgeschlagen} other {# Jobs fehlgeschlagen}}',
  'home.joined': 'Dabei seit: {when}',
  'home.monthComparison': '{start} – {end}, verglichen mit {previousStart} – {previousEnd}',
  'home.newRevenue': 'Neu',
  'home.nextPayout': 'Nächste Auszahlung am {day}',
  'home.nextStep': 'Als Nächstes: {step}',
  'home.noClicksYet': 'Partner ohne Klicks',
  'home.noPayoutScheduled': 'Keine Auszahlung geplant',
  'home.noSalesToCompare': 'Kein Umsatz über Partner in diesem und im letzten Monat.',
  'home.noProgramYet':
    'Noch kein Programm. Erstellen Sie eines, um Partner zu gewinnen und Provisionen zu zahlen.',
  'home.partnerChange': 'Verkäufe {salesBefore} → {sales} · Klicks {clicksBefore} → {clicks}',
  'home.partnersWithoutPayoutMethod':
    '{count, plural, one {# Partner mit offenen Provisionen hat keine Auszahlungsmethode} other {# Partner mit offenen Provisionen haben keine Auszahlungsmethode}}',
  'home.payoutDraftsWaiting':
    '{count, plural, one {# Auszahlungsentwurf zu bestätigen} other {# Auszahlungsentwürfe zu bestätigen}}',
  'home.previously': 'Zuvor {amount}',
  'home.revenueThroughPartners': 'Umsatz über Partner',
  'home.sendEmail': 'E-Mail senden',
  'home.setupProgress': 'Einrichtung: {done} von {total} Schritten erledigt',
  'home.thisMonth': 'Dieser Monat',
  'home.viewEvents': 'Ereignisse ansehen',
  'home.viewJobs': 'Jobs ansehen',
  'home.viewPartners': 'Partner ansehen',
  'home.viewPayouts': 'Auszahlungen ansehen',
  'home.viewWebhooks': 'Webhooks ansehen',
  'home.webhooksFailing':
    '{count, plural, one {# Webhook schlägt fehl} other {# Webhooks schlagen fehl}}',
}
