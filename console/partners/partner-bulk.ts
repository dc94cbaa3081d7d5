import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Tag as TagIcon, Users } from 'lucide'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import type { Group, Partner, PartnerTag } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { chosenMark } from '../base/chosen-mark.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { icon } from '../base/icon.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

/** Partners were changed: `said` tells how. */
export class ChangedPartnersEvent extends Event {
  readonly said: string

  constructor(said: string) {
    super('changed-partners', { bubbles: true, composed: true })
    this.said = said
  }
}

/** What can be done with the selected partners. Fires `changed-partners`. */
@customElement('partner-bulk')
export class PartnerBulk extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      .actions {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
    `,
  ]

  @property({ attribute: false }) partners: readonly Partner[] = []
  @state() private to: Group | undefined
  readonly #action = new Action(this)
  readonly #choices = new Task(this, {
    task: async ([hasAny], { signal }) => {
      if (!hasAny) return { groups: [], tags: [] }
      const [groups, tags] = await Promise.all([
        readAll<Group>('/groups', signal),
        readAll<PartnerTag>('/partner-tags', signal),
      ])
      return { groups, tags }
    },
    args: () => [this.partners.length > 0] as const,
  })

  override render(): TemplateResult {
    const { groups = [], tags = [] } = this.#choices.value ?? {}
    const programId = this.partners[0]?.programId
    const own = groups.filter((group) => group.programId === programId)
    return html`<div class="actions">
        ${own.length > 1 ? this.#renderGroups(own) : nothing}
        ${tags.length > 0 ? this.#renderTags(tags) : nothing}
        ${
          this.#action.problem && !this.to
            ? html`<span class="bad" role="alert">${this.#action.problem.message}</span>`
            : nothing
        }
      </div>
      ${this.to ? this.#renderQuestion(this.to) : nothing}`
  }

  #renderGroups(groups: readonly Group[]): TemplateResult {
    const isOfAll = (id: string) => this.partners.every(({ groupId }) => groupId === id)
    const choose = (event: Event) => {
      this.#action.clear()
      this.to = groups.find(({ id }) => id === selectedValue(event))
    }
    return html`<wa-dropdown @wa-select=${choose}>
      <button slot="trigger" class="button">${icon(Users)}${t('partners.changeGroup')}</button>
      ${menuItems(() =>
        groups.map(
          ({ id, name }) =>
            html`<wa-dropdown-item value=${id}
              >${name}${chosenMark(isOfAll(id))}</wa-dropdown-item
            >`,
        ),
      )}
    </wa-dropdown>`
  }

  #renderTags(tags: readonly PartnerTag[]): TemplateResult {
    const isOnAll = (id: string) =>
      this.partners.every((partner) => partner.tags?.some((tag) => tag.id === id))
    const choose = (event: Event) => {
      const tag = tags.find(({ id }) => id === selectedValue(event))
      if (tag) void this.#tag(tag, isOnAll(tag.id))
    }
    return html`<wa-dropdown @wa-select=${choose}>
      <button slot="trigger" class="button">${icon(TagIcon)}${t('common.tags')}</button>
      ${menuItems(() =>
        tags.map(
          ({ id, name }) =>
            html`<wa-dropdown-item value=${id}
              >${name}${chosenMark(isOnAll(id))}</wa-dropdown-item
            >`,
        ),
      )}
    </wa-dropdown>`
  }

  #renderQuestion(to: Group): TemplateResult {
    const values = { count: this.partners.length, to: to.name }
    return confirmDialog(
      {
        title: t('partners.moveCountPartnersQuestion', values),
        body: t('groups.newCustomersGetTerms'),
        action: t('groups.moveCountPartners', values),
        isHarmless: true,
        confirmed: () => void this.#move(to),
        closed: () => (this.to = undefined),
      },
      this.#action,
    )
  }

  async #move(to: Group): Promise<void> {
    const isDone = await this.#action.run(async () => {
      for (const { id, programId, groupId } of this.partners) {
        if (groupId === to.id) continue
        const body = { programId, groupId: to.id }
        await call(`/partners/${id}`, { method: 'PATCH', body })
      }
    })
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    this.to = undefined
    this.dispatchEvent(new ChangedPartnersEvent(t('groups.movedName', { name: to.name })))
  }

  /** Adds a tag to all of them, or removes it where all have it. */
  async #tag({ id, name }: PartnerTag, isOnAll: boolean): Promise<void> {
    const count = this.partners.length
    const body = { partnerIds: this.partners.map((partner) => partner.id) }
    const path = `/partner-tags/${id}/${isOnAll ? 'unassign' : 'assign'}`
    if (!(await this.#action.run(() => call(path, { method: 'POST', body })))) return
    const values = { tag: name, count }
    const said = isOnAll ? t('partners.tagRemoved', values) : t('partners.tagAdded', values)
    this.dispatchEvent(new ChangedPartnersEvent(said))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-bulk': PartnerBulk
  }
}
