import type { Translation } from '../../base/messages.ts'
import type { webhooks as english } from '../en/webhooks.ts'

export const webhooks: Translation<typeof english> = {
  'webhooks.addWebhook': 'Webhook hinzufügen',
  'webhooks.countEvents': '{count, plural, one {# Ereignis} other {# Ereignisse}}',
  'webhooks.countEventsSelected':
    '{count, plural, one {# Ereignis} other {# Ereignisse}} ausgewählt.',
  'webhooks.dayRequestsSignedBoth':
    'Einen Tag lang werden Anfragen mit beiden Secrets signiert, damit Sie ohne Fehler wechseln können.',
  'webhooks.delete': 'Löschen…',
  'webhooks.deleteWebhook': 'Webhook löschen',
  'webhooks.deleteWebhookQuestion': 'Webhook löschen?',
  'webhooks.delivered': 'zugestellt',
  'webhooks.deliveries': 'Zustellungen',
  'webhooks.deliveriesFailedSinceWhen':
    'Zustellungen schlagen seit {when} fehl. Der Webhook wird nach drei Tagen deaktiviert.',
  'webhooks.disable': 'Deaktivieren',
  'webhooks.disabled': 'deaktiviert',
  'webhooks.disabledAfterThreeDays':
    'Nach drei Tagen fehlgeschlagener Zustellungen deaktiviert. Beheben Sie das Problem an Ihrem Endpunkt, aktivieren Sie den Webhook und senden Sie fehlgeschlagene Ereignisse erneut.',
  'webhooks.discountCodes': 'Rabattcodes',
  'webhooks.editWebhook': 'Webhook bearbeiten',
  'webhooks.enable': 'Aktivieren',
  'webhooks.enabled': 'aktiviert',
  'webhooks.enrollments': 'Teilnahmen',
  'webhooks.eventResentSameId': 'Ereignis mit derselben ID erneut gesendet.',
  'webhooks.failed': 'fehlgeschlagen',
  'webhooks.failing': 'fehlerhaft',
  'webhooks.incomingWebhookUrlSlack': 'Die URL des eingehenden Webhooks Ihrer Slack-App.',
  'webhooks.jsonSigned': 'JSON, signiert',
  'webhooks.leaveEmptyNow': 'Leer lassen, um den aktuellen Zeitpunkt zu verwenden.',
  'webhooks.milestones': 'Meilensteine',
  'webhooks.noDeliveriesMatchFilter': 'Keine Zustellungen entsprechen diesem Filter.',
  'webhooks.noWebhooksYetAdd':
    'Noch keine Webhooks. Fügen Sie einen hinzu, um Ihren Server über Klicks, Leads, Verkäufe und Auszahlungen zu informieren.',
  'webhooks.payoutDrafts': 'Auszahlungsentwürfe',
  'webhooks.payoutRuns': 'Auszahlungsläufe',
  'webhooks.pending': 'ausstehend',
  'webhooks.previousSecretAlsoUsed': 'Das vorherige Secret wird noch bis {when} verwendet.',
  'webhooks.replayTimeRange': 'Zeitraum erneut senden',
  'webhooks.replayTimeRangeDialog': 'Zeitraum erneut senden…',
  'webhooks.request': 'Anfrage',
  'webhooks.requestResponse': 'Anfrage und Antwort',
  'webhooks.resendName': '{name} erneut senden',
  'webhooks.resendingCountDeliveries':
    '{count, plural, one {# Zustellung wird} other {# Zustellungen werden}} erneut gesendet.',
  'webhooks.resentEventsKeepTheir':
    'Erneut gesendete Ereignisse behalten ihre ID, damit Ihr Endpunkt Duplikate ignorieren kann.',
  'webhooks.rotateSecret': 'Secret erneuern',
  'webhooks.rotateSecretDialog': 'Secret erneuern…',
  'webhooks.rotateSecretQuestion': 'Secret erneuern?',
  'webhooks.selectLeastEvent': 'Wählen Sie mindestens ein Ereignis aus.',
  'webhooks.sendTestEvent': 'Testereignis senden',
  'webhooks.showingLatestCountMay':
    'Die neuesten {count} werden angezeigt. Es gibt möglicherweise weitere.',
  'webhooks.signingSecret': 'Signatur-Secret',
  'webhooks.stopSendingEventsEndpoint':
    'Es werden keine Ereignisse mehr an diesen Endpunkt gesendet, und sein Protokoll wird gelöscht.',
  'webhooks.testEventSent': 'Testereignis gesendet.',
  'webhooks.useSecretVerifySignatures':
    'Verwenden Sie dieses Secret, um Signaturen zu prüfen. Speichern Sie es jetzt: Es wird nicht erneut angezeigt.',
  'webhooks.webhookDisabledEventsHappen':
    'Webhook deaktiviert. Ereignisse während der Deaktivierung werden nicht nachgesendet.',
  'webhooks.webhookEnabledNewEvents':
    'Webhook aktiviert. Neue Ereignisse werden ab jetzt gesendet.',
  'webhooks.whereSendEventsExample':
    'Wohin Ereignisse gesendet werden, z. B. https://shop.example/hooks.',
  'webhooks.writeKey': 'Write Key',
}
