import type { Webhook, WebhookDelivery } from '../../api/wire.gen.ts'
import { ago } from '../../base/format.ts'
import { t, type TextId } from '../../base/texts.ts'

/** Says whether an endpoint is told of events, and what is wrong with it. */
export function stateOf({ enabled, disabledReason, failingSince }: Webhook): {
  tone: 'good' | 'bad' | ''
  name: string
  note: string
} {
  if (!enabled && disabledReason === 'failing') {
    const note = t('webhooks.disabledAfterThreeDays')
    return { tone: 'bad', name: t('webhooks.disabled'), note }
  }
  if (!enabled) return { tone: '', name: t('webhooks.disabled'), note: '' }
  if (!failingSince) return { tone: 'good', name: t('webhooks.enabled'), note: '' }
  const note = t('webhooks.deliveriesFailedSinceWhen', {
    when: ago(failingSince),
  })
  return { tone: 'bad', name: t('webhooks.failing'), note }
}

type Status = WebhookDelivery['status']

export const STATUSES: Readonly<Record<Status, { name: TextId; tone: 'good' | 'bad' | '' }>> = {
  waiting: { name: 'webhooks.pending', tone: '' },
  delivered: { name: 'webhooks.delivered', tone: 'good' },
  failed: { name: 'webhooks.failed', tone: 'bad' },
}
