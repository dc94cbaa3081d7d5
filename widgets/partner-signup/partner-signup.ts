import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { ask, AskError, type Issues } from '../base/ask.ts'
import { define } from '../base/define.ts'
import { pageAddress } from '../base/page-address.ts'
import { ProgramElement } from '../base/program-element.ts'
import type { EmbedSession, LandingPage } from '../base/wire.gen.ts'
import { applicationOf, check, controlsOf, readForm, type Control } from './form.ts'
import { styles } from './partner-signup.styles.ts'

/** The state of an application. */
type Standing = 'sent' | EmbedSession['status']

/**
 * The application form that a program designed: a visitor becomes a partner. With a session's token it says
 * how an application stands instead.
 *
 * @tag svc-partner-signup
 * @attr company - Also asks for a company.
 * @attr token - A session's token (`POST /tokens/embed/referrals` on your server).
 * @fires svc-applied - The application was sent: `detail.programId`. What was written stays inside.
 * @fires svc-session-expired - A new token is needed: set `token`. Until then the form is shown.
 * @slot loading - Instead of the skeleton.
 * @slot error - Instead of the sentence about an error.
 * @slot sent - Instead of the sentence after sending.
 * @csspart form - The form.
 * @csspart field - Each field with its label and its error.
 * @csspart button - The button.
 * @csspart state - The box that says how the application stands.
 */
export class SvcPartnerSignup extends ProgramElement {
  static override styles = [...ProgramElement.styles, styles]
  static override properties = {
    ...ProgramElement.properties,
    company: { type: Boolean },
    token: {},
    standing: { state: true },
    issues: { state: true },
    sending: { state: true },
  }

