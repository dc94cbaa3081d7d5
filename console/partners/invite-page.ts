import { html, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { ConsoleElement } from '../base/console-element.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import './invite-list.ts'
import { partnerStyles } from './partners.styles.ts'

/** Invites many partners from a list. */
@customElement('invite-page')
export class InvitePage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, partnerStyles]

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.invitePartners')}</h1>
        <a class="button" href="${BASE}/partners">${t('common.allPartners')}</a>
      </div>
      <invite-list></invite-list>
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'invite-page': InvitePage
  }
}
