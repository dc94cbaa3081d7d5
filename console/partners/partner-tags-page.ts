import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Pencil, Plus, Trash2 } from 'lucide'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { PartnerTag } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { choice, field, formProblem, valuesOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { tagStyles } from '../links/link-table.styles.ts'
import { COLORS, type Color } from '../links/tag-colors.ts'
import { BASE } from '../router/router.ts'

/** What is being done with a tag; without one, it is created. */
interface Deed {
  what: 'edit' | 'delete'
  tag?: PartnerTag
}

/** The tags of partners: create, rename, recolor, and delete them. */
@customElement('partner-tags-page')
export class PartnerTagsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, dialogStyles, tagStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private deed: Deed | undefined
  readonly #action = new Action(this)
  readonly #tags = new Task(this, {
    task: ([_workspace], { signal }) => readAll<PartnerTag>('/partner-tags', signal),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('partners.tags')}</h1>
        ${
          may(this.session, 'program.write')
            ? html`<button class="button primary" @click=${() => this.#open({ what: 'edit' })}>
                ${icon(Plus)}${t('links.newTag')}
              </button>`
            : nothing
        }
      </div>
      <section class="panel" aria-label=${t('partners.tags')}>
        ${loaded(this.#tags, (tags) => this.#renderTags(tags))}
      </section>
      ${this.#renderDeed()}
      <p class="said soft" role="status">${this.#action.said}</p>
    </div>`
  }

  #renderTags(tags: readonly PartnerTag[]): TemplateResult {
    if (tags.length === 0) return html`<p class="row soft">${t('partners.noTagsYet')}</p>`
    return html`<ul class="rows">
      ${tags.map((tag) => this.#renderTag(tag))}
    </ul>`
  }

  #renderTag(tag: PartnerTag): TemplateResult {
    const { id, name, color, partnerCount } = tag
    return html`<li>
      <i class="dot ${color}"></i>
      <div class="grow">
        <strong><bdi>${name}</bdi></strong>
        <div class="small soft">
          <a href="${BASE}/partners?tag=${id}">
            ${t('partners.countPartners', { count: partnerCount })}
          </a>
        </div>
      </div>
      ${
        may(this.session, 'program.write')
          ? html`<div class="actions">
              <button
                class="icon-button"
                aria-label=${t('connections.editName', { name })}
                @click=${() => this.#open({ what: 'edit', tag })}
              >
                ${icon(Pencil)}
              </button>
              <button
                class="icon-button"
                aria-label=${t('common.deleteName', { name })}
                @click=${() => this.#open({ what: 'delete', tag })}
              >
                ${icon(Trash2)}
              </button>
            </div>`
          : nothing
      }
    </li>`
  }

  #renderDeed(): TemplateResult | typeof nothing {
    const { deed } = this
    if (!deed) return nothing
    const { what, tag } = deed
    if (what === 'edit' || !tag) return this.#renderForm(tag)
    const { name, partnerCount } = tag
    return confirmDialog(
      {
        title: t('links.deleteName', { name }),
        body: t('partners.tagRemovedFrom', { count: partnerCount }),
        action: t('common.deleteName', { name }),
        confirmed: () =>
          void this.#run(tag, { method: 'DELETE' }, t('links.nameDeleted', { name })),
        closed: () => (this.deed = undefined),
      },
      this.#action,
    )
  }

  #renderForm(tag: PartnerTag | undefined): TemplateResult {
    const { problem, isBusy } = this.#action
    const save = (event: SubmitEvent) => {
      event.preventDefault()
      const body = valuesOf(event)
      void this.#run(tag, { method: tag ? 'PATCH' : 'POST', body }, t('common.saved'))
    }
    return dialog({
      title: tag ? t('connections.editName', { name: tag.name }) : t('links.newTag'),
      closed: () => (this.deed = undefined),
      body: html`<form id="tag" class="form-plain" @submit=${save}>
        ${formProblem(problem)}
        ${field({ name: 'name', label: t('field.name'), value: tag?.name ?? '', maxlength: 50 }, problem)}
        ${choice({
          name: 'color',
          label: t('field.color'),
          // The table has these names alone.
          options: (Object.keys(COLORS) as Color[]).map((value) => ({
            value,
            text: t(COLORS[value]),
          })),
          value: tag?.color ?? 'blue',
        })}
      </form>`,
      footer: html`<button
        class="button primary"
        form="tag"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('common.save')}
      </button>`,
    })
  }

  #open(deed: Deed): void {
    this.#action.clear()
    this.deed = deed
  }

  async #run(
    tag: PartnerTag | undefined,
    options: { method: 'POST' | 'PATCH' | 'DELETE'; body?: object },
    said: string,
  ): Promise<void> {
    const path = tag ? `/partner-tags/${tag.id}` : '/partner-tags'
    const work = async () => {
      await call(path, options)
      await this.#tags.run()
    }
    if (!(await this.#action.run(work, said))) return
    this.renderRoot.querySelector('dialog')?.close()
    this.deed = undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-tags-page': PartnerTagsPage
  }
}
