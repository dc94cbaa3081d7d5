import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { readList } from '../api/read-all.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { Partner, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { valueOf } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { noProgram, programPicker, readChosenProgram } from '../brand/chosen-program.ts'
import { monthsSince } from '../partners/partner-statement.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import { ledgerPath, ledgerQuery, ledgerView } from './ledger-filters.ts'
import { moneyStyles } from './money.styles.ts'

const PAGE_SIZE = 50

interface Shown {
  programs: readonly Program[]
  program: Program | undefined
  partners: readonly Partner[]
}

/** The statements of a program's partners, by month. Program, month and search are in the address. */
@customElement('statements-page')
export class StatementsPage extends LitElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    tableStyles,
    moneyStyles,
    css`
      .filters .input {
        inline-size: auto;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** The pages behind the first one. */
  @state() private more: readonly Partner[] = []
  @state() private isWhole = false
  readonly #action = new Action(this)
  readonly #shown = new Task(this, {
    task: async ([_id, address], { signal }): Promise<Shown> => {
      this.more = []
      const chosen = await readChosenProgram(signal)
      const partners = chosen.program ? await readPage(chosen.program, address, { signal }) : []
      this.isWhole = partners.length < PAGE_SIZE
      return { ...chosen, partners }
    },
    args: () => [this.session?.workspace?.id, whoOf(location.search)] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('Statements')}</h1>
        <a class="button" href="/console/ledger">${t('Ledger')}</a>
      </div>
      <p class="lead soft">
        ${t('What each partner earned, was paid and is owed, as the ledger has it. Months are in UTC.')}
      </p>
      ${loaded(this.#shown, (shown) => this.#renderShown(shown))}
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    </div>`
  }

  #renderShown({ programs, program, partners }: Shown): TemplateResult {
    if (!program) return noProgram()
    const all = [...partners, ...this.more]
    return html`${this.#renderFilters({ programs, program })}
      <section class="panel" aria-label=${t('Statements')}>
        ${
          all.length === 0
            ? html`<p class="row soft">${t('No partner matches.')}</p>`
            : html`<ul class="rows">
                ${all.map((partner) => this.#renderPartner(partner))}
              </ul>`
        }
        ${
          this.isWhole
            ? nothing
            : html`<div class="more">
                <button class="button" @click=${() => void this.#readMore(program)}>
                  ${t('Show more')}
                </button>
              </div>`
        }
      </section>`
  }

  #renderFilters({ programs, program }: { programs: readonly Program[]; program: Program }) {
    const { month } = ledgerView(location.search)
    const search = new URLSearchParams(location.search).get('search') ?? ''
    return html`<div class="filters">
      ${programPicker({ programs, program })}
      <label>
        <span class="soft">${t('Month')}</span>
        <select
          class="input fit"
          @change=${(event: Event) => navigate(withQuery({ month: valueOf(event) || undefined }))}
        >
          <option value="">${t('Of all the time')}</option>
          ${monthsSince(program.createdAt).map((one) => html`<option value=${one} ?selected=${one === month}>${one}</option>`)}
        </select>
      </label>
      <input
        class="input fit"
        type="search"
        maxlength="100"
        aria-label=${t('Name or e-mail address')}
        placeholder=${t('Name or e-mail address')}
        .value=${search}
        @change=${(event: Event) => navigate(withQuery({ search: valueOf(event).trim() || undefined }))}
      />
    </div>`
  }

  #renderPartner(partner: Partner): TemplateResult {
    const { id, name, email, programId } = partner
    const { month } = ledgerView(location.search)
    const entries = ledgerPath({ partnerId: id, programId, ...(month ? { month } : {}) })
    return html`<li>
      <div class="grow">
        <a href="/console/partners/${id}?program=${programId}"
          ><strong><bdi>${name}</bdi></strong></a
        >
        <div class="small soft"><bdi>${email ?? ''}</bdi></div>
      </div>
      <div class="actions">
        <a class="button" href=${entries} aria-label="${t('Show the entries')}: ${name}">
          ${t('Show the entries')}
        </a>
        ${this.#renderSave(partner, 'csv', t('Save as CSV'))}
        ${this.#renderSave(partner, 'html', t('Save for printing'))}
      </div>
    </li>`
  }

  #renderSave(partner: Partner, format: 'csv' | 'html', text: string): TemplateResult {
    return html`<button
      class="button"
      aria-label="${text}: ${partner.name}"
      @click=${() => void this.#save(partner, format)}
    >
      ${text}
    </button>`
  }

  async #readMore(program: Program): Promise<void> {
    const who = whoOf(location.search)
    const page = 2 + this.more.length / PAGE_SIZE
    await this.#action.run(async () => {
      const next = await readPage(program, who, { page })
      // Something else was chosen meanwhile.
      if (who !== whoOf(location.search)) return
      this.more = [...this.more, ...next]
      this.isWhole = next.length < PAGE_SIZE
    })
  }

  async #save({ id, programId, name }: Partner, format: 'csv' | 'html'): Promise<void> {
    const { month } = ledgerView(location.search)
    const query = { ...ledgerQuery({ programId, ...(month ? { month } : {}) }), format }
    const path = `/partners/${encodeURIComponent(id)}/statement`
    const file = ['statement', id, month].filter(Boolean).join('-')
    const said = t('The statement of {name} is saved.', { name })
    await this.#action.run(() => download(path, query, `${file}.${format}`), said)
  }
}

/** Returns what of an address says whose statements are listed: not the month. */
function whoOf(address: string): string {
  const values = new URLSearchParams(address)
  values.delete('month')
  return values.toString()
}

function readPage(
  { id: programId }: Program,
  address: string,
  { page = 1, signal }: { page?: number; signal?: AbortSignal },
): Promise<Partner[]> {
  const search = new URLSearchParams(address).get('search')?.slice(0, 100)
  const query = {
    programId,
    page: String(page),
    pageSize: String(PAGE_SIZE),
    ...(search ? { search } : {}),
  }
  return readList<Partner>('/partners', { query, ...(signal ? { signal } : {}) })
}

declare global {
  interface HTMLElementTagNameMap {
    'statements-page': StatementsPage
  }
}
