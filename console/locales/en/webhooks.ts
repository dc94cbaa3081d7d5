export const webhooks = {
  'webhooks.addWebhook': 'Add webhook',
  'webhooks.countEvents': '{count, plural, one {# event} other {# events}}',
  'webhooks.countEventsSelected': '{count, plural, one {# event} other {# events}} selected.',
  'webhooks.dayRequestsSignedBoth':
    'For 24 hours, requests are signed with both secrets so you can switch without downtime.',
  'webhooks.delete': 'Delete…',
  'webhooks.deleteWebhook': 'Delete webhook',
  'webhooks.deleteWebhookQuestion': 'Delete webhook?',
  'webhooks.delivered': 'delivered',
  'webhooks.deliveries': 'Deliveries',
  'webhooks.deliveriesFailedSinceWhen':
    'Deliveries have failed since {when}. The webhook is disabled after three days.',
  'webhooks.disable': 'Disable',
  'webhooks.disabled': 'disabled',
  'webhooks.disabledAfterThreeDays':
    'Disabled after three days of failed deliveries. Fix your endpoint, enable the webhook, and resend the failed events.',
  'webhooks.discountCodes': 'Discount codes',
  'webhooks.editWebhook': 'Edit webhook',
  'webhooks.enable': 'Enable',
  'webhooks.enabled': 'enabled',
  'webhooks.enrollments': 'Enrollments',
  'webhooks.eventResentSameId': 'Event resent with the same ID.',
  'webhooks.failed': 'failed',
  'webhooks.failing': 'failing',
  'webhooks.incomingWebhookUrlSlack': 'The incoming webhook URL of your Slack app.',
  'webhooks.jsonSigned': 'JSON, signed',
  'webhooks.leaveEmptyNow': 'Leave empty to use the current time.',
  'webhooks.milestones': 'Milestones',
  'webhooks.noDeliveriesMatchFilter': 'No deliveries match this filter.',
  'webhooks.noWebhooksYetAdd':
    'No webhooks yet. Add one to notify your server of clicks, leads, sales, and payouts.',
  'webhooks.payoutDrafts': 'Payout drafts',
  'webhooks.payoutRuns': 'Payout runs',
  'webhooks.pending': 'pending',
  'webhooks.previousSecretAlsoUsed':
    'Requests are also signed with the previous secret until {when}.',
  'webhooks.replayTimeRange': 'Replay time range',
  'webhooks.replayTimeRangeDialog': 'Replay time range…',
  'webhooks.request': 'Request',
  'webhooks.requestResponse': 'Request and response',
  'webhooks.resendName': 'Resend {name}',
  'webhooks.resendingCountDeliveries':
    'Resending {count, plural, one {# delivery} other {# deliveries}}.',
  'webhooks.resentEventsKeepTheir':
    'Resent events keep their ID, so your endpoint can ignore duplicates.',
  'webhooks.rotateSecret': 'Rotate secret',
  'webhooks.rotateSecretDialog': 'Rotate secret…',
  'webhooks.rotateSecretQuestion': 'Rotate secret?',
  'webhooks.selectLeastEvent': 'Select at least one event.',
  'webhooks.sendTestEvent': 'Send test event',
  'webhooks.showingLatestCountMay': 'Showing the latest {count}. There may be more.',
  'webhooks.signingSecret': 'Signing secret',
  'webhooks.stopSendingEventsEndpoint':
    'We stop sending events to this endpoint and delete its log.',
  'webhooks.testEventSent': 'Test event sent.',
  'webhooks.useSecretVerifySignatures':
    'Use this secret to verify signatures. Save it now: you won’t see it again.',
  'webhooks.webhookDisabledEventsHappen':
    'Webhook disabled. Events that happen while it’s disabled aren’t sent later.',
  'webhooks.webhookEnabledNewEvents': 'Webhook enabled. New events are sent from now on.',
  'webhooks.whereSendEventsExample':
    'The URL that receives events, for example https://shop.example/hooks.',
  'webhooks.writeKey': 'Write key',
} as const
