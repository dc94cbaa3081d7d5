import { css, html, nothing, type TemplateResult } from 'lit'
import { count as countText } from '../base/format.ts'

export const countStyles = css`
  .count {
    margin-inline-start: auto;
    padding: 1px 7px;
    border-radius: 999px;
    background: var(--wash);
    color: var(--accent);
    font-size: 12px;
    font-weight: 600;
    line-height: 16px;
  }
`

/** Renders how much waits on a page, beside its name; nothing for none. */
export function countBadge(count: number): TemplateResult | typeof nothing {
  return count > 0 ? html`<b class="count">${countText(count)}</b>` : nothing
}
