import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ChevronDown, ListFilter } from 'lucide'
import type { AuditEntry } from '../../api/wire.gen.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { clock, day, exactTime } from '../../base/format.ts'
import { icon } from '../../base/icon.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { navigate, withQuery } from '../../router/router.ts'
import { itemStyles } from './audit-item.styles.ts'
import { changesOf, columnName, valueText, type Change } from './audit-values.ts'
import { actorText, OBJECTS, sentenceOf } from './audit-words.ts'

/** How many changes a sentence names; more are counted. */
const NAMED = 2
/** Stand for the parts of a sentence until they are marked up. */
const [ACTOR, WHAT] = ['\uE000', '\uE001']

/** One entry of the audit log: a sentence, which opens to all that is known. */
@customElement('audit-item')
export class AuditItem extends ConsoleElement {
  static override styles = [styles, itemStyles]

  @property({ attribute: false }) entry!: AuditEntry
  @state() private isOpen = false

  override render(): TemplateResult {
    const { entry, isOpen } = this
    return html`<button
        class="row"
        aria-expanded=${isOpen ? 'true' : 'false'}
        @click=${() => (this.isOpen = !isOpen)}
      >
        <span class="what"><bdi>${this.#renderSentence()}</bdi>${this.#renderSummary()}</span>
        <time class="soft" datetime=${entry.createdAt}
          ><span>${day(entry.createdAt)}</span> ${clock(entry.createdAt)}</time
        >
        ${icon(ChevronDown, 14)}
      </button>
      ${isOpen ? this.#renderDetail() : nothing}`
  }

  #renderSentence(): TemplateResult {
    const { entry } = this
    const sentence = t(sentenceOf(entry), { actor: ACTOR!, what: WHAT! })
    const parts = sentence.split(/([\uE000\uE001])/)
    const { name, id } = entry.resource
    const shown =
      name === null ? html`<code>${id}</code>` : html`<bdi>${t('audit.name', { name })}</bdi>`
    return html`${parts.map((part) => {
      if (part === ACTOR) return html`<strong><bdi>${actorText(entry)}</bdi></strong>`
      return part === WHAT ? html`${t(OBJECTS[entry.type])} ${shown}` : part
    })}`
  }

  /** Says what changed, where it is little. */
  #renderSummary(): TemplateResult | typeof nothing {
    const { entry } = this
    if (entry.erasedAt) {
      return html`<span class="summary soft">${t('audit.erasedPersonsRequest')}</span>`
    }
    if (entry.action !== 'updated') return nothing
    const changes = changesOf(entry).filter(({ column }) => column !== 'version')
    if (changes.length > NAMED) {
      return html`<span class="summary soft"
        >${t('audit.countChanges', { count: changes.length })}</span
      >`
    }
    return html`${changes.map(
      (change) =>
        html`<span class="summary soft"
          ><bdi>${columnName(change.column)}</bdi>: ${this.#renderValue(change, 'before')}
          <span class="arrow" aria-hidden="true">→</span
          ><span class="hidden">${t('audit.now')}</span> ${this.#renderValue(change, 'after')}</span
        >`,
    )}`
  }

  #renderValue(change: Change, side: 'before' | 'after'): TemplateResult {
    return html`<bdi>${valueText(change.column, change[side], this.entry[side])}</bdi>`
  }

  #renderDetail(): TemplateResult {
    const { entry } = this
    const { actor, type, resource } = entry
    const facts: [string, string | null][] = [
      [t('common.time'), exactTime(entry.createdAt)],
      [t('audit.by'), `${actor.type}:${actor.id}`],
      [t('field.address'), entry.address],
      [t('webhooks.request'), entry.requestId],
      [t('audit.resourceId'), resource.id],
    ]
    const only = (query: Record<string, string>) => () => navigate(withQuery(query))
    return html`<div class="detail">
      <dl>
        ${facts.map(([name, value]) =>
          value
            ? html`<dt>${name}</dt>
                <dd><bdi>${value}</bdi></dd>`
            : nothing,
        )}
      </dl>
      ${entry.before || entry.after ? this.#renderChanges() : nothing}
      <p class="actions">
        <button class="button" @click=${only({ actor: `${actor.type}:${actor.id}` })}>
          ${icon(ListFilter)}${t('audit.filterActor', { actor: actor.name ?? actor.id })}
        </button>
        <button class="button" @click=${only({ type, resourceId: resource.id })}>
          ${icon(ListFilter)}${t('audit.filterByWhat', { what: resource.name ?? resource.id })}
        </button>
      </p>
    </div>`
  }

  #renderChanges(): TemplateResult {
    const { before, after } = this.entry
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('audit.values')}>
      <table>
        <thead>
          <tr>
            <th>${t('common.value')}</th>
            ${before ? html`<th>${t('audit.oldValue')}</th>` : nothing}
            ${after ? html`<th>${t('audit.newValue')}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${changesOf(this.entry).map(
            (change) =>
              html`<tr>
                <th scope="row">${columnName(change.column)}</th>
                ${before ? html`<td>${this.#renderValue(change, 'before')}</td>` : nothing}
                ${after ? html`<td>${this.#renderValue(change, 'after')}</td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'audit-item': AuditItem
  }
}
