import { css, html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { canOpen, PAGES } from './sections.ts'
import { areKeysOn, PALETTE_KEYS, turnKeys } from './shortcuts.ts'

/** Lists the keyboard shortcuts, and turns those without a modifier off. */
@customElement('shortcuts-dialog')
export class ShortcutsDialog extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 8px 16px;
        margin: 0;
      }
      dd {
        margin: 0;
      }
      kbd {
        padding: 2px 6px;
        border: 1px solid var(--line);
        border-radius: 4px;
        background: var(--sunken);
        font: inherit;
        font-size: 12px;
      }
      label {
        display: flex;
        align-items: center;
        gap: 8px;
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined

  override render(): TemplateResult {
    const pages = PAGES.flatMap((page) =>
      page.keys && canOpen(this.session, page) ? [[t(page.name), page.keys] as const] : [],
    )
    const all = [
      [t('shell.searchPagesLinksPartnersCustomers'), PALETTE_KEYS] as const,
      [t('shell.keyboardShortcuts'), '?'] as const,
      ...pages,
    ]
    return dialog({
      title: t('shell.keyboardShortcuts'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<dl>
          ${all.map(
            ([name, keys]) =>
              html`<dt>${name}</dt>
                <dd>${keys.split(' ').map((key) => html`<kbd>${key}</kbd> `)}</dd>`,
          )}
        </dl>
        <label>
          <input type="checkbox" .checked=${areKeysOn()} @change=${this.#turn} />
          ${t('shell.singleKeyShortcuts')}
        </label>`,
    })
  }

  readonly #turn = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLInputElement) turnKeys(currentTarget.checked)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shortcuts-dialog': ShortcutsDialog
  }
}
