import { css, html, nothing, type TemplateResult } from 'lit'
import type { Action } from './action.ts'
import { t } from './texts.ts'

/** A bar at the bottom of a form, which stays in view while something isn't saved. */
export const saveBarStyles = css`
  .save-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 8px;
    padding: 12px 16px;
    border-block-start: 1px solid var(--line);
    border-end-start-radius: var(--radius);
    border-end-end-radius: var(--radius);
    background: var(--raised);
  }
  .save-bar.open {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    box-shadow: 0 -4px 12px rgb(0 0 0 / 6%);
  }
  @media (max-width: 760px) {
    .save-bar.open {
      inset-block-end: 56px;
    }
  }
  .save-bar > p {
    margin-inline-end: auto;
  }
`

/** Renders the bar: how many fields were changed, and the buttons that save or discard them. */
export function saveBar(
  { isBusy, said }: Action,
  { changes, discard }: { changes: number; discard: () => void },
): TemplateResult {
  return html`<div class="save-bar ${changes > 0 ? 'open' : ''}">
    <p class="soft" role="status">
      ${changes > 0 ? t('common.countUnsavedChanges', { count: changes }) : said}
    </p>
    ${
      changes > 0
        ? html`<button type="button" class="button" @click=${discard}>
            ${t('common.discard')}
          </button>`
        : nothing
    }
    <button class="button primary" aria-disabled=${isBusy || changes === 0 ? 'true' : 'false'}>
      ${t('common.saveChanges')}
    </button>
  </div>`
}
