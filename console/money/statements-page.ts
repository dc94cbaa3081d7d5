import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { FurtherPages } from '../base/further-pages.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { monthName } from '../base/format.ts'
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
import { PAGE_SIZE, readPage, renderSums, type Line, type Sum } from './statement-sums.ts'

interface Shown {
  programs: readonly Program[]
  program: Program | undefined
  totals: readonly Sum[]
  partners: readonly Line[]
}

/** The statements of a program's partners, by month. Program, month and search are in the address. */
@customElement('statements-page')
export class StatementsPage extends ConsoleElement {
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
      .all th,
      .all td {
        font-weight: 600;
      }
      .does {
        max-inline-size: none;
      }
      .does .actions {
        flex-wrap: nowrap;
        justify-content: flex-end;
      }
      .scroll {
        overflow-x: auto;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #further = new FurtherPages<Line>(this.#action, PAGE_SIZE, ({ partner }) => partner.id)
  readonly #shown = new Task(this, {
    task: async ([_id, address], { signal }): Promise<Shown> => {
      this.#further.start()
      const chosen = await readChosenProgram(signal)
      const { totals, partners } = chosen.program
        ? await readPage(chosen.program, address, { signal })
        : { totals: [], partners: [] }
      return { ...chosen, totals, partners: this.#further.after(partners) }
    },
    args: () => [this.session?.workspace?.id, location.search] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.statements')}</h1>
        <a class="button" href="/console/ledger">${t('common.ledger')}</a>
      </div>
      <p class="lead soft">${t('statements.eachPartnerEarnedPaid')}</p>
      ${loaded(this.#shown, (shown) => this.#renderShown(shown))}
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    </div>`
  }

  #renderShown({ programs, program, totals, partners }: Shown): TemplateResult {
    if (!program) return noProgram()
    const all = [...partners, ...this.#further.rows]
    return html`${this.#renderFilters({ programs, program })}
      <section class="panel" aria-label=${t('common.statements')}>
        ${
          all.length === 0
            ? html`<p class="row soft">${t('statements.noPartnersMatchSearch')}</p>`
            : html`<div
                class="scroll"
                tabindex="0"
                role="group"
                aria-label=${t('common.statements')}
              >
                ${this.#renderTable(program, { totals, lines: all })}
              </div>`
        }
        ${
          this.#further.isWhole
            ? nothing
            : html`<div class="more">
                <button class="button" @click=${() => void this.#readMore(program)}>
                  ${t('common.showMore')}
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
        <span class="soft">${t('field.month')}</span>
        <select
          class="input fit"
          @change=${(event: Event) => navigate(withQuery({ month: valueOf(event) || undefined }))}
        >
          <option value="">${t('partners.allTime')}</option>
          ${monthsSince(program.createdAt).map((one) => html`<option value=${one} ?selected=${one === month}>${monthName(one)}</option>`)}
        </select>
      </label>
      <input
        class="input fit"
        type="search"
        maxlength="100"
        aria-label=${t('statements.nameEmail')}
        placeholder=${t('statements.nameEmail')}
        .value=${search}
        @change=${(event: Event) => navigate(withQuery({ search: valueOf(event).trim() || undefined }))}
      />
    </div>`
  }

  #renderTable(
    program: Program,
    { totals, lines }: { totals: readonly Sum[]; lines: readonly Line[] },
  ): TemplateResult {
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${t('field.partnerId')}</th>
          <th scope="col" class="number">${t('field.earned')}</th>
          <th scope="col" class="number">${t('field.paidAt')}</th>
          <th scope="col" class="number wide">${t('statements.closingBalance')}</th>
          <th scope="col"><span class="hidden">${t('statements.actions')}</span></th>
        </tr>
      </thead>
      <tbody>
        <tr class="all">
          <th scope="row">${t('common.allPartners')}</th>
          ${renderSums(totals)}
          <td></td>
        </tr>
        ${lines.map((line) => this.#renderLine(program, line))}
      </tbody>
    </table>`
  }

  #renderLine({ id: programId }: Program, line: Line): TemplateResult {
    const { id, name, email } = line.partner
    const { month } = ledgerView(location.search)
    const entries = ledgerPath({ partnerId: id, programId, ...(month ? { month } : {}) })
    return html`<tr>
      <td>
        <a href="/console/partners/${id}?program=${programId}"
          ><strong><bdi>${name}</bdi></strong></a
        >
        <div class="small soft wide"><bdi>${email ?? ''}</bdi></div>
      </td>
      ${renderSums(line.sums)}
      <td class="does">
        <div class="actions">
          <a class="button" href=${entries} aria-label="${t('statements.entries')}: ${name}">
            ${t('statements.entries')}
          </a>
          ${this.#renderSave(line, { programId, format: 'csv' }, 'CSV')}
          ${this.#renderSave(line, { programId, format: 'html' }, t('statements.print'))}
        </div>
      </td>
    </tr>`
  }

  #renderSave({ partner }: Line, how: Saved, text: string): TemplateResult {
    return html`<button
      class="button"
      aria-label="${text}: ${partner.name}"
      @click=${() => void this.#save(partner, how)}
    >
      ${text}
    </button>`
  }

  async #readMore(program: Program): Promise<void> {
    const { search } = location
    await this.#further.more(
      async (page, signal) => (await readPage(program, search, { page, signal })).partners,
    )
  }

  async #save({ id, name }: Line['partner'], { programId, format }: Saved): Promise<void> {
    const { month } = ledgerView(location.search)
    const query = { ...ledgerQuery({ programId, ...(month ? { month } : {}) }), format }
    const path = `/partners/${encodeURIComponent(id)}/statement`
    const file = ['statement', id, month].filter(Boolean).join('-')
    const said = t('statements.statementNameDownloaded', { name })
    await this.#action.run(() => download(path, query, `${file}.${format}`), said)
  }
}

interface Saved {
  programId: string
  format: 'csv' | 'html'
}

declare global {
  interface HTMLElementTagNameMap {
    'statements-page': StatementsPage
  }
}
