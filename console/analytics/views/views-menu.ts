import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Bookmark, Pin } from 'lucide'
import { call } from '../../api/client.ts'
import { may, type Session } from '../../api/session.ts'
import type { SavedView } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { field, formProblem, valuesOf } from '../../base/form.ts'
import { icon } from '../../base/icon.ts'
import { idle } from '../../base/wait.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { BASE, navigate } from '../../router/router.ts'
import { selectedValue } from '../../base/menu.ts'
import { menuItems } from '../../base/menu-items.ts'
import './views-dialog.ts'

/** The saved views of a workspace: open one, save the present one, change and share them. */
@customElement('views-menu')
export class ViewsMenu extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    settingsStyles,
    css`
      .divider {
        margin-block: 4px;
        border-block-start: 1px solid var(--line);
      }
      @media (max-width: 760px) {
        .word {
          display: none;
        }
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined
  @property() page: 'overview' | 'funnel' = 'overview'
  @state() private shown: 'save' | 'manage' | null = null
  readonly #action = new Action(this)
  readonly #views = new Task(this, {
    task: async ([_id], { signal }) => {
      await idle()
      const views = await call<SavedView[]>('/analytics/views', { signal })
      // An answer of another shape is none.
      return Array.isArray(views) ? views : []
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    const views = this.#views.value ?? []
    const mayChange = may(this.session, 'analytics.write')
    return html`<wa-dropdown placement="bottom-end" @wa-select=${this.#select}>
        <button slot="trigger" class="button" aria-label=${t('analytics.savedViews')}>
          ${icon(Bookmark)}<span class="word">${t('analytics.views')}</span>
        </button>
        ${menuItems(() => this.#renderItems(views, mayChange))}
      </wa-dropdown>
      ${this.shown === 'save' ? this.#renderForm() : nothing}
      ${
        this.shown === 'manage'
          ? html`<views-dialog
              .session=${this.session}
              .views=${views}
              .reload=${() => this.#views.run()}
              @closed=${this.#close}
            ></views-dialog>`
          : nothing
      }`
  }

  #renderItems(views: readonly SavedView[], mayChange: boolean): TemplateResult {
    return html`${views.map(
      ({ id, name, pinned }) =>
        html`<wa-dropdown-item value=${id}
          ><bdi>${name}</bdi>${
            pinned
              ? html`<span slot="details"
                  >${icon(Pin, 14)}<span class="hidden">${t('analytics.pinned')}</span></span
                >`
              : nothing
          }</wa-dropdown-item
        >`,
    )}
    ${
      this.#views.value?.length === 0
        ? html`<wa-dropdown-item disabled>${t('analytics.noSavedViewsYet')}</wa-dropdown-item>`
        : nothing
    }
    ${
      mayChange
        ? html`<div class="divider"></div>
            <wa-dropdown-item value="save">${t('analytics.saveViewDialog')}</wa-dropdown-item>`
        : nothing
    }
    ${
      views.length > 0
        ? html`<wa-dropdown-item value="manage"
            >${mayChange ? t('analytics.manageViews') : t('analytics.sharedViews')}</wa-dropdown-item
          >`
        : nothing
    }`
  }

  #renderForm(): TemplateResult {
    const { problem, isBusy } = this.#action
    return dialog({
      title: t('analytics.saveView'),
      closed: this.#close,
      body: html`<form class="form-plain" @submit=${this.#save}>
        ${formProblem(problem)}
        ${field({ name: 'name', label: t('field.name'), maxlength: 100, hint: t('analytics.everyoneWorkspaceCanSee') }, problem)}
        <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
          ${t('common.save')}
        </button>
      </form>`,
    })
  }

  readonly #close = () => {
    this.shown = null
    this.#action.clear()
  }

  readonly #select = (event: Event) => {
    const value = selectedValue(event)
    if (value === 'save' || value === 'manage') {
      this.shown = value
      return
    }
    const view = this.#views.value?.find(({ id }) => id === value)
    if (view) navigate(addressOf(view))
  }

  readonly #save = async (event: SubmitEvent) => {
    event.preventDefault()
    const { name = '' } = valuesOf(event)
    const search = new URLSearchParams(location.search)
    // The list that is open over the report is no part of it.
    search.delete('all')
    const body = { name, page: this.page, query: String(search) }
    const isSaved = await this.#action.run(async () => {
      await call('/analytics/views', { method: 'POST', body })
      await this.#views.run()
    })
    if (isSaved) this.#close()
  }
}

function addressOf({ page, query }: SavedView): string {
  return `${BASE}/analytics${page === 'funnel' ? '/funnel' : ''}${query && `?${query}`}`
}

declare global {
  interface HTMLElementTagNameMap {
    'views-menu': ViewsMenu
  }
}