  declare company: boolean | undefined
  declare token: string | undefined
  declare protected standing: Standing | undefined
  declare protected issues: Issues | undefined
  declare protected sending: boolean | undefined
  #email = ''

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    if (changed.has('token')) void this.#readStanding()
  }

  async #readStanding(): Promise<void> {
    const url = `${this.source.api}/embed/referrals/session`
    try {
      this.standing = this.token
        ? (await ask<EmbedSession>(url, this.language, undefined, this.token)).status
        : undefined
    } catch (error) {
      this.standing = undefined
      const expired = error instanceof AskError && error.trouble === 'expired'
      if (expired) this.emit('svc-session-expired', { trouble: 'expired' })
      else this.fail(error)
    }
  }

  protected override renderPage(page: LandingPage): TemplateResult {
    const { standing } = this
    if (standing && standing !== 'declined') return this.#renderStanding(standing, page)
    const { issues = {}, trouble, sending } = this
    return html`<form part="form" novalidate @submit=${this.#submit} @input=${this.#forgive}>
      ${this.#controls(page).map((control) => this.#renderControl(control, issues[control.name], page))}
      <p class="error" role="alert">
        ${
          Object.keys(issues).length
            ? this.t('Please look at what is marked.')
            : trouble
              ? this.troubleSentence(trouble, this.t('This did not work. Please try again.'))
              : nothing
        }
      </p>
      <button class="button primary" part="button" aria-disabled=${sending ? 'true' : 'false'}>
        ${sending ? this.t('Sending…') : this.t('Apply')}
      </button>
    </form>`
  }

  #controls(page: LandingPage): Control[] {
    return controlsOf(page, this.t.bind(this), this.company ?? false)
  }

  #renderControl(control: Control, issue: string | undefined, page: LandingPage): TemplateResult {
    const { name, label, type, required } = control
    const error = html`<p class="error" id="${name}-error">${issue}</p>`
    const note = required ? nothing : html` <span class="quiet">(${this.t('optional')})</span>`
    if (type === 'multi-select') {
      return html`<fieldset part="field" aria-describedby="${name}-error">
        <legend><bdi>${label}</bdi>${note}</legend>
        ${control.options.map((option) => this.#renderChoice(control, option, issue))} ${error}
      </fieldset>`
    }
    if (type === 'terms') {
      return html`<div class="field" part="field">
        ${this.#renderChoice(control, label, issue)}
        <a href=${pageAddress(page.termsUrl!)} target="_blank" rel="noopener"
          >${this.t('Read the terms')}</a
        >
        ${error}
      </div>`
    }
    return html`<div class="field" part="field">
      <label for=${name}><bdi>${label}</bdi>${note}</label
      >${this.#renderBox(control, issue)}${error}
    </div>`
  }

  #renderChoice({ name, required, type }: Control, label: string, issue?: string): TemplateResult {
    return html`<label class="choice"
      ><input
        type="checkbox"
        name=${name}
        value=${label}
        aria-invalid=${issue ? 'true' : 'false'}
        aria-describedby="${name}-error"
        ?required=${required && type === 'terms'}
      /><bdi>${label}</bdi></label
    >`
  }

  #renderBox(control: Control, issue: string | undefined): TemplateResult {
    const { name, type, required, maxLength } = control
    const invalid = issue ? 'true' : 'false'
    if (type === 'long-text') {
      return html`<textarea
        class="box"
        id=${name}
        name=${name}
        maxlength=${maxLength}
        ?required=${required}
        aria-invalid=${invalid}
        aria-describedby="${name}-error"
      ></textarea>`
    }
    if (type === 'select') {
      return html`<select
        class="box"
        id=${name}
        name=${name}
        ?required=${required}
        aria-invalid=${invalid}
        aria-describedby="${name}-error"
      >
        <option value="">${this.t('Choose…')}</option>
        ${control.options.map((option) => html`<option>${option}</option>`)}
      </select>`
    }
    return html`<input
      class="box"
      id=${name}
      name=${name}
      type=${type === 'url' || type === 'email' ? type : 'text'}
      autocomplete=${control.complete || nothing}
      maxlength=${maxLength}
      ?required=${required}
      aria-invalid=${invalid}
      aria-describedby="${name}-error"
    />`
  }

  /** Clears the error of a field as soon as its value changes. */
  #forgive(event: Event): void {
    const { name } = event.target as HTMLInputElement
    if (!this.issues?.[name]) return
    const { [name]: _, ...others } = this.issues
    this.issues = others
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.sending || !this.page) return
    const controls = this.#controls(this.page)
    const given = readForm(event.target as HTMLFormElement, controls)
    this.trouble = undefined
    this.issues = check(controls, given, this.t.bind(this))
    if (Object.keys(this.issues).length === 0) await this.#send(this.page, given, controls)
    await this.updateComplete
    const place = this.standing ? '.state' : '[aria-invalid="true"]'
    this.renderRoot.querySelector<HTMLElement>(place)?.focus()
  }

  async #send(page: LandingPage, given: Map<string, string[]>, controls: Control[]): Promise<void> {
    const { key: publishableKey, api } = this.source
    const { programId, groupId } = page
    const body = { publishableKey, programId, groupId, ...applicationOf(given, controls) }
    this.sending = true
    try {
      await ask(`${api}/partners/apply`, this.language, body)
      this.#email = given.get('email')![0]!
      this.standing = 'sent'
      this.emit('svc-applied', { programId })
    } catch (error) {
      const isKnown = (path: string) => controls.some(({ name }) => name === path)
      const issues = error instanceof AskError ? Object.entries(error.issues) : []
      this.issues = Object.fromEntries(issues.filter(([path]) => isKnown(path)))
      this.fail(error)
    }
    this.sending = false
  }

  #renderStanding(standing: Standing, { name }: LandingPage): TemplateResult {
    const closed = this.t('You do not take part in this program any more.')
    const sentences: Record<Standing, string> = {
      sent: this.t('Check your mail at {email}: a new address has to be confirmed.', {
        email: this.#email,
      }),
      pending: this.t('Your application is being reviewed. You will get an e-mail.'),
      approved: this.t('You are a partner of {program}.', { program: name }),
      invited: this.t('You are invited. Accept with the link in your e-mail.'),
      rejected: this.t('Your application was not accepted.'),
      banned: closed,
      deactivated: closed,
      archived: closed,
      declined: '',
    }
    // It is read out because it has the focus: then its name is what it says.
    return html`<div
      class="empty state"
      part="state"
      id="state"
      role="group"
      aria-labelledby="state"
      tabindex="-1"
    >
      ${
        standing === 'sent'
          ? html`<strong>${this.t('Your application was sent.')}</strong>
              <slot name="sent"><p>${sentences.sent}</p></slot>`
          : html`<p>${sentences[standing]}</p>`
      }
    </div>`
  }
}

define('svc-partner-signup', SvcPartnerSignup)

declare global {
  interface HTMLElementTagNameMap {
    'svc-partner-signup': SvcPartnerSignup
  }
}
