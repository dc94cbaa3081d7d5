import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { OidcStart, OidcState } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { nextPage } from './next-page.ts'

/** Where the page to go to is kept while somebody is at the other service. */
export const NEXT = 'svc-console-next'

/** Goes to the service that signs people in, where the operator has set one up. */
@customElement('oidc-button')
export class OidcButton extends ConsoleElement {
  static override styles = [
    styles,
    css`
      :host {
        display: grid;
      }
      .button {
        block-size: 36px;
      }
    `,
  ]

  readonly #action = new Action(this)
  readonly #state = new Task(this, {
    task: (_args, { signal }) => call<OidcState>('/auth/oidc', { signal }),
    args: () => [] as const,
  })

  override render(): TemplateResult | typeof nothing {
    const name = this.#state.value?.name
    // Where it cannot be asked, the other ways to sign in say so.
    if (!name) return nothing
    const { isBusy, problem } = this.#action
    return html`<button
        type="button"
        class="button"
        aria-disabled=${isBusy ? 'true' : 'false'}
        @click=${this.#go}
      >
        ${t('signIn.continueWithName', { name })}
      </button>
      ${problem ? problemNote(problem) : nothing}`
  }

  readonly #go = () =>
    this.#action.run(async () => {
      const { url } = await call<OidcStart>('/auth/oidc/start', { method: 'POST', body: {} })
      sessionStorage.setItem(NEXT, nextPage())
      location.assign(url)
    })
}

declare global {
  interface HTMLElementTagNameMap {
    'oidc-button': OidcButton
  }
}
