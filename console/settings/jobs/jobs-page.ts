import { consume } from '@lit/context'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { readList } from '../../api/read-all.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { Job } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { ago, exactTime } from '../../base/format.ts'
import { PagedList } from '../../base/list/paged-list.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'
import { AddressController, withQuery } from '../../router/router.ts'

type Status = Job['status']

/** As many as one call has. */
const PAGE_SIZE = 100

const STATUSES: Readonly<Record<Status, { name: TextId; none: TextId }>> = {
  failed: { name: 'field.failedAt', none: 'jobs.noFailedJobs' },
  waiting: { name: 'connections.pending', none: 'jobs.noPendingJobs' },
  running: { name: 'connections.running', none: 'jobs.noRunningJobs' },
}

/** What the server does for the workspace in the background; what failed for good is tried again from here. */
@customElement('jobs-page')
export class JobsPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    css`
      .error {
        max-block-size: 100px;
        margin-block-start: 4px;
        overflow: auto;
        white-space: pre-wrap;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #jobs = new PagedList<Job>(this, {
    size: PAGE_SIZE,
    read: ({ page, size, signal }) => {
      const query = { status: chosenStatus(), page: String(page), pageSize: String(size) }
      return readList<Job>('/jobs', { query, signal })
    },
    args: () => [this.session?.workspace?.id, chosenStatus()],
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const status = chosenStatus()
    const mayChange = may(this.session, 'workspace.write')
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.jobs')}</h1>
        <nav class="segments" aria-label=${t('jobs.jobStatus')}>
          ${Object.entries(STATUSES).map(
            ([one, { name }]) =>
              html`<a
                href=${withQuery({ status: one === 'failed' ? undefined : one })}
                aria-current=${one === status ? 'page' : nothing}
                >${t(name)}</a
              >`,
          )}
        </nav>
      </div>
      <section class="panel" aria-label=${t('common.jobs')}>
        ${this.#jobs.render({
          rows: (jobs) => this.#renderJobs(jobs, mayChange),
          none: () => html`<p class="row soft">${t(STATUSES[status].none)}</p>`,
          bones: 3,
        })}
        ${mayChange ? nothing : html`<p class="note soft">${readOnlySentence(this.session)}</p>`}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    </div>`
  }

  #renderJobs(jobs: readonly Job[], mayChange: boolean): TemplateResult {
    return html`<ul class="rows">
      ${jobs.map(
        (job) =>
          html`<li>
            <div class="grow">
              <strong class="code">${job.task}</strong>
              <span class="small soft">${idsOf(job)}</span>
              ${job.error ? html`<p class="small bad error">${job.error}</p>` : nothing}
              <div class="small soft">
                ${t('jobs.attemptAttemptMost', { attempt: job.attempts, most: job.maxAttempts })} ·
                <span title=${exactTime(job.createdAt)}
                  >${t('common.createdWhen', { when: ago(job.createdAt) })}</span
                >
                ${
                  job.status === 'waiting'
                    ? html`·
                        <span title=${exactTime(job.runAt)}
                          >${t('jobs.lastAttemptWhen', { when: ago(job.runAt) })}</span
                        >`
                    : nothing
                }
              </div>
            </div>
            ${
              mayChange && job.status !== 'running'
                ? html`<button
                    class="button"
                    aria-label=${t('connections.retryName', { name: `${job.task} ${job.id}` })}
                    @click=${() => void this.#retry(job)}
                  >
                    ${t('common.retry')}
                  </button>`
                : nothing
            }
          </li>`,
      )}
    </ul>`
  }

  #retry({ id, task }: Job): Promise<boolean> {
    return this.#action.run(
      async () => {
        await call(`/jobs/${encodeURIComponent(id)}/retry`, { method: 'POST', body: {} })
        await this.#jobs.readAgain()
      },
      t('jobs.retryingTask', { task }),
    )
  }
}

/** Returns what the address asks for; what means nothing is as if it was not there. */
function chosenStatus(): Status {
  const status = new URLSearchParams(location.search).get('status') ?? ''
  return status === 'waiting' || status === 'running' ? status : 'failed'
}

/** Says what a job is about: the ids that it was told. */
function idsOf({ payload }: Job): string {
  return Object.values(payload)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' · ')
}

declare global {
  interface HTMLElementTagNameMap {
    'jobs-page': JobsPage
  }
}
