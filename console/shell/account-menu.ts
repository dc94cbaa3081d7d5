import { consume } from '@lit/context'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { CircleUser, LogOut, Monitor, Moon, Sun } from 'lucide'
import { call } from '../api/client.ts'
import { sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { chosenMark } from '../base/chosen-mark.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { chooseLanguage, currentLanguage, LANGUAGES, t, type Language } from '../base/texts.ts'
import { chooseTheme, currentTheme, type Theme } from '../base/theme.ts'
import { BASE, navigate } from '../router/router.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'

/** Who is signed in; theme, language, and the way out. */
@customElement('account-menu')
export class AccountMenu extends ConsoleElement {
  static override isDeferred = true
  static override styles = [
    styles,
    css`
      .account {
        display: flex;
        align-items: center;
        gap: 8px;
        inline-size: 100%;
        min-block-size: 36px;
        padding-inline: 8px;
        border: 0;
        border-radius: var(--radius-small);
        background: none;
        color: var(--soft);
        text-align: start;
        cursor: pointer;
      }
      .account:hover {
        background: var(--sunken);
        color: var(--text);
      }
      .account span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      h3 {
        font-weight: 400;
      }
    `,
  ]

  /** With the name beside the picture. */
  @property({ type: Boolean }) named = false
  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined

  override render(): TemplateResult | typeof nothing {
    const { session } = this
    if (!session) return nothing
    const { name, email } = session.person
    return html`<wa-dropdown
      placement=${this.named ? 'top-start' : 'bottom-end'}
      @wa-select=${this.#choose}
    >
      <button slot="trigger" class="account" aria-label=${t('shell.accountName', { name })}>
        ${icon(CircleUser, this.named ? 16 : 18)}${this.named ? html`<span>${name}</span>` : nothing}
      </button>
      ${menuItems(() => renderItems(email))}
    </wa-dropdown>`
  }

  readonly #choose = (event: Event) => {
    const [what, value] = selectedValue(event).split(':')
    if (what === 'theme') {
      // The menu offers these alone.
      chooseTheme(value as Theme)
      this.requestUpdate()
    } else if (what === 'language') {
      chooseLanguage(value as Language)
      location.reload()
    } else if (what === 'account') navigate(`${BASE}/settings/account`)
    else void this.#signOut()
  }

  async #signOut(): Promise<void> {
    // Without an answer the page is left all the same; signing in again ends nothing else.
    await call('/auth/sign-out', { method: 'POST', body: {} }).catch(() => {})
    location.assign(`${BASE}/sign-in`)
  }
}

function renderItems(email: string): TemplateResult {
  const themes = [
    ['light', t('shell.light'), Sun],
    ['dark', t('shell.dark'), Moon],
    ['auto', t('shell.system'), Monitor],
  ] as const
  return html`<h3>${email}</h3>
    <wa-dropdown-item value="account">
      <span slot="icon">${icon(CircleUser)}</span>${t('shell.yourAccount')}
    </wa-dropdown-item>
    ${themes.map(
      ([theme, word, picture]) =>
        html`<wa-dropdown-item value="theme:${theme}">
          <span slot="icon">${icon(picture)}</span>${word}${chosenMark(theme === currentTheme())}
        </wa-dropdown-item>`,
    )}
    <h3>${t('field.locale')}</h3>
    ${Object.entries(LANGUAGES).map(
      ([code, word]) =>
        html`<wa-dropdown-item value="language:${code}" lang=${code}>
          ${word}${chosenMark(code === currentLanguage())}
        </wa-dropdown-item>`,
    )}
    <wa-dropdown-item value="sign-out">
      <span slot="icon">${icon(LogOut)}</span>${t('account.signOut')}
    </wa-dropdown-item> `
}

declare global {
  interface HTMLElementTagNameMap {
    'account-menu': AccountMenu
  }
}
