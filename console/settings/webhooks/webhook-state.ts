import type { Webhook, WebhookDelivery } from '../../api/wire.gen.ts'
import { ago } from '../../base/format.ts'
import { t, type Text } from '../../base/texts.ts'

/** Says whether an endpoint is told of events, and what is wrong with it. */
export function stateOf({ enabled, disabledReason, failingSince }: Webhook): {
  tone: 'good' | 'bad' | ''
  name: string
  note: string
} {
  if (!enabled && disabledReason === 'failing') {
    const note = t(
      'Nothing arrived for three days, so nothing is sent any more. Mend it, enable it and send again what failed.',
    )
    return { tone: 'bad', name: t('disabled'), note }
  }
  if (!enabled) return { tone: '', name: t('disabled'), note: '' }
  if (!failingSince) return { tone: 'good', name: t('enabled'), note: '' }
  const note = t('Nothing has arrived since {when}. After three days it is disabled.', {
    when: ago(failingSince),
  })
  return { tone: 'bad', name: t('failing'), note }
}

type Status = WebhookDelivery['status']

export const STATUSES: Readonly<Record<Status, { name: Text; tone: 'good' | 'bad' | '' }>> = {
  waiting: { name: 'waiting', tone: '' },
  delivered: { name: 'delivered', tone: 'good' },
  failed: { name: 'failed', tone: 'bad' },
}
