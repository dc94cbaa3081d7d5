import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { CircleCheck, CircleDot, TriangleAlert } from 'lucide'
import { unexpected } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Attention } from '../api/wire.gen.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE } from '../router/router.ts'
import { readAttention } from '../shell/attention.ts'
import { homeStyles } from './home.styles.ts'
import { listOpenTasks, type OpenTask } from './open-tasks.ts'
import './month-figures.ts'
import './moved-partners.ts'
import './quiet-partners.ts'
import './setup-progress.ts'

/** What needs attention, how the month goes, and which partners have not begun. */
@customElement('home-page')
export class HomePage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, homeStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** The same array as long as it has the same programs: cards read anew for another. */
  #programIds: readonly string[] = []
  readonly #attention = new Task(this, {
    task: async ([id, chosenId], { signal }) => {
      const attention = await readAttention(id, signal)
      if (attention.programs !== null && !Array.isArray(attention.programs)) throw unexpected()
      // The chosen program alone, where one is chosen.
      const all = attention.programs
      const own = all?.filter(({ programId }) => programId === chosenId) ?? []
      const programs = own.length > 0 ? own : all
      this.#programIds = (programs ?? []).map(({ programId }) => programId)
      return { ...attention, programs }
    },
    args: () => [this.session?.workspace?.id, chosenProgramId()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head"><h1>${t('home.home')}</h1></div>
      <setup-progress></setup-progress>
      <section class="panel" aria-label=${t('payouts.needsAttention')}>
        <h2>${t('payouts.needsAttention')}</h2>
        ${loaded(this.#attention, (attention) => this.#renderTasks(attention))}
      </section>
      ${this.#renderCards()}
    </div>`
  }

  #renderTasks(attention: Attention): TemplateResult {
    const tasks = listOpenTasks(attention)
    if (tasks.length === 0) {
      return html`<p class="done soft">${icon(CircleCheck)}${t('home.allCaughtUp')}</p>`
    }
    return html`<ul class="rows">
      ${tasks.map(renderTask)}
    </ul>`
  }

  #renderCards(): TemplateResult | typeof nothing {
    const { value } = this.#attention
    if (!value?.programs) return nothing
    if (this.#programIds.length === 0) {
      return html`<section class="panel cards-start" aria-label=${t('field.programId')}>
        <div class="empty">
          <p>${t('home.noProgramYet')}</p>
          ${
            may(this.session, 'program.write')
              ? html`<a class="button primary" href="${BASE}/start">${t('home.createProgram')}</a>`
              : nothing
          }
        </div>
      </section>`
    }
    return html`<month-figures .programIds=${this.#programIds}></month-figures>
      <div class="cards">
        <moved-partners .programIds=${this.#programIds}></moved-partners>
        <quiet-partners .programIds=${this.#programIds}></quiet-partners>
      </div>`
  }
}

function renderTask({ name, program, href, action, isFailure }: OpenTask): TemplateResult {
  return html`<li>
    <span class="kind ${isFailure ? 'bad' : ''}">
      ${icon(isFailure ? TriangleAlert : CircleDot)}
    </span>
    <div class="grow">
      ${name} ${program ? html`<span class="small soft block">${program}</span>` : nothing}
    </div>
    <a class="button" href=${href} aria-label="${t(action)}: ${name}">${t(action)}</a>
  </li>`
}

declare global {
  interface HTMLElementTagNameMap {
    'home-page': HomePage
  }
}
