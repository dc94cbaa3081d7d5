import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { ChevronsUpDown, Megaphone } from 'lucide'
import { readAll } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { Program } from '../api/wire.gen.ts'
import { chosenMark } from '../base/chosen-mark.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'

const ALL = 'all'

/**
 * Chooses the program that every page shows. It is in the address, and other pages keep it.
 *
 * @attr narrow - Shows the icon alone in a narrow navigation.
 */
@customElement('program-switcher')
export class ProgramSwitcher extends ConsoleElement {
  static override isDeferred = true
  static override styles = [
    styles,
    css`
      :host([hidden]) {
        display: none;
      }
      button {
        display: flex;
        align-items: center;
        gap: 8px;
        inline-size: 100%;
        min-block-size: 32px;
        padding-inline: 8px;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--text);
        text-align: start;
        cursor: pointer;
      }
      button:hover {
        background: var(--sunken);
      }
      .icon {
        color: var(--soft);
      }
      span {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      @media (max-width: 760px) {
        button {
          max-inline-size: 128px;
        }
        button > .icon:first-child {
          display: none;
        }
      }
      @media (min-width: 761px) and (max-width: 1199px) {
        :host([narrow]) button {
          justify-content: center;
          min-block-size: 40px;
        }
        :host([narrow]) :is(span, .icon + .icon, span + .icon) {
          display: none;
        }
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined
  /** The page is about one program. */
  @property({ type: Boolean }) single = false
  readonly #programs = new Task(this, {
    task: async ([id, mayRead], { signal }) =>
      id && mayRead ? readAll<Program>('/programs', signal) : [],
    args: () => [this.session?.workspace?.id, may(this.session, 'program.read')] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  protected override willUpdate(): void {
    this.hidden = (this.#programs.value?.length ?? 0) < 2
  }

  override render(): TemplateResult | typeof nothing {
    const programs = this.#programs.value ?? []
    if (programs.length < 2) return nothing
    const asked = programs.find(({ id }) => id === chosenProgramId())
    const chosen = asked ?? (this.single ? programs[0] : undefined)
    const name = chosen?.name ?? t('ledger.allPrograms')
    return html`<wa-dropdown @wa-select=${choose}>
      <button slot="trigger" title=${name} aria-label=${t('shell.programName', { name })}>
        ${icon(Megaphone)}<span>${name}</span>${icon(ChevronsUpDown, 14)}
      </button>
      ${menuItems(
        () =>
          html`${
            this.single
              ? nothing
              : html`<wa-dropdown-item value=${ALL}
                  >${t('ledger.allPrograms')}${chosenMark(chosen === undefined)}</wa-dropdown-item
                >`
          }
          ${programs.map(
            ({ id, name: own }) =>
              html`<wa-dropdown-item value=${id}
                >${own}${chosenMark(id === chosen?.id)}</wa-dropdown-item
              >`,
          )}`,
      )}
    </wa-dropdown>`
  }
}

/** Filters of the program before would find nothing in another. */
function choose(event: Event): void {
  const value = selectedValue(event)
  const program = value === ALL ? undefined : value
  navigate(withQuery({ program, group: undefined, reward: undefined }))
}

declare global {
  interface HTMLElementTagNameMap {
    'program-switcher': ProgramSwitcher
  }
}
