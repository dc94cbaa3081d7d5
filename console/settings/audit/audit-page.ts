import { consume } from '@lit/context'
import { html, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { customElement, property } from 'lit/decorators.js'
import { call, Problem } from '../../api/client.ts'
import { sessionContext, type Session } from '../../api/session.ts'
import type { AuditEntry } from '../../api/wire.gen.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { PagedList } from '../../base/list/paged-list.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController } from '../../router/router.ts'
import { auditQuery, readView, type AuditView } from './audit-address.ts'
import './audit-item.ts'
import { auditPageStyles } from './audit-page.styles.ts'
import './audit-toolbar.ts'

/** Who changed what in the workspace, the newest first; filters and time are in the address. */
@customElement('audit-page')
export class AuditPage extends ConsoleElement {
  static override styles = [styles, pageStyles, auditPageStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #entries = new PagedList<AuditEntry>(this, {
    read: async ({ size, last, signal }) => {
      const query = {
        ...auditQuery(this.#view, Date.now()),
        pageSize: String(size),
        startingAfter: last?.id,
      }
      const answer = await call<unknown>('/audit', { query, signal })
      if (isEntries(answer)) return answer
      throw new Problem('unavailable', t('common.somethingWentWrongServer'))
    },
    args: () => [this.session?.workspace?.id, location.search],
  })

  constructor() {
    super()
    new AddressController(this)
  }

  get #view(): AuditView {
    return readView(new URLSearchParams(location.search))
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <audit-toolbar .view=${this.#view} .names=${namesOf(this.#entries.rows)}></audit-toolbar>
      <section class="panel" aria-label=${t('statements.entries')}>
        ${this.#entries.render({
          rows: renderEntries,
          none: () => html`<p class="none soft">${t('audit.noEntriesMatchThese')}</p>`,
        })}
      </section>
    </div>`
  }
}

function renderEntries(entries: readonly AuditEntry[]): TemplateResult {
  return html`<ul>
    ${repeat(
      entries,
      ({ id }) => id,
      (entry) => html`<li><audit-item .entry=${entry}></audit-item></li>`,
    )}
  </ul>`
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
