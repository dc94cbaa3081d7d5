import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { Partner, PartnerActivity as Entry, PartnerNote } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { formOf, valueOf, valuesOf } from '../base/form.ts'
import { ago, exactTime } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { activityText, FILTERS, type FilterId } from './activity-words.ts'
import { activityStyles } from './partner-activity.styles.ts'
import './partner-note.ts'

const PAGE_SIZE = 50

/** A partner's notes, and what happened to them, from the newest. */
@customElement('partner-activity')
export class PartnerActivity extends ConsoleElement {
  static override styles = [styles, settingsStyles, activityStyles]

  @property({ attribute: false }) partner: Partner | undefined
  @property({ attribute: false }) session: Session | undefined
  @state() private filter: FilterId = 'all'
  @state() private older: readonly Entry[] = []
  @state() private isWhole = false
  readonly #action = new Action(this)
  readonly #pinned = new Task(this, {
    task: ([_workspace, id], { signal }) =>
      readList<PartnerNote>(`/partners/${id}/notes`, { query: { pinned: 'true' }, signal }),
    args: () => [this.session?.workspace?.id, this.partner?.id ?? ''] as const,
  })
  readonly #entries = new Task(this, {
    task: async ([_workspace, id, filter], { signal }) => {
      const entries = await readPage(id, filter, undefined, signal)
      this.older = []
      this.isWhole = entries.length < PAGE_SIZE
      return entries
    },
    args: () => [this.session?.workspace?.id, this.partner?.id ?? '', this.filter] as const,
  })

  override render(): TemplateResult | typeof nothing {
    const { partner } = this
    if (!partner) return nothing
    return html`${may(this.session, 'program.write') ? this.#renderComposer(partner) : nothing}
      ${this.#renderPinned(this.#pinned.value ?? [])}
      <div class="head low">
        <h2>${t('activity.heading')}</h2>
        <select
          class="input narrow"
          aria-label=${t('activity.show')}
          @change=${(event: Event) => (this.filter = filterOf(valueOf(event)))}
        >
          ${Object.entries(FILTERS).map(
            ([id, { name }]) =>
              html`<option value=${id} ?selected=${id === this.filter}>${t(name)}</option>`,
          )}
        </select>
      </div>
      <section class="panel" aria-label=${t('activity.heading')}>
        ${loaded(this.#entries, (entries) => this.#renderEntries([...entries, ...this.older]), { bones: 6 })}
      </section>`
  }

  #renderComposer({ id }: Partner): TemplateResult {
    const { problem, isBusy, said } = this.#action
    return html`<form
      class="panel composer"
      novalidate
      @submit=${(event: SubmitEvent) => this.#add(event, id)}
    >
      <textarea
        class="input area"
        name="text"
        rows="3"
        maxlength="10000"
        aria-label=${t('field.note')}
        placeholder=${t('activity.notePlaceholder')}
      ></textarea>
      <div class="actions">
        <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
          ${t('activity.addNote')}
        </button>
        <span class="soft" role="status">${said}</span>
      </div>
      ${problem ? problemNote(problem) : nothing}
    </form>`
  }

  #renderPinned(notes: readonly PartnerNote[]): TemplateResult | typeof nothing {
    if (notes.length === 0) return nothing
    return html`<h2 class="low">${t('activity.pinned')}</h2>
      <ul class="panel rows" aria-label=${t('activity.pinned')}>
        ${notes.map(
          (note) =>
            html`<li>
              <partner-note
                .note=${note}
                .session=${this.session}
                @changed=${this.#readAgain}
              ></partner-note>
            </li>`,
        )}
      </ul>`
  }

  #renderEntries(entries: readonly Entry[]): TemplateResult {
    const pinned = this.#pinned.value ?? []
    // Pinned notes are above.
    const listed = entries.filter(
      ({ kind, reference }) => kind !== 'note' || !pinned.some(({ id }) => id === reference?.id),
    )
    if (listed.length === 0 && this.isWhole) {
      return html`<div class="empty"><p class="soft">${t('activity.noneYet')}</p></div>`
    }
    return html`<ol class="rows">
        ${listed.map(
          (entry) =>
            html`<li>${entry.kind === 'note' ? this.#renderNote(entry) : renderEntry(entry)}</li>`,
        )}
      </ol>
      ${
        this.isWhole
          ? nothing
          : html`<div class="note">
              <button class="button" @click=${() => void this.#readMore(entries)}>
                ${t('common.showMore')}
              </button>
            </div>`
      }`
  }

  #renderNote({ reference, actor, text, createdAt }: Entry): TemplateResult {
    const isMine = actor?.id === this.session?.person.id
    const note: PartnerNote = {
      id: reference?.id ?? '',
      partnerId: this.partner?.id ?? '',
      text: text ?? '',
      pinned: false,
      author: { id: actor?.id ?? null, name: actor?.name ?? '' },
      editable:
        may(this.session, 'program.write') && (isMine || may(this.session, 'workspace.write')),
      createdAt,
      updatedAt: createdAt,
    }
    return html`<partner-note
      .note=${note}
      .session=${this.session}
      @changed=${this.#readAgain}
    ></partner-note>`
  }

  #add(event: SubmitEvent, id: string): void {
    event.preventDefault()
    const form = formOf(event)
    const { text = '' } = valuesOf(event)
    if (text.trim() === '') return
    const work = async () => {
      await call(`/partners/${id}/notes`, { method: 'POST', body: { text } })
      form.reset()
      await this.#entries.run()
    }
    void this.#action.run(work, t('activity.noteAdded'))
  }

  async #readMore(entries: readonly Entry[]): Promise<void> {
    const id = this.partner?.id ?? ''
    await this.#action.run(async () => {
      const page = await readPage(id, this.filter, entries.at(-1)?.id)
      this.older = [...this.older, ...page]
      this.isWhole = page.length < PAGE_SIZE
    })
  }

  readonly #readAgain = () => {
    void this.#pinned.run()
    void this.#entries.run()
  }
}

function renderEntry(entry: Entry): TemplateResult {
  const { actor, createdAt, reference } = entry
  const text = activityText(entry)
  const href = reference ? pathOf(reference) : undefined
  return html`<div class="entry">
    <span class="grow">${href ? html`<a href=${href}>${text}</a>` : text}</span>
    <span class="small soft meta">
      ${actor?.name ? html`<bdi>${actor.name}</bdi> · ` : nothing}
      <time datetime=${createdAt} title=${exactTime(createdAt)}>${ago(createdAt)}</time>
    </span>
  </div>`
}

/** Returns the page of what an entry refers to, if there is one. */
function pathOf({ type, id, name }: NonNullable<Entry['reference']>): string | undefined {
  switch (type) {
    case 'payout':
      return `${BASE}/payouts/${id}`
    case 'link':
      return name === null ? undefined : `${BASE}/links/${id}`
    case 'group':
      return name === null ? undefined : `${BASE}/groups/${id}`
    case 'fraud_flag':
      return `${BASE}/fraud`
    case 'partner':
    case 'enrollment':
    case 'tag':
    case 'member':
    case 'payout_method':
    case 'discount_code':
    case 'event':
    case 'email':
    case 'note':
      return undefined
  }
}

function filterOf(text: string): FilterId {
  const ids: readonly FilterId[] = ['all', 'notes', 'emails', 'payouts', 'changes']
  return ids.find((id) => id === text) ?? 'all'
}

function readPage(
  id: string,
  filter: FilterId,
  startingAfter: string | undefined,
  signal?: AbortSignal,
): Promise<Entry[]> {
  const kinds = FILTERS[filter].kinds.join(',')
  const query = {
    pageSize: String(PAGE_SIZE),
    ...(kinds ? { kinds } : {}),
    ...(startingAfter ? { startingAfter } : {}),
  }
  return readList<Entry>(`/partners/${id}/activity`, { query, ...(signal ? { signal } : {}) })
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-activity': PartnerActivity
  }
}
