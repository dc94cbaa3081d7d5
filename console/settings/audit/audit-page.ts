import { consume } from '@lit/context'
import { Task, TaskStatus } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { customElement, property } from 'lit/decorators.js'
import { call, Problem } from '../../api/client.ts'
import { sessionContext, type Session } from '../../api/session.ts'
import type { AuditEntry } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { FurtherPages } from '../../base/further-pages.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController } from '../../router/router.ts'
import { auditQuery, readView, type AuditView } from './audit-address.ts'
import './audit-item.ts'
import { auditPageStyles } from './audit-page.styles.ts'
import './audit-toolbar.ts'

const PAGE = 50

/** Who changed what in the workspace, the newest first; filters and time are in the address. */
@customElement('audit-page')
export class AuditPage extends ConsoleElement {
  static override styles = [styles, pageStyles, auditPageStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #further = new FurtherPages<AuditEntry>(this.#action, PAGE, ({ id }) => id)

  constructor() {
    super()
    new AddressController(this, () => this.#action.clear())
  }

  get #view(): AuditView {
    return readView(new URLSearchParams(location.search))
  }

  readonly #entries = new Task(this, {
    task: async (_, { signal }) => {
      this.#further.start()
      return this.#further.after(await this.#read({ signal }))
    },
    args: () => [this.session?.workspace?.id, location.search] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <audit-toolbar .view=${this.#view} .names=${namesOf(this.#entries.value)}></audit-toolbar>
      <section
        class="panel"
        aria-label=${t('statements.entries')}
        aria-busy=${this.#entries.status < TaskStatus.COMPLETE ? 'true' : 'false'}
      >
        ${this.#entries.render({
          initial: () => this.#renderBones(),
          pending: () => this.#renderBones(),
          complete: (entries) => this.#renderEntries([...entries, ...this.#further.rows]),
          error: (error) => problemNote(error, () => this.#entries.run()),
        })}
      </section>
    </div>`
  }

  #renderBones(): TemplateResult {
    return html`<div class="bones">
      ${Array.from({ length: 8 }, () => html`<div class="bone"></div>`)}
    </div>`
  }

  #renderEntries(entries: readonly AuditEntry[]): TemplateResult {
    if (entries.length === 0) {
      return html`<p class="none soft">${t('audit.noEntriesMatchThese')}</p>`
    }
    return html`<ul>
        ${repeat(
          entries,
          ({ id }) => id,
          (entry) => html`<li><audit-item .entry=${entry}></audit-item></li>`,
        )}
      </ul>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      ${
        this.#further.isWhole
          ? nothing
          : html`<p class="more">
              <button
                class="button"
                aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
                @click=${() => void this.#readMore(entries.at(-1)!.id)}
              >
                ${t('common.showMore')}
              </button>
            </p>`
      }`
  }

  async #read({ signal, after }: { signal: AbortSignal; after?: string }): Promise<AuditEntry[]> {
    const query = auditQuery(this.#view, Date.now())
    const answer = await call<unknown>('/audit', {
      query: { ...query, pageSize: String(PAGE), startingAfter: after },
      signal,
    })
    if (isEntries(answer)) return answer
    throw new Problem('unavailable', t('common.somethingWentWrongServer'))
  }

  async #readMore(after: string): Promise<void> {
    await this.#further.more((_page, signal) => this.#read({ after, signal }))
  }
}

/** Names the actors and things of entries, for the filters, which are ids. */
function namesOf(entries: readonly AuditEntry[] = []): Map<string, string> {
  return new Map(
    entries.flatMap(({ actor, resource }) => [
      [`${actor.type}:${actor.id}`, actor.name ?? actor.id] as const,
      [resource.id, resource.name ?? resource.id] as const,
    ]),
  )
}

function isEntries(answer: unknown): answer is AuditEntry[] {
  return (
    Array.isArray(answer) && answer.every((one: Partial<AuditEntry>) => one?.actor && one.resource)
  )
}

declare global {
  interface HTMLElementTagNameMap {
    'audit-page': AuditPage
  }
}
