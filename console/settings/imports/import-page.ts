import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { Importer, ImportLine, ImportReport } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { tableStyles } from '../../base/table.styles.ts'
import { t } from '../../base/texts.ts'
import { BASE, navigate } from '../../router/router.ts'
import './file-panel.ts'
import { renderLines, renderReport } from './import-report.ts'
import { BUSY, STATUS_WORDS } from './import-words.ts'

interface Read {
  report: ImportReport
  source: Importer | undefined
  skipped: readonly ImportLine[]
}

const AGAIN_MS = 1_500

/** One import: its files, what would come, how far it is, what has come, and the way back. */
@customElement('import-page')
export class ImportPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    tableStyles,
    css`
      .panel {
        margin-block-end: 16px;
      }
      .wide {
        overflow-x: auto;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private asks = false
  readonly #action = new Action(this)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #read = new Task(this, {
    task: async ([path], { signal }): Promise<Read> => {
      const id = encodeURIComponent(path.split('/').at(-1) ?? '')
      const report = await call<ImportReport>(`/imports/${id}`, { signal })
      const sources = await call<Importer[]>('/imports/sources', { signal })
      const query = { status: 'skipped', pageSize: '50' }
      const hasSkipped = report.kinds.some(({ skipped }) => skipped > 0)
      const skipped = hasSkipped
        ? await call<ImportLine[]>(`/imports/${id}/lines`, { query, signal })
        : []
      this.#lookAgain(report)
      return { report, source: sources.find(({ name }) => name === report.source), skipped }
    },
    args: () => [location.pathname, this.session?.workspace?.id] as const,
  })

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <p class="small"><a href="${BASE}/settings/imports">${t('common.imports')}</a></p>
      <div class="head"><h1>${this.#read.value?.report.name ?? t('common.imports')}</h1></div>
      ${loaded(this.#read, (read) => this.#renderRead(read))}
      ${this.#action.problem && !this.asks ? problemNote(this.#action.problem) : nothing}
    </div>`
  }

  #renderRead({ report, source, skipped }: Read): TemplateResult {
    const { status, reason } = report
    const mayChange = may(this.session, 'program.write')
    return html`<section class="panel" aria-label=${t('field.status')}>
        <div class="row">
          <p class="grow" role="status">
            ${t(STATUS_WORDS[status])}
            ${BUSY.includes(status) ? html`<progress aria-label=${t('payouts.progress')} max="100" value=${percentOf(report) ?? nothing}></progress>` : nothing}
          </p>
          ${mayChange ? html`<div class="actions">${this.#renderActions(report)}</div>` : nothing}
        </div>
        ${reason ? html`<p class="note bad">${reason}</p>` : nothing}
      </section>
      ${
        status === 'draft' && source && source.files.length > 0
          ? html`<section class="panel" aria-label=${t('landing.files')}>
              <import-files import-id=${report.id} .source=${source}></import-files>
            </section>`
          : nothing
      }
      ${report.kinds.length > 0 ? renderReport(report) : nothing} ${renderLines(skipped)}
      ${this.asks ? this.#renderQuestion(report) : nothing}`
  }

  #renderActions({ id, status, startedAt }: ImportReport): TemplateResult {
    const button = (text: string, click: () => void, isPrimary = false) =>
      html`<button
        class="button ${isPrimary ? 'primary' : ''}"
        aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
        @click=${click}
      >
        ${text}
      </button>`
    const isWritten = startedAt !== null
    const mayPay = may(this.session, 'payouts.write')
    const mayUndo = mayPay && isWritten && ['running', 'done', 'failed'].includes(status)
    return html`${status === 'draft' ? button(t('common.preview'), () => void this.#preview(id), true) : nothing}
    ${mayPay && status === 'ready' ? button(t('imports.startImport'), () => void this.#do(id, 'start'), true) : nothing}
    ${mayPay && status === 'failed' ? button(t('common.tryAgain'), () => void this.#do(id, 'start'), true) : nothing}
    ${mayUndo ? button(t('imports.undo'), () => (this.asks = true)) : nothing}
    ${isWritten || BUSY.includes(status) ? nothing : button(t('common.delete'), () => void this.#delete(id))}`
  }

  #renderQuestion({ id, name }: ImportReport): TemplateResult {
    return confirmDialog(
      {
        title: t('imports.undoImportQuestion'),
        body: html`<p>${t('imports.removesEverythingImportCreated')}</p>`,
        action: t('imports.undoName', { name }),
        confirmed: () =>
          void this.#do(id, 'undo').then((isDone) => {
            if (isDone) this.asks = false
          }),
        closed: () => {
          this.asks = false
        },
      },
      this.#action,
    )
  }

  #preview(id: string): Promise<boolean> {
    const mapping = this.renderRoot.querySelector('import-files')?.mapping ?? {}
    return this.#action.run(async () => {
      await call(`/imports/${id}/preview`, { method: 'POST', body: { mapping } })
      await this.#read.run()
    })
  }

  #do(id: string, step: 'start' | 'undo'): Promise<boolean> {
    return this.#action.run(async () => {
      await call(`/imports/${id}/${step}`, { method: 'POST', body: {} })
      await this.#read.run()
    })
  }

  #delete(id: string): Promise<boolean> {
    return this.#action.run(async () => {
      await call(`/imports/${id}`, { method: 'DELETE' })
      navigate(`${BASE}/settings/imports`)
    })
  }

  /** Looks again while the server works on it. */
  #lookAgain({ status }: ImportReport): void {
    clearTimeout(this.#timer)
    if (!BUSY.includes(status)) return
    this.#timer = setTimeout(() => void this.#read.run(), AGAIN_MS)
  }
}

/** Returns how far it is; nothing while nobody knows how much there is. */
function percentOf({ status, kinds }: ImportReport): string | undefined {
  const sum = (pick: (kind: ImportReport['kinds'][number]) => number) =>
    kinds.reduce((total, kind) => total + pick(kind), 0)
  const left = sum(({ ready }) => ready)
  const here = sum(({ done, kept }) => done + kept)
  const undone = sum(({ undone: count }) => count)
  if (status === 'running' && left + here > 0)
    return String(Math.floor((here / (left + here)) * 100))
  if (status === 'undoing' && undone + here > 0) {
    return String(Math.floor((undone / (undone + here)) * 100))
  }
  return undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'import-page': ImportPage
  }
}
