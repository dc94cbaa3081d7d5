import { Task } from '@lit/task'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, query, state } from 'lit/decorators.js'
import type { Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate } from '../router/router.ts'
import { paletteStyles } from './command-palette.styles.ts'
import { findThings, matching, pageCommands, type Command } from './commands.ts'

/** So many letters are looked for among links and customers. */
const MIN_LETTERS = 2
const PAUSE_MS = 150

/** A field that finds every page, links and customers, and goes there. `@help`: the shortcuts were asked for. */
@customElement('command-palette')
export class CommandPalette extends ConsoleElement {
  static override styles = [styles, paletteStyles]

  @property({ attribute: false }) session: Session | undefined
  @state() private text = ''
  @state() private at = 0
  @query('dialog') private element!: HTMLDialogElement
  readonly #found = new Task(this, {
    task: async ([session, text], { signal }) => {
      if (text.length < MIN_LETTERS) return []
      await pause(signal)
      return findThings(session, text, signal)
    },
    args: () => [this.session, this.text.trim()] as const,
  })

  get #commands(): Command[] {
    const pages = matching(pageCommands(this.session), this.text)
    const isLooking = this.text.trim().length >= MIN_LETTERS
    return [...pages, ...((isLooking && this.#found.value) || [])]
  }

  override firstUpdated(): void {
    this.element.showModal()
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('at')) {
      this.renderRoot.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
    }
  }

  override render(): TemplateResult {
    const commands = this.#commands
    const at = Math.min(this.at, commands.length - 1)
    return html`<dialog
      aria-label=${t('shell.goTo')}
      @close=${() => this.dispatchEvent(new Event('closed'))}
      @click=${this.#outside}
    >
      <input
        class="input"
        role="combobox"
        aria-label=${t('shell.goTo')}
        aria-expanded="true"
        aria-controls="commands"
        aria-autocomplete="list"
        aria-activedescendant=${commands[at] ? `command-${at}` : nothing}
        autocomplete="off"
        autofocus
        maxlength="200"
        placeholder=${t('shell.searchPagesLinksPartners')}
        .value=${this.text}
        @input=${this.#type}
        @keydown=${(event: KeyboardEvent) => this.#press(event, commands, at)}
      />
      <ul id="commands" role="listbox" aria-label=${t('shell.goTo')}>
        ${commands.map((command, n) => this.#renderCommand(command, n, n === at))}
      </ul>
      <p class=${commands.length === 0 ? 'none soft' : ''} role="status">
        ${commands.length === 0 ? t('shell.noResults') : nothing}
      </p>
    </dialog>`
  }

  #renderCommand(command: Command, n: number, isChosen: boolean): TemplateResult {
    const { name, about, picture } = command
    return html`<li
      id="command-${n}"
      role="option"
      aria-selected=${isChosen ? 'true' : 'false'}
      @click=${() => this.#go(command)}
      @pointermove=${() => (this.at = n)}
    >
      ${icon(picture)}<bdi class="name">${name}</bdi><bdi class="about small soft">${about}</bdi>
    </li>`
  }

  readonly #type = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLInputElement) this.text = currentTarget.value
    this.at = 0
  }

  #press(event: KeyboardEvent, commands: readonly Command[], at: number): void {
    const last = commands.length - 1
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    }
    const to = moves[event.key]
    const chosen = commands[at]
    if (to !== undefined) this.at = to
    else if (event.key === 'Enter' && chosen && !event.isComposing) this.#go(chosen)
    else return
    event.preventDefault()
  }

  #go({ href }: Command): void {
    this.element.close()
    if (href) navigate(href)
    else this.dispatchEvent(new Event('help'))
  }

  readonly #outside = (event: MouseEvent) => {
    if (event.target === this.element) this.element.close()
  }
}

/** Waits until nobody has typed for a moment. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

declare global {
  interface HTMLElementTagNameMap {
    'command-palette': CommandPalette
  }
}
