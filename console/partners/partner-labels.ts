import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Plus, UserRound } from 'lucide'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { Member, Partner, PartnerTag } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { chosenMark } from '../base/chosen-mark.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { menuItems } from '../base/menu-items.ts'
import { selectedValue } from '../base/menu.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { tagStyles } from '../links/link-table.styles.ts'
import { BASE, navigate } from '../router/router.ts'
import { tagChips, tagChipStyles } from './tag-chips.ts'

/** The value of the item that leads to the page of tags. */
const MANAGE = 'manage'

/** A partner's tags and owner, each with a menu to change it. Fires `changed` after that. */
@customElement('partner-labels')
export class PartnerLabels extends ConsoleElement {
  static override styles = [
    styles,
    tagStyles,
    tagChipStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
        margin-block-end: 8px;
      }
      .small-button {
        display: inline-flex;
        align-items: center;
        gap: 4px;
        block-size: 24px;
        padding-inline: 8px;
        border: 0;
        border-radius: 999px;
        background: none;
        color: var(--soft);
        font-size: 12px;
        cursor: pointer;
      }
      .small-button:hover {
        background: var(--hover);
        color: var(--text);
      }
    `,
  ]

  @property({ attribute: false }) partner: Partner | undefined
  @property({ attribute: false }) session: Session | undefined
  readonly #action = new Action(this)
  readonly #choices = new Task(this, {
    task: async ([_workspace], { signal }) => {
      const [tags, members] = await Promise.all([
        readAll<PartnerTag>('/partner-tags', signal),
        readAll<Member>('/members', signal),
      ])
      return { tags, members }
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult | typeof nothing {
    const { partner } = this
    if (!partner) return nothing
    const mayChange = may(this.session, 'program.write')
    const { problem } = this.#action
    return html`${tagChips(partner.tags)} ${mayChange ? this.#renderTags(partner) : nothing}
    ${this.#renderOwner(partner, mayChange)} ${problem ? problemNote(problem) : nothing}`
  }

  #renderTags({ tags }: Partner): TemplateResult {
    const all = this.#choices.value?.tags ?? []
    return html`<wa-dropdown @wa-select=${this.#toggle}>
      <button slot="trigger" class="small-button">${icon(Plus, 12)}${t('partners.addTag')}</button>
      ${menuItems(
        () =>
          html`${all.map(
              ({ id, name, color }) =>
                html`<wa-dropdown-item value=${id}>
                  <span slot="icon"><i class="dot ${color}"></i></span>${name}${chosenMark(
                    tags.some((tag) => tag.id === id),
                  )}
                </wa-dropdown-item>`,
            )} <wa-dropdown-item value=${MANAGE}>${t('partners.manageTags')}</wa-dropdown-item>`,
      )}
    </wa-dropdown>`
  }

  #renderOwner({ ownerId }: Partner, mayChange: boolean): TemplateResult | typeof nothing {
    const members = this.#choices.value?.members ?? []
    const owner = members.find(({ id }) => id === ownerId)
    const name = owner && (owner.name || owner.email)
    const text = name ? t('partners.ownerName', { name }) : t('partners.noOwner')
    if (!mayChange) {
      return html`<span class="small soft">${icon(UserRound, 12)} ${text}</span>`
    }
    return html`<wa-dropdown @wa-select=${this.#setOwner}>
      <button slot="trigger" class="small-button">${icon(UserRound, 12)}<bdi>${text}</bdi></button>
      ${menuItems(
        () =>
          html`<wa-dropdown-item value="">
              ${t('partners.noOwner')}${chosenMark(ownerId === null)}
            </wa-dropdown-item>
            ${members.map(
              (member) =>
                html`<wa-dropdown-item value=${member.id}>
                  ${member.name || member.email}${chosenMark(member.id === ownerId)}
                </wa-dropdown-item>`,
            )}`,
      )}
    </wa-dropdown>`
  }

  readonly #toggle = (event: Event) => {
    const id = selectedValue(event)
    if (id === MANAGE) {
      navigate(`${BASE}/partners/tags`)
      return
    }
    const had = (this.partner?.tags ?? []).map((tag) => tag.id)
    const tagIds = had.includes(id) ? had.filter((one) => one !== id) : [...had, id]
    void this.#change({ tagIds })
  }

  readonly #setOwner = (event: Event) =>
    void this.#change({ ownerId: selectedValue(event) || null })

  async #change(change: { tagIds: string[] } | { ownerId: string | null }): Promise<void> {
    const { partner } = this
    if (!partner) return
    const body = { ...change, programId: partner.programId }
    const work = () => call(`/partners/${partner.id}`, { method: 'PATCH', body })
    if (await this.#action.run(work)) this.dispatchEvent(new Event('changed'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-labels': PartnerLabels
  }
}
