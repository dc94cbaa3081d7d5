/** Webhooks and what they were told. */
export const webhooks = {
  'Add a webhook': 'Webhook hinzufügen',
  'Add the webhook': 'Webhook hinzufügen',
  'Change the webhook': 'Webhook ändern',
  'Change …': 'Ändern …',
  'Choose at least one event.': 'Wählen Sie mindestens ein Ereignis.',
  'Closed months': 'Abgeschlossene Monate',
  'Delete the webhook': 'Webhook löschen',
  'Delete the webhook?': 'Webhook löschen?',
  'Delete …': 'Löschen …',
  Deliveries: 'Zustellungen',
  'These are the newest {count}; there may be more.':
    'Das sind die neuesten {count}; es kann mehr geben.',
  Disable: 'Abschalten',
  'Disabled: nothing is sent, and nothing is kept for later.':
    'Abgeschaltet: Es wird nichts gesendet und nichts für später aufgehoben.',
  'Each keeps its id, so that a receiver knows what it had already.':
    'Jede behält ihre Kennung, sodass ein Empfänger weiß, was er schon hatte.',
  'Empty: until now.': 'Leer: bis jetzt.',
  Enable: 'Einschalten',
  'Enabled: it is told of what happens from now on.':
    'Eingeschaltet: Er erfährt, was von jetzt an geschieht.',
  'For a day both secrets sign, so that nothing is refused while you exchange them.':
    'Einen Tag lang unterschreiben beide Geheimnisse, sodass nichts abgelehnt wird, während Sie sie austauschen.',
  'It is sent again, with the same id.': 'Sie wird noch einmal gesendet, mit derselben Kennung.',
  'Make a new secret': 'Neues Geheimnis erzeugen',
  'Make a new secret?': 'Neues Geheimnis erzeugen?',
  'New secret …': 'Neues Geheimnis …',
  'No delivery is shown here.': 'Hier steht keine Zustellung.',
  'Nothing arrived for three days, so nothing is sent any more. Mend it, enable it and send again what failed.':
    'Drei Tage lang kam nichts an, deshalb wird nichts mehr gesendet. Beheben Sie die Ursache, schalten Sie ihn ein und senden Sie noch einmal, was gescheitert ist.',
  'Nothing has arrived since {when}. After three days it is disabled.':
    'Seit {when} ist nichts angekommen. Nach drei Tagen wird er abgeschaltet.',
  'Nothing is sent to it any more, and its log is deleted.':
    'Es wird nichts mehr an ihn gesendet, und sein Protokoll wird gelöscht.',
  'Payout drafts': 'Entwürfe von Auszahlungen',
  Refresh: 'Neu laden',
  'Request and answer': 'Anfrage und Antwort',
  'Secret of the webhook': 'Geheimnis des Webhooks',
  'Send a span again': 'Zeitraum noch einmal senden',
  'Send a span again …': 'Zeitraum noch einmal senden …',
  'Send a test event': 'Testereignis senden',
  'Send again': 'Noch einmal senden',
  'Send again: {name}': 'Noch einmal senden: {name}',
  State: 'Zustand',
  'The former secret signs, too, until {when}.':
    'Das frühere Geheimnis unterschreibt auch noch, bis {when}.',
  'The test event is on its way.': 'Das Testereignis ist unterwegs.',
  'There is no webhook. Your own server can be told of clicks, leads, sales and payouts as they happen.':
    'Es gibt keinen Webhook. Ihr eigener Server kann von Klicks, Leads, Verkäufen und Auszahlungen erfahren, sobald sie geschehen.',
  'This secret signs what is sent. It is shown this once: store it where you verify signatures.':
    'Mit diesem Geheimnis wird unterschrieben, was gesendet wird. Es wird nur jetzt gezeigt: Legen Sie es dort ab, wo Sie Unterschriften prüfen.',
  Until: 'Bis',
  Webhook: 'Webhook',
  Webhooks: 'Webhooks',
  Format: 'Format',
  'JSON, signed': 'JSON, signiert',
  'Write key': 'Write Key',
  'The address of an incoming webhook of your Slack app.':
    'Die Adresse eines eingehenden Webhooks Ihrer Slack-App.',
  'Where events are posted to, such as https://shop.example/hooks.':
    'Wohin Ereignisse gesendet werden, etwa https://shop.example/hooks.',
  Which: 'Welche',
  delivered: 'zugestellt',
  disabled: 'abgeschaltet',
  enabled: 'eingeschaltet',
  failed: 'gescheitert',
  failing: 'antwortet nicht',
  waiting: 'wartet',
  '{count} attempts': '{count} Versuche',
  '{count} deliveries are sent again.': '{count} Zustellungen werden noch einmal gesendet.',
  '{count} events': '{count} Ereignisse',
  '{count} events are chosen.': '{count} Ereignisse sind gewählt.',
} as const
