import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { readList } from '../api/read-all.ts'
import type { Partner } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { ago } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { homeStyles } from './home.styles.ts'

const MAX_PROGRAMS = 5
const MAX_PARTNERS = 5

/** Partners who have joined and whose links nobody has clicked yet, the newest first. */
@customElement('quiet-partners')
export class QuietPartners extends ConsoleElement {
  static override styles = [styles, settingsStyles, homeStyles]

  @property({ attribute: false }) programIds: readonly string[] = []
  readonly #partners = new Task(this, {
    task: async ([ids], { signal }) => {
      const lists = await Promise.all(
        ids.slice(0, MAX_PROGRAMS).map((programId) => readQuiet(programId, signal)),
      )
      const newestFirst = (a: Partner, b: Partner) => (a.createdAt < b.createdAt ? 1 : -1)
      return lists.flat().sort(newestFirst).slice(0, MAX_PARTNERS)
    },
    args: () => [this.programIds] as const,
  })

  override render(): TemplateResult {
    return html`<section class="panel" aria-label=${t('home.noClicksYet')}>
      <h2>${t('home.noClicksYet')}</h2>
      ${loaded(this.#partners, renderPartners)}
    </section>`
  }
}

async function readQuiet(programId: string, signal: AbortSignal): Promise<Partner[]> {
  const query = {
    programId,
    status: 'approved',
    sortBy: 'totalClicks',
    sortOrder: 'asc',
    pageSize: String(MAX_PARTNERS),
  }
  const partners = await readList<Partner>('/partners', { query, signal })
  return partners.filter(({ totalClicks }) => totalClicks === 0)
}

function renderPartners(partners: readonly Partner[]): TemplateResult {
  if (partners.length === 0) return html`<p class="done soft">${t('home.allPartnersActive')}</p>`
  return html`<ul class="rows">
    ${partners.map(
      ({ id, programId, name, email, createdAt }) =>
        html`<li>
          <div class="grow">
            <a class="person" href="${BASE}/partners/${id}?program=${programId}">${name}</a>
            <span class="small soft block">${t('home.joined', { when: ago(createdAt) })}</span>
          </div>
          ${
            email
              ? html`<a class="button" href="mailto:${email}">${t('home.sendEmail')}</a>`
              : nothing
          }
        </li>`,
    )}
  </ul>`
}

declare global {
  interface HTMLElementTagNameMap {
    'quiet-partners': QuietPartners
  }
}
