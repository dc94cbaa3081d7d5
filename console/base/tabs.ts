import { css, html, type TemplateResult } from 'lit'
import { ref } from 'lit/directives/ref.js'

export interface Tab<Id extends string> {
  id: Id
  name: string
  href: string
}

/** Tabs in one row, which scrolls where they don't fit; each has an address of its own. */
export const tabStyles = css`
  .tabs {
    display: flex;
    gap: 20px;
    margin-block-end: 16px;
    border-block-end: 1px solid var(--line);
    overflow-x: auto;
    scrollbar-width: none;
  }
  .tabs a {
    flex: none;
    padding-block: 8px;
    border-block-end: 2px solid transparent;
    color: var(--soft);
    text-decoration: none;
    white-space: nowrap;
  }
  .tabs a:hover {
    color: var(--text);
  }
  .tabs [aria-current='page'] {
    border-block-end-color: var(--accent);
    color: var(--text);
    font-weight: 600;
  }
  .tabs a:focus-visible {
    outline-offset: -2px;
  }
`

/** Renders tabs as links. */
export function tabBar<Id extends string>(
  label: string,
  { tabs, current }: { tabs: readonly Tab<Id>[]; current: Id },
): TemplateResult {
  return html`<nav class="tabs" aria-label=${label}>
    ${tabs.map(
      ({ id, name, href }) =>
        html`<a
          href=${href}
          aria-current=${id === current ? 'page' : 'false'}
          ${ref(id === current ? showTab : undefined)}
          >${name}</a
        >`,
    )}
  </nav>`
}

/** Scrolls the row of tabs to one of them. */
function showTab(tab: Element | undefined): void {
  if (!(tab instanceof HTMLElement)) return
  queueMicrotask(() => {
    const row = tab.parentElement
    if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - row.clientWidth / 2
  })
}
