import { css, html, LitElement } from 'lit'
import { customElement, state } from 'lit/decorators.js'

interface Analytics {
  ready(callback: () => void): void
  getClickId(): string | null
}

/** Says whether this visit is tracked: a help for whoever tries the demo, no part of a real shop. */
@customElement('visit-note')
export class VisitNote extends LitElement {
  static override styles = css`
    :host {
      display: block;
      min-block-size: 24px;
    }
    code {
      font-family: var(--mono);
      color: var(--ink);
    }
    a {
      color: inherit;
    }
  `

  @state() private clickId: string | null | undefined

  override connectedCallback() {
    super.connectedCallback()
    const read = () => {
      const analytics = (window as { _svcAnalytics?: Analytics })._svcAnalytics
      analytics?.ready(() => (this.clickId = analytics.getClickId()))
    }
    // Deferred scripts run in order, so the tracking script is there unless something blocked it.
    if (document.readyState === 'complete') read()
    else addEventListener('load', read, { once: true })
  }

  override render() {
    if (this.clickId === undefined) return html``
    if (this.clickId === null) {
      return html`<span
        >This visit isn’t attributed to a link.
        <a href="/ada" rel="nofollow">Use Ada’s link</a></span
      >`
    }
    return html`<span
      >Click ID: <code dir="ltr">${this.clickId}</code> ·
      <a href="/console/analytics/live">Open console</a></span
    >`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'visit-note': VisitNote
  }
}
