import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Link2 } from 'lucide'
import { call } from '../api/client.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { EmailStatus, HandedLink as Link } from '../api/wire.gen.ts'
import { Action } from './action.ts'
import { ConsoleElement } from './console-element.ts'
import './copy-value.ts'
import { day } from './format.ts'
import { icon } from './icon.ts'
import { problemNote } from './problem-note.ts'
import { styles } from './styles.ts'
import { t } from './texts.ts'

/** Gives an owner a link for somebody whom no email reaches, on a server without email; else it shows nothing. */
@customElement('handed-link')
export class HandedLink extends ConsoleElement {
  static override styles = [
    styles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 16px;
        padding: 12px 16px;
        border-block-start: 1px solid var(--line);
      }
      .row strong {
        flex: 1 1 160px;
      }
      .link {
        display: grid;
        gap: 4px;
        min-inline-size: min(100%, 320px);
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** The call that makes the link. */
  @property() path = ''
  @property() programId = ''
  /** What the button says. */
  @property() label = ''
  /** For whom. */
  @property() name = ''
  /** Says for whom beside the button: a row of a list. */
  @property({ type: Boolean, reflect: true }) named = false
  @state() private link: Link | undefined
  readonly #action = new Action(this)
  readonly #status = new Task(this, {
    task: ([_id], { signal }) => call<EmailStatus>('/mails/status', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('path')) this.link = undefined
  }

  override render(): TemplateResult | typeof nothing {
    const isOwner = this.session?.workspace?.role === 'owner'
    if (!isOwner || this.#status.value?.status !== 'not_configured') return nothing
    const link = this.#renderLink()
    return this.named ? html`<div class="row"><strong>${this.name}</strong>${link}</div>` : link
  }

  #renderLink(): TemplateResult {
    const { link } = this
    if (!link) {
      return html`<button
          class="button"
          aria-label="${this.label}: ${this.name}"
          aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
          @click=${this.#make}
        >
          ${icon(Link2)}${this.label}
        </button>
        ${this.#action.problem ? problemNote(this.#action.problem) : nothing}`
    }
    return html`<div class="link">
      <copy-value label=${this.label} .value=${link.url}></copy-value>
      <span class="small soft">
        ${t('common.linkWorksOnceExpires', { day: day(link.expiresAt), name: this.name })}
      </span>
    </div>`
  }

  readonly #make = async () => {
    const body = this.programId ? { programId: this.programId } : {}
    await this.#action.run(async () => {
      this.link = await call<Link>(this.path, { method: 'POST', body })
    })
    if (!this.link) return
    // Where the browser does not let pages copy, the link stands there to be copied.
    await navigator.clipboard.writeText(this.link.url).catch(() => {})
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'handed-link': HandedLink
  }
}
