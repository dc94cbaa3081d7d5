import { html, nothing, type TemplateResult } from 'lit'
import type { Translate } from '../base/terms.ts'
import type { EmbedWebhook, EmbedWebhookDelivery } from '../base/wire.gen.ts'

/** Every event of which a partner's endpoint can hear: one that is missing does not compile. */
const EVENTS: Readonly<Record<EmbedWebhook['events'][number], true>> = {
  'lead.created': true,
  'sale.created': true,
  'commission.created': true,
  'commission.updated': true,
  'milestone.reached': true,
  'milestone.undone': true,
  'payout.created': true,
  'payout.sent': true,
  'payout.completed': true,
  'payout.failed': true,
}
export const EVENT_NAMES = Object.keys(EVENTS) as EmbedWebhook['events']

/** Returns how an endpoint is, as a sentence, and the class of the mark before it. */
export function stateOf(
  t: Translate,
  { enabled, disabledReason, failingSince }: EmbedWebhook,
  day: (time: string) => string,
): [sentence: string, mark: string] {
  if (disabledReason === 'failing')
    return [t('Disabled after three days of failed deliveries'), 'failed']
  if (disabledReason === 'member') return [t('Disabled by the program'), 'failed']
  if (!enabled) return [t('Disabled'), '']
  if (failingSince) return [t('Failing since {day}', { day: day(failingSince) }), 'hold']
  return [t('Enabled'), 'paid']
}

/** Renders one delivery: what was sent, what came back. */
export function renderDelivery(
  t: Translate,
  { event, status, responseStatus, error, requestBody, responseBody }: EmbedWebhookDelivery,
  { at, action }: { at: string; action: TemplateResult },
): TemplateResult {
  const words = { waiting: t('Pending'), delivered: t('Delivered'), failed: t('Failed') }
  const marks = { waiting: 'processed', delivered: 'paid', failed: 'failed' }
  return html`<details>
    <summary>
      <span class="row">
        <span
          ><bdi><code>${event}</code></bdi> <bdi class="quiet">${at}</bdi></span
        >
        <span class="status ${marks[status]}">
          ${words[status]} ${responseStatus ? html`<bdi>(${responseStatus})</bdi>` : nothing}
        </span>
      </span>
    </summary>
    ${error ? html`<p class="bad" dir="auto">${error}</p>` : nothing}
    <p class="quiet">${t('Request')}</p>
    <pre dir="ltr" tabindex="0">${requestBody}</pre>
    ${
      responseBody === null
        ? nothing
        : html`<p class="quiet">${t('Response')}</p>
            <pre dir="ltr" tabindex="0">${responseBody}</pre>`
    }
    ${action}
  </details>`
}
