import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import '@awesome.me/webawesome/dist/components/switch/switch.js'
import type WaSwitch from '@awesome.me/webawesome/dist/components/switch/switch.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Workspace } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { readOnlySentence } from '../base/roles.ts'
import { styles } from '../base/styles.ts'
import { t, type TextId } from '../base/texts.ts'

const SWITCHES = ['conversionEnabled', 'clientConversionsEnabled', 'honorOptOut'] as const
type Switch = (typeof SWITCHES)[number]
const WORDS: Readonly<Record<Switch, { name: TextId; about: TextId }>> = {
  conversionEnabled: {
    name: 'field.conversionEnabled',
    about: 'tracking.trackLeadsSalesNew',
  },
  clientConversionsEnabled: {
    name: 'field.clientConversionsEnabled',
    about: 'tracking.letPagesRecordLeads',
  },
  honorOptOut: {
    name: 'field.honorOptOut',
    about: 'tracking.dontRecordVisitorsWhose',
  },
}

/** What the workspace tracks. */
@customElement('analytics-settings-page')
export class AnalyticsSettingsPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    css`
      .page {
        max-inline-size: 760px;
      }
      h1 {
        margin-block-end: 16px;
      }
      .row {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 4px 24px;
        padding: 16px 20px;
      }
      .row + .row {
        border-block-start: 1px solid var(--line);
      }
      .row p {
        max-inline-size: 60ch;
      }
      .row wa-switch {
        grid-row: 1 / span 2;
        grid-column: 2;
      }
      .row h2 {
        grid-column: 1;
      }
      .bone {
        block-size: 44px;
        margin: 16px 20px;
      }
      .saved,
      .problem {
        margin-block-start: 12px;
      }
      .note {
        padding: 12px 20px;
        border-block-start: 1px solid var(--line);
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private changed: Workspace | undefined
  @state() private saving: Switch | null = null
  @state() private failure: unknown
  @state() private said = ''

  readonly #workspace = new Task(this, {
    task: ([_id], { signal }) => {
      this.changed = undefined
      return call<Workspace>('/workspace', { signal })
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <h1>${t('tracking.tracking')}</h1>
      <section class="panel" aria-label=${t('common.tracking')}>
        ${this.#workspace.render({
          initial: () => this.#renderBones(),
          pending: () => this.#renderBones(),
          complete: (workspace) => this.#renderSwitches(this.changed ?? workspace),
          error: (error) =>
            html`<div class="row">${problemNote(error, () => this.#workspace.run())}</div>`,
        })}
      </section>
      <p class="saved soft" role="status">${this.said}</p>
      ${this.failure ? problemNote(this.failure) : nothing}
    </div>`
  }

  #renderBones(): TemplateResult {
    return html`<div aria-busy="true">${SWITCHES.map(() => html`<div class="bone"></div>`)}</div>`
  }

  #renderSwitches(workspace: Workspace): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    return html`${SWITCHES.map(
      (name) =>
        html`<div class="row">
          <h2 aria-hidden="true">${t(WORDS[name].name)}</h2>
          <p class="soft">${t(WORDS[name].about)}</p>
          <wa-switch
            ?disabled=${!mayChange}
            .checked=${workspace[name]}
            @change=${(event: Event) => void this.#save(name, event.currentTarget as WaSwitch)}
            ><span class="hidden">${t(WORDS[name].name)}</span></wa-switch
          >
        </div>`,
    )}
    ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}`
  }

  /** Saves one switch; what could not be saved turns back. */
  async #save(name: Switch, element: WaSwitch): Promise<void> {
    const wanted = element.checked
    if (this.saving === name) return
    this.saving = name
    this.failure = undefined
    this.said = ''
    try {
      const body = { [name]: wanted }
      this.changed = await call<Workspace>('/workspace', { method: 'PATCH', body })
      this.said = t('common.saved')
    } catch (error) {
      element.checked = !wanted
      this.failure = error
    }
    this.saving = null
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'analytics-settings-page': AnalyticsSettingsPage
  }
}
