import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Download } from 'lucide'
import { may, sessionContext, type Session } from '../../api/session.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { asProblem } from '../../base/form.ts'
import { icon } from '../../base/icon.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { KINDS, type Kind } from './kinds.ts'

/** Saves everything that the workspace has, kind by kind. */
@customElement('export-page')
export class ExportPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** What is read now, and how many of it are. */
  @state() private running: { kind: Kind; read: number; stop: AbortController } | undefined
  @state() private said = ''
  @state() private problem = ''

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.running?.stop.abort()
  }

  override render(): TemplateResult {
    const kinds = KINDS.filter(({ needs }) => may(this.session, needs))
    return html`<div class="page">
      <div class="head"><h1>${t('common.dataExport')}</h1></div>
      <section class="panel" aria-label=${t('common.dataExport')}>
        <ul class="rows">
          ${kinds.map((kind) => this.#renderKind(kind))}
        </ul>
        <p class="note soft">${t('dataExport.ndjsonFilesRecordPer')}</p>
      </section>
      <p class="said soft" role="status">${this.said}</p>
      <div role="alert">${this.problem ? html`<p class="bad">${this.problem}</p>` : nothing}</div>
    </div>`
  }

  #renderKind(kind: Kind): TemplateResult {
    const { running } = this
    const isRunning = running?.kind === kind
    return html`<li>
      <div class="grow">
        <strong>${t(kind.name)}</strong>
        <div class="small soft">
          ${isRunning && running.read > 0 ? t('dataExport.countRecordsRead', { count: running.read }) : t(kind.about)}
        </div>
        ${isRunning ? html`<progress aria-label=${t(kind.name)}></progress>` : nothing}
      </div>
      ${
        isRunning
          ? html`<button class="button" @click=${() => running.stop.abort()}>
              ${t('dataExport.stop')}
            </button>`
          : html`<button
              class="button"
              aria-label=${t('dataExport.exportName', { name: t(kind.name) })}
              aria-disabled=${running ? 'true' : 'false'}
              @click=${() => void this.#save(kind)}
            >
              ${icon(Download)}${t('common.export')}
            </button>`
      }
    </li>`
  }

  async #save(kind: Kind): Promise<void> {
    if (this.running) return
    const stop = new AbortController()
    this.running = { kind, read: 0, stop }
    this.said = ''
    this.problem = ''
    const tell = (more: number) => {
      if (this.running) this.running = { ...this.running, read: this.running.read + more }
    }
    try {
      await kind.save(tell, stop.signal)
      this.said = t('dataExport.nameExported', { name: t(kind.name) })
    } catch (error) {
      if (!stop.signal.aborted) this.problem = asProblem(error).message
    }
    this.running = undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'export-page': ExportPage
  }
}
