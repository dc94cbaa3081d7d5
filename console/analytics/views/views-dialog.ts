import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { may, type Session } from '../../api/session.ts'
import type { SavedView } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { field, formProblem, valuesOf } from '../../base/form.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import './share-panel.ts'

type Open = { id: string; what: 'rename' | 'share' | 'delete' }

/** All saved views, to rename, pin, share and delete. */
@customElement('views-dialog')
export class ViewsDialog extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    settingsStyles,
    css`
      .rows > li {
        padding-inline: 0;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined
  @property({ attribute: false }) views: readonly SavedView[] = []
  /** Reads the views again after a change. */
  @property({ attribute: false }) reload: () => Promise<unknown> = () => Promise.resolve()
  @state() private open: Open | null = null
  readonly #action = new Action(this)

  override render(): TemplateResult {
    return dialog({
      title: t('analytics.savedViews'),
      wide: true,
      closed: () => this.dispatchEvent(new CustomEvent('closed')),
      body: html`<ul class="rows">
          ${this.views.map((view) => this.#renderView(view))}
        </ul>
        ${this.open ? nothing : formProblem(this.#action.problem)}`,
    })
  }

  #renderView(view: SavedView): TemplateResult {
    const { id, name, pinned } = view
    const { open } = this
    const mayChange = may(this.session, 'analytics.write')
    const button = (what: Open['what'], text: string, label: string) =>
      html`<button
        class="button ${what === 'delete' ? 'danger' : ''}"
        aria-label=${label}
        aria-expanded=${open?.id === id && open.what === what ? 'true' : 'false'}
        @click=${() => this.#toggle({ id, what })}
      >
        ${text}
      </button>`
    const pin = () => void this.#change(view, { pinned: !pinned })
    return html`<li>
      <strong class="grow"><bdi>${name}</bdi></strong>
      <div class="actions">
        ${button('share', t('analytics.share'), t('analytics.shareName', { name }))}
        ${
          mayChange
            ? html`<button
                  class="button"
                  aria-label=${pinned ? t('analytics.unpinName', { name }) : t('analytics.pinName', { name })}
                  @click=${pin}
                >
                  ${pinned ? t('analytics.unpin') : t('analytics.pin')}
                </button>
                ${button('rename', t('account.rename'), t('account.renameName', { name }))}
                ${button('delete', t('common.delete'), t('common.deleteName', { name }))}`
            : nothing
        }
      </div>
      ${open?.id === id ? this.#renderOpen(view, open.what) : nothing}
    </li>`
  }

  #renderOpen(view: SavedView, what: Open['what']): TemplateResult {
    const { problem, isBusy } = this.#action
    if (what === 'share') {
      return html`<share-panel class="grow" .session=${this.session} .view=${view}></share-panel>`
    }
    if (what === 'rename') {
      return html`<form
        class="form-plain grow"
        @submit=${(event: SubmitEvent) => this.#rename(event, view)}
      >
        ${formProblem(problem)}
        ${field({ name: 'name', label: t('field.name'), value: view.name, maxlength: 100 }, problem)}
        <button class="button primary">${t('common.save')}</button>
      </form>`
    }
    return html`<div class="form-plain grow">
      <p>${t('analytics.sharedLinksNameStop', { name: view.name })}</p>
      ${formProblem(problem)}
      <div>
        <button
          class="button primary danger"
          aria-disabled=${isBusy ? 'true' : 'false'}
          @click=${() => void this.#delete(view)}
        >
          ${t('common.deleteName', { name: view.name })}
        </button>
      </div>
    </div>`
  }

  #toggle(wanted: Open): void {
    const { open } = this
    this.#action.clear()
    this.open = open?.id === wanted.id && open.what === wanted.what ? null : wanted
  }

  #rename(event: SubmitEvent, view: SavedView): void {
    event.preventDefault()
    void this.#change(view, { name: valuesOf(event)['name'] ?? '' })
  }

  async #change({ id }: SavedView, body: { name?: string; pinned?: boolean }): Promise<void> {
    await this.#run(() => call(pathOf(id), { method: 'PATCH', body }))
  }

  async #delete({ id }: SavedView): Promise<void> {
    await this.#run(() => call(pathOf(id), { method: 'DELETE' }))
  }

  async #run(work: () => Promise<unknown>): Promise<void> {
    const isDone = await this.#action.run(async () => {
      await work()
      await this.reload()
    })
    if (isDone) this.open = null
  }
}

function pathOf(id: string): string {
  return `/analytics/views/${encodeURIComponent(id)}`
}

declare global {
  interface HTMLElementTagNameMap {
    'views-dialog': ViewsDialog
  }
}
