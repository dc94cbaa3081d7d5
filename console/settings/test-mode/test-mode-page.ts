import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { liveWorkspace, may, sessionContext, type Session } from '../../api/session.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController, navigate, withQuery } from '../../router/router.ts'
import { SwitchWorkspaceEvent } from '../../shell/switch-workspace-event.ts'
import './clear-dialog.ts'
import './copy-settings.ts'

/** What test mode is; settings between the two workspaces, and clearing the test data. */
@customElement('test-mode-page')
export class TestModePage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private said = ''

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const { session } = this
    const mayChange = may(session, 'workspace.write')
    const isClearing = new URLSearchParams(location.search).get('open') === 'clear'
    return html`<div class="page">
      <div class="head"><h1>${t('common.testMode')}</h1></div>
      ${this.#renderAbout()}
      ${
        mayChange
          ? html`<copy-settings .session=${session}></copy-settings>${this.#renderClearing()}`
          : html`<p class="soft">${readOnlySentence(session)}</p>`
      }
      ${
        isClearing && mayChange && session?.isTest
          ? html`<clear-dialog
              .session=${session}
              @cleared=${() => (this.said = t('testMode.testDataDeleted'))}
              @closed=${() => navigate(withQuery({ open: undefined }), { replace: true })}
            ></clear-dialog>`
          : nothing
      }
    </div>`
  }

  #renderAbout(): TemplateResult {
    const isTest = this.session?.isTest === true
    return html`<section class="panel" aria-label=${t('common.testMode')}>
      <div class="row">
        <div class="grow">
          <strong>${isTest ? t('testMode.testMode') : t('testMode.testModeOff')}</strong>
          <p class="soft">${t('testMode.testWorkspaceOwnApi')}</p>
        </div>
        <button class="button" @click=${this.#switch}>
          ${isTest ? t('testMode.turnOffTestMode') : t('testMode.turnTestMode')}
        </button>
      </div>
    </section>`
  }

  #renderClearing(): TemplateResult {
    return html`<div class="head low"><h2>${t('testMode.clearTestData')}</h2></div>
      <section class="panel" aria-label=${t('testMode.clearTestData')}>
        <div class="row">
          <p class="grow soft">
            ${
              this.session?.isTest
                ? t('workspace.deletesEverythingExceptApi')
                : t('testMode.turnTestModeFirst')
            }
          </p>
          ${
            this.session?.isTest
              ? html`<a class="button danger" href=${withQuery({ open: 'clear' })}
                  >${t('testMode.clearTestDataDialog')}</a
                >`
              : nothing
          }
        </div>
      </section>
      <p class="said soft" role="status">${this.said}</p>`
  }

  readonly #switch = () => {
    const live = this.session && liveWorkspace(this.session)
    const other = this.session?.isTest ? live?.id : live?.test?.id
    if (other) this.dispatchEvent(new SwitchWorkspaceEvent(other))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'test-mode-page': TestModePage
  }
}
