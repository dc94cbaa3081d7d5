import { css, html, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'
import { X } from 'lucide'
import { icon } from './icon.ts'
import { t } from './texts.ts'

export const dialogStyles = css`
  dialog {
    display: flex;
    flex-direction: column;
    inline-size: min(480px, 100vw - 32px);
    max-block-size: min(640px, 100dvh - 64px);
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: var(--raised);
    color: var(--text);
    box-shadow: var(--shadow);
    overflow: hidden;
  }
  dialog.wide {
    inline-size: min(760px, 100vw - 32px);
  }
  dialog::backdrop {
    background: light-dark(rgb(23 26 38 / 32%), rgb(0 0 0 / 60%));
  }
  dialog > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 12px 12px 20px;
    border-block-end: 1px solid var(--line);
  }
  dialog:dir(rtl) > header {
    padding: 12px 20px 12px 12px;
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 16px 20px;
    overflow-y: auto;
  }
  dialog > footer {
    display: flex;
    justify-content: end;
    gap: 8px;
    padding: 12px 20px;
    border-block-start: 1px solid var(--line);
  }
`

export interface DialogParts {
  title: string
  body: unknown
  footer?: unknown
  wide?: boolean
  /** Called when it was closed, by whatever means. */
  closed: () => void
}

/** Renders a modal dialog, which is open as long as it is there. */
export function dialog({ title, body, footer, wide = false, closed }: DialogParts): TemplateResult {
  const open = (element?: Element) => {
    if (element instanceof HTMLDialogElement && !element.open) {
      // The element is connected when this frame's work is done.
      queueMicrotask(() => {
        if (!element.isConnected || element.open) return
        element.showModal()
        element.querySelector<HTMLElement>('form :is(input, select)')?.focus()
      })
    }
  }
  const close = (event: Event) => (event.currentTarget as HTMLElement).closest('dialog')?.close()
  const outside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close(event)
  }
  return html`<dialog
    class=${wide ? 'wide' : ''}
    aria-label=${title}
    ${ref(open)}
    @close=${closed}
    @click=${outside}
  >
    <header>
      <h2>${title}</h2>
      <button class="icon-button" aria-label=${t('common.close')} @click=${close}>
        ${icon(X)}
      </button>
    </header>
    <div class="body">${body}</div>
    ${footer ? html`<footer>${footer}</footer>` : ''}
  </dialog>`
}
