import { html, nothing, type TemplateResult } from 'lit'
import type { Connection } from '../api/wire.gen.ts'
import { ago, exactTime } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** Shows when a provider was last polled for events, and why that failed since; nothing of one that is not polled. */
export function pollingState({ polling }: Connection): TemplateResult | typeof nothing {
  if (!polling) return nothing
  const { lastPolledAt, nextPollAt, lastFailedAt, reason } = polling
  return html`<div class="small soft" title=${lastPolledAt ? exactTime(lastPolledAt) : nothing}>
      ${lastPolledAt ? t('connections.lastPolledWhen', { when: ago(lastPolledAt) }) : t('connections.notPolledYet')}
    </div>
    ${
      lastFailedAt && reason
        ? html`<div class="small bad" title=${exactTime(lastFailedAt)}>
            ${nextPollAt ? t('connections.lastPollFailed') : t('connections.pollingStopped')}
            ${reason}
          </div>`
        : nothing
    }`
}
