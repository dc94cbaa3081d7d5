import type { Translation } from '../../base/messages.ts'
import type { webhooks as english } from '../en/webhooks.ts'

export const webhooks: Translation<typeof english> = {
  'webhooks.addAWebhook': 'Webhook hinzufügen',
  'webhooks.addTheWebhook': 'Webhook hinzufügen',
  'webhooks.addressIncomingWebhookSlack': 'Die Adresse eines eingehenden Webhooks Ihrer Slack-App.',
  'webhooks.changeTheWebhook': 'Webhook ändern',
  'webhooks.chooseLeastEvent': 'Wählen Sie mindestens ein Ereignis.',
  'webhooks.countDeliveriesSentAgain': '{count} Zustellungen werden noch einmal gesendet.',
  'webhooks.countEvents': '{count} Ereignisse',
  'webhooks.countEventsChosen': '{count} Ereignisse sind gewählt.',
  'webhooks.dayBothSecretsSign':
    'Einen Tag lang unterschreiben beide Geheimnisse, sodass nichts abgelehnt wird, während Sie sie austauschen.',
  'webhooks.delete': 'Löschen …',
  'webhooks.deleteTheWebhook': 'Webhook löschen',
  'webhooks.deleteTheWebhook2': 'Webhook löschen?',
  'webhooks.delivered': 'zugestellt',
  'webhooks.deliveries': 'Zustellungen',
  'webhooks.disable': 'Abschalten',
  'webhooks.disabled': 'abgeschaltet',
  'webhooks.disabledNothingSentNothing':
    'Abgeschaltet: Es wird nichts gesendet und nichts für später aufgehoben.',
  'webhooks.discountCodes': 'Rabattcodes',
  'webhooks.eachKeepsIdReceiver':
    'Jede behält ihre Kennung, sodass ein Empfänger weiß, was er schon hatte.',
  'webhooks.emptyUntilNow': 'Leer: bis jetzt.',
  'webhooks.enable': 'Einschalten',
  'webhooks.enabled': 'eingeschaltet',
  'webhooks.enabledToldHappensNow': 'Eingeschaltet: Er erfährt, was von jetzt an geschieht.',
  'webhooks.enrollments': 'Teilnahmen',
  'webhooks.failed': 'gescheitert',
  'webhooks.failing': 'antwortet nicht',
  'webhooks.formerSecretSignsToo': 'Das frühere Geheimnis unterschreibt auch noch, bis {when}.',
  'webhooks.jsonSigned': 'JSON, signiert',
  'webhooks.makeNewSecret': 'Neues Geheimnis erzeugen',
  'webhooks.makeNewSecret2': 'Neues Geheimnis erzeugen?',
  'webhooks.milestones': 'Meilensteine',
  'webhooks.newSecret': 'Neues Geheimnis …',
  'webhooks.noDeliveryShownHere': 'Hier steht keine Zustellung.',
  'webhooks.noWebhookOwnServer':
    'Es gibt keinen Webhook. Ihr eigener Server kann von Klicks, Leads, Verkäufen und Auszahlungen erfahren, sobald sie geschehen.',
  'webhooks.nothingArrivedSinceWhen':
    'Seit {when} ist nichts angekommen. Nach drei Tagen wird er abgeschaltet.',
  'webhooks.nothingArrivedThreeDays':
    'Drei Tage lang kam nichts an, deshalb wird nichts mehr gesendet. Beheben Sie die Ursache, schalten Sie ihn ein und senden Sie noch einmal, was gescheitert ist.',
  'webhooks.nothingSentAnyMore':
    'Es wird nichts mehr an ihn gesendet, und sein Protokoll wird gelöscht.',
  'webhooks.payoutDrafts': 'Entwürfe von Auszahlungen',
  'webhooks.payoutRuns': 'Auszahlungsläufe',
  'webhooks.request': 'Anfrage',
  'webhooks.requestAndAnswer': 'Anfrage und Antwort',
  'webhooks.secretSignsSentShown':
    'Mit diesem Geheimnis wird unterschrieben, was gesendet wird. Es wird nur jetzt gezeigt: Legen Sie es dort ab, wo Sie Unterschriften prüfen.',
  'webhooks.secretWebhook': 'Geheimnis des Webhooks',
  'webhooks.sendAgainName': 'Noch einmal senden: {name}',
  'webhooks.sendSpanAgain': 'Zeitraum noch einmal senden',
  'webhooks.sendSpanAgain2': 'Zeitraum noch einmal senden …',
  'webhooks.sendTestEvent': 'Testereignis senden',
  'webhooks.sentAgainSameId': 'Sie wird noch einmal gesendet, mit derselben Kennung.',
  'webhooks.state': 'Zustand',
  'webhooks.testEventWay': 'Das Testereignis ist unterwegs.',
  'webhooks.theseNewestCountMay': 'Das sind die neuesten {count}; es kann mehr geben.',
  'webhooks.waiting': 'wartet',
  'webhooks.whereEventsPostedSuch':
    'Wohin Ereignisse gesendet werden, etwa https://shop.example/hooks.',
  'webhooks.which': 'Welche',
  'webhooks.writeKey': 'Write Key',
}
