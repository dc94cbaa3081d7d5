import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { ask, AskError, type Issues } from '../base/ask.ts'
import { define } from '../base/define.ts'
import { Invitation } from '../base/invitation.ts'
import { LatestRequest } from '../base/latest-request.ts'
import { pageAddress } from '../base/page-address.ts'
import { ProgramElement } from '../base/program-element.ts'
import type { EmbedSession, LandingPage } from '../base/wire.gen.ts'
import { renderBox } from './box.ts'
import { applicationOf, check, controlsOf, readForm, type Control } from './form.ts'
import { styles } from './partner-signup.styles.ts'
import { sentenceOf, type Standing } from './standing.ts'

/**
 * Shows the program's application form for new partners. With an embed token, it shows the status of the
 * application instead.
 *
 * @tag svc-partner-signup
 * @attr company - Also asks for a company.
 * @attr token - An embed token, from `POST /tokens/embed/referrals` on your server.
 * @fires svc-applied - The application was sent: `detail.programId`. The event doesn't include the answers.
 * @fires svc-accepted - The invitation was accepted (scope `invitation.accept`).
 * @fires svc-session-expired - A new token is required. Set `token`. The form stays visible until then.
 * @slot loading - Replaces the loading placeholder.
 * @slot error - Replaces the error message.
 * @slot sent - Replaces the confirmation message.
 * @csspart form - The form.
 * @csspart field - Each field with its label and its error.
 * @csspart button - The button.
 * @csspart state - The status of the application.
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
  #scopes: readonly string[] = []
  readonly #standings = new LatestRequest()
  readonly #invitation = new Invitation({
    t: this.t.bind(this),
    requestUpdate: () => this.requestUpdate(),
    send: () => this.#askAsPartner('accept', this.#standings.start(), {}),
    accepted: () => void this.#accepted(),
  })

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    if (changed.has('token')) void this.#readStanding()
    // To the former program.
    if (changed.has('program') && this.standing === 'sent') this.standing = undefined
  }

  async #readStanding(): Promise<void> {
    const signal = this.#standings.start()
    try {
      if (this.token) await this.#askAsPartner('session', signal)
      else this.standing = undefined
    } catch (error) {
      if (signal.aborted) return
      this.standing = undefined
      if (!(error instanceof AskError && error.trouble === 'expired')) this.fail(error)
    }
  }

  /** Asks the session how the application stands, or changes that. @throws AskError */
  async #askAsPartner(path: string, signal: AbortSignal, body?: object): Promise<void> {
    const { token, language, source } = this
    try {
      const url = `${source.api}/embed/referrals/${path}`
      const { scopes, status } = await ask<EmbedSession>(url, language, body, token)
      if (signal.aborted) return
      this.#scopes = scopes
      this.standing = status
    } catch (error) {
      const isExpired = error instanceof AskError && error.trouble === 'expired'
      if (isExpired && !signal.aborted) this.emit('svc-session-expired', { trouble: 'expired' })
      throw error
    }
  }

  /** Moves the focus from the button, which is gone, to what it led to. */
  async #accepted(): Promise<void> {
    this.emit('svc-accepted', {})
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('.state')?.focus()
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
            ? this.t('Fix the highlighted fields.')
            : trouble
              ? this.troubleSentence(trouble, this.t('Something went wrong. Try again.'))
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
      >${renderBox(this.t.bind(this), control, issue)}${error}
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
    const { key: publishableKey, api, program } = this.source
    const { programId, groupId } = page
    const body = { publishableKey, programId, groupId, ...applicationOf(given, controls) }
    this.sending = true
    try {
      await ask(`${api}/partners/apply`, this.language, body)
      if (this.source.program === program) {
        this.#email = given.get('email')![0]!
        this.standing = 'sent'
      }
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
    const sentence = sentenceOf(standing, this.t.bind(this), { program: name, email: this.#email })
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
              <slot name="sent"><p>${sentence}</p></slot>`
          : standing === 'invited'
            ? this.#invitation.render(name, this.#scopes)
            : html`<p>${sentence}</p>`
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
