import { css, html, type TemplateResult } from 'lit'
import type { Partner } from '../api/wire.gen.ts'

export const tagChipStyles = css`
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    padding: 1px 8px;
    border-radius: 999px;
    background: var(--sunken);
    font-size: 12px;
    line-height: 20px;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 4px;
  }
  .chip bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Renders a partner's tags with their colors. */
export function tagChips(tags: Partner['tags']): TemplateResult {
  return html`${tags.map(
    ({ name, color }) =>
      html`<span class="chip"><i class="dot ${color}"></i><bdi>${name}</bdi></span>`,
  )}`
}
