import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { AnalyticsCount } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'

/** Leads to the guided setup as long as a workspace has no click at all. */
@customElement('first-steps')
export class FirstSteps extends ConsoleElement {
  static override styles = [
    styles,
    css`
      .panel {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 8px 16px;
        margin-block-end: 16px;
        padding: 12px 16px;
      }
    `,
  ]

  @property() workspaceId = ''
  readonly #count = new Task(this, {
    task: ([_id], { signal }) =>
      call<AnalyticsCount>('/analytics', { query: { event: 'clicks', interval: 'all' }, signal }),
    args: () => [this.workspaceId] as const,
  })

  override render(): TemplateResult | typeof nothing {
    // Without an answer the page says itself what is wrong.
    if (this.#count.value?.clicks !== 0) return nothing
    return html`<section class="panel" aria-label=${t('common.guidedSetup')}>
      <p>${t('analytics.noClicksYetShare')}</p>
      <a class="button primary" href="${BASE}/start">${t('analytics.continueSetup')}</a>
    </section>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'first-steps': FirstSteps
  }
}
