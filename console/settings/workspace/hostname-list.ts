import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, unexpected, type CallOptions } from '../../api/client.ts'
import { may, type Session } from '../../api/session.ts'
import type { Workspace } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { field, formOf, formProblem, valuesOf } from '../../base/form.ts'
import { loaded } from '../../base/loaded.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

/** The hosts whose pages may use the publishable key. */
@customElement('hostname-list')
export class HostnameList extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    css`
      form.form {
        border-block-start: 1px solid var(--line);
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined
  readonly #action = new Action(this)
  readonly #hostnames = new Task(this, {
    task: async ([_id], { signal }) => {
      const { allowedHostnames } = await call<Workspace>('/workspace', { signal })
      if (!Array.isArray(allowedHostnames)) throw unexpected()
      return allowedHostnames
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    const mayChange = may(this.session, 'workspace.write')
    return html`<div class="head low"><h2>${t('common.allowedHostnames')}</h2></div>
      <section class="panel" aria-label=${t('common.allowedHostnames')}>
        ${loaded(this.#hostnames, (all) => this.#renderAll(all, mayChange), { bones: 1 })}
        ${mayChange ? this.#renderForm() : nothing}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>`
  }

  #renderAll(all: readonly string[], mayChange: boolean): TemplateResult {
    if (all.length === 0) {
      return html`<p class="row soft">${t('workspace.noHostnamesYetAdd')}</p>`
    }
    return html`<ul class="rows">
      ${all.map(
        (hostname) =>
          html`<li>
            <span class="grow"><bdi>${hostname}</bdi></span>
            ${
              mayChange
                ? html`<button
                    class="button danger"
                    aria-label=${t('common.removeName', { name: hostname })}
                    @click=${() => void this.#remove(hostname)}
                  >
                    ${t('common.remove')}
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ul>`
  }

  #renderForm(): TemplateResult {
    const { problem, isBusy } = this.#action
    return html`<form class="form" @submit=${this.#add}>
      ${formProblem(problem)}
      ${field({ name: 'hostname', label: t('workspace.hostname'), maxlength: 300, hint: t('workspace.exampleExampleComExample') }, problem)}
      <button class="button" aria-disabled=${isBusy ? 'true' : 'false'}>
        ${t('workspace.add')}
      </button>
    </form>`
  }

  readonly #add = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = formOf(event)
    const body = valuesOf(event)
    const said = t('workspace.nameCanNowUse', { name: body['hostname'] ?? '' })
    if (await this.#change('/workspace/hostnames', { method: 'POST', body }, said)) form.reset()
  }

  #remove(hostname: string): Promise<boolean> {
    const path = `/workspace/hostnames/${encodeURIComponent(hostname)}`
    const said = t('workspace.nameCanNoLonger', { name: hostname })
    return this.#change(path, { method: 'DELETE' }, said)
  }

  #change(path: string, options: CallOptions, said: string): Promise<boolean> {
    return this.#action.run(async () => {
      await call(path, options)
      await this.#hostnames.run()
    }, said)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hostname-list': HostnameList
  }
}
