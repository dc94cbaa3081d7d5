import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import type { Group, Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { choice, valuesOf } from '../base/form.ts'
import { count } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

const MOST = 100

/** Says how many partners a group has, and moves them all into another. */
@customElement('move-partners')
export class MovePartners extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    dialogStyles,
    css`
      :host {
        display: block;
        margin-block: 16px;
      }
      form.row {
        align-items: end;
      }
    `,
  ]

  @property({ attribute: false }) group!: Group
  /** Where they can go. */
  @property({ attribute: false }) others: readonly Group[] = []
  @state() private to: Group | undefined
  readonly #action = new Action(this)
  readonly #count = new Task(this, {
    task: async ([id, programId], { signal }) => {
      const query = { programId, groupId: id, pageSize: String(MOST) }
      return (await readList<Partner>('/partners', { query, signal })).length
    },
    args: () => [this.group.id, this.group.programId] as const,
  })

  override render(): TemplateResult {
    return html`<section class="panel" aria-label=${t('groups.partnersGroup')}>
      ${loaded(this.#count, (partners) => this.#renderCount(partners), { bones: 1 })}
      ${this.to ? this.#renderQuestion(this.to, this.#count.value ?? 0) : nothing}
    </section>`
  }

  #renderCount(partners: number): TemplateResult {
    return html`<div class="row">
        <span class="grow">
          ${t('groups.partnersGroupCount', { count: countText(partners) })}
        </span>
        <span class="soft" role="status">${this.#action.said}</span>
      </div>
      ${
        partners > 0 && this.others.length > 0
          ? html`<form class="row" @submit=${this.#ask}>
              <div class="grow">
                ${choice({
                  name: 'to',
                  label: t('groups.moveAllPartners'),
                  options: this.others.map(({ id: value, name }) => ({ value, text: name })),
                  value: this.others[0]?.id ?? '',
                })}
              </div>
              <button class="button">${t('groups.move')}</button>
            </form>`
          : nothing
      }`
  }

  #renderQuestion(to: Group, partners: number): TemplateResult {
    const names = { count: partners, from: this.group.name, to: to.name }
    return confirmDialog(
      {
        title: t('groups.moveCountPartnersQuestion', names),
        body: t('groups.newCustomersGetTerms'),
        action: t('groups.moveCountPartners', names),
        isHarmless: true,
        confirmed: () => void this.#move(to),
        closed: () => (this.to = undefined),
      },
      this.#action,
    )
  }

  readonly #ask = (event: SubmitEvent) => {
    event.preventDefault()
    this.#action.clear()
    this.to = this.others.find(({ id }) => id === valuesOf(event)['to'])
  }

  async #move(to: Group): Promise<void> {
    const body = { toGroupId: to.id, all: true }
    const path = `/groups/${this.group.id}/move-enrollments`
    const isDone = await this.#action.run(
      async () => {
        await call(path, { method: 'POST', body })
        await this.#count.run()
      },
      t('groups.movedName', { name: to.name }),
    )
    if (isDone) this.to = undefined
  }
}

const countText = (partners: number) => (partners < MOST ? count(partners) : `${count(MOST)}+`)

declare global {
  interface HTMLElementTagNameMap {
    'move-partners': MovePartners
  }
}
