import { html, type TemplateResult } from 'lit'
import type { Session } from '../base/session.ts'
import '../rewards/rewards.ts'
import '../stats-chart/stats-chart.ts'
import type { Tab } from './tabs.ts'

/** Parts of the elements inside, which a page may style from outside. */
export const PARTS = 'button, list, item, empty, error, address, chart, sums, note'

/** Loads what a tab shows. Where that fails, opening the tab tries again. */
export function loadTab(tab: Tab): void {
  if (tab !== 'overview') import('./late-tabs.ts').catch(() => {})
}

/** Renders what a tab shows. */
export function renderPanel(tab: Tab, session: Session | undefined): TemplateResult {
  switch (tab) {
    case 'overview':
      return html`<svc-stats-chart .session=${session} exportparts=${PARTS}></svc-stats-chart>
        <svc-rewards .session=${session} exportparts=${PARTS}></svc-rewards>`
    case 'commissions':
      return html`<svc-commissions .session=${session} exportparts=${PARTS}></svc-commissions>`
    case 'payouts':
      return html`<svc-payouts .session=${session} exportparts=${PARTS}></svc-payouts>`
    case 'links':
      return html`<svc-links .session=${session} exportparts=${PARTS}></svc-links>`
    case 'leaderboard':
      return html`<svc-leaderboard .session=${session} exportparts=${PARTS}></svc-leaderboard>`
    case 'resources':
      return html`<svc-resources .session=${session} exportparts=${PARTS}></svc-resources>`
    case 'faq':
      return html`<svc-faq .session=${session} exportparts=${PARTS}></svc-faq>`
  }
}
