import { consume } from '@lit/context'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import type { ListFilter } from '../base/list/list-filter.ts'
import '../base/list/list-toolbar.ts'
import { PagedList } from '../base/list/paged-list.ts'
import { monthName } from '../base/format.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { noProgram, readChosenProgram, type ChosenProgram } from '../brand/chosen-program.ts'
import { monthsSince } from '../partners/partner-statement.ts'
import { AddressController } from '../router/router.ts'
import { ledgerPath, ledgerQuery, ledgerView } from './ledger-filters.ts'
import { moneyStyles } from './money.styles.ts'
import { PAGE_SIZE, readPage, renderSums, type Line, type Sum } from './statement-sums.ts'

const NO_FILTERS: readonly ListFilter[] = []

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
  #chosen: ChosenProgram = { programs: [], program: undefined }
  #totals: readonly Sum[] = []
  readonly #lines = new PagedList<Line>(this, {
    size: PAGE_SIZE,
    idOf: ({ partner }) => partner.id,
    read: async ({ page, signal }) => {
      if (page === 1) this.#chosen = await readChosenProgram(signal)
      const { program } = this.#chosen
      if (!program) return []
      const { totals, partners } = await readPage(program, location.search, { page, signal })
      this.#totals = totals
      return partners
    },
    args: () => [this.session?.workspace?.id, location.search],
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
      ${this.#renderToolbar()}
      <section class="panel" aria-label=${t('common.statements')}>
        ${this.#lines.render({
          rows: (lines) =>
            html`<div class="scroll" tabindex="0" role="group" aria-label=${t('common.statements')}>
              ${this.#renderTable(lines)}
            </div>`,
          none: () =>
            this.#chosen.program
              ? html`<p class="row soft">${t('statements.noPartnersMatchSearch')}</p>`
              : noProgram(),
        })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    </div>`
  }

  #renderToolbar(): TemplateResult {
    const { program } = this.#chosen
    return html`<list-toolbar
      placeholder=${t('statements.nameEmail')}
      .filters=${program ? monthFilter(program) : NO_FILTERS}
    >
    </list-toolbar>`
  }

  #renderTable(lines: readonly Line[]): TemplateResult {
    const { program } = this.#chosen
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
          ${renderSums(this.#totals)}
          <td></td>
        </tr>
        ${lines.map((line) => (program ? this.#renderLine(program, line) : nothing))}
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

  async #save({ id, name }: Line['partner'], { programId, format }: Saved): Promise<void> {
    const { month } = ledgerView(location.search)
    const query = { ...ledgerQuery({ programId, ...(month ? { month } : {}) }), format }
    const path = `/partners/${encodeURIComponent(id)}/statement`
    const file = ['statement', id, month].filter(Boolean).join('-')
    const said = t('statements.statementNameDownloaded', { name })
    await this.#action.run(() => download(path, query, `${file}.${format}`), said)
  }
}

function monthFilter({ createdAt }: Program): ListFilter[] {
  return [
    {
      name: 'month',
      parameter: 'month',
      label: 'field.month',
      isSingle: true,
      options: monthsSince(createdAt).map((value) => ({ value, name: monthName(value) })),
    },
  ]
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
