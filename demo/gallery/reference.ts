import type { ManifestElement } from '@svc/element-manifest'
import { escapeHtml } from '../kit/page.ts'

interface Row {
  name: string
  description?: string
  type?: { text: string }
  default?: string
}

/** Renders an element's reference from its manifest. */
export function referenceOf(element: ManifestElement): string {
  const { tagName, attributes, members, events, slots, cssParts, cssProperties } = element
  const tables = [
    table('Attributes', attributes),
    table('Properties', members),
    table('Events', events),
    table('Slots', slots),
    table('Parts', cssParts),
    table('Tokens', cssProperties),
  ]
  return `<details class="reference"><summary>Reference<span class="hidden"> of ${tagName}</span></summary>${tables.join('')}</details>`
}

function table(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(({ name, description = '', type, default: usual }) => {
    const more = type?.text ?? usual
    return `<tr><th scope="row"><code>${escapeHtml(name || '(default)')}</code></th><td>${escapeHtml(description)}${more ? `<code>${escapeHtml(more)}</code>` : ''}</td></tr>`
  })
  return `<table><caption>${title}</caption><tbody>${lines.join('')}</tbody></table>`
}
