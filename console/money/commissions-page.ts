import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Gift } from 'lucide'
import { may, sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import '../base/email-banner.ts'
import { icon } from '../base/icon.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import './bonus-dialog.ts'
import './commission-list.ts'
import { moneyStyles } from './money.styles.ts'

/** What partners have earned; filters and order are in the address. */
@customElement('commissions-page')
export class CommissionsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, moneyStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const mayGive = may(this.session, 'program.write')
    const isGiving = new URLSearchParams(location.search).get('open') === 'bonus'
    return html`<div class="page list">
      <div class="head">
        <h1>${t('field.commissions')}</h1>
        ${
          mayGive
            ? html`<a class="button primary" href=${withQuery({ open: 'bonus' })}>
                ${icon(Gift)}${t('commissions.createBonus')}
              </a>`
            : nothing
        }
      </div>
      <email-banner></email-banner>
      <commission-list .session=${this.session}></commission-list>
      ${
        isGiving && mayGive
          ? html`<bonus-dialog
              @given=${() => this.renderRoot.querySelector('commission-list')?.readAgain()}
              @closed=${() => navigate(withQuery({ open: undefined }), { replace: true })}
            ></bonus-dialog>`
          : nothing
      }
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'commissions-page': CommissionsPage
  }
}
