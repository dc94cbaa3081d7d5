import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Eye } from 'lucide'
import { call } from '../api/client.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { EmbedToken, Partner } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { styles } from '../base/styles.ts'
import { currentLanguage, t } from '../base/texts.ts'
import { AddressController, BASE } from '../router/router.ts'
import { viewAsStyles } from './view-as.styles.ts'

/** The dashboard's own file, which partners load too; no part of the console. */
const SCRIPT = '/widgets/svc-referral-dashboard.js'

/** A partner's dashboard as the partner sees it. The server lets this session read and nothing else. */
@customElement('view-as-page')
export class ViewAsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, viewAsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #partner = new Task(this, {
    task: async ([_id, path, programId], { signal }) => {
      const partnerId = path.split('/').at(-1) ?? ''
      const query = { programId }
      const partner = await call<Partner>(`/partners/${partnerId}`, { query, signal })
      // Asked for here, so that a refusal is shown as one.
      const first = await readToken(partner)
      await loadScript()
      return { partner, dashboard: createDashboard(tokensOf(partner, first)) }
    },
    args: () => [this.session?.workspace?.id, location.pathname, chosenProgram()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <h1 class="hidden">${t('partners.viewAsPartner')}</h1>
      ${loaded(this.#partner, ({ partner, dashboard }) => renderDashboard(partner, dashboard), { bones: 8 })}
    </div>`
  }
}

function renderDashboard({ id, name, programId }: Partner, dashboard: HTMLElement): TemplateResult {
  return html`<div class="banner" role="note">
      ${icon(Eye)}
      <p>
        <strong>${t('partners.viewingName', { name })}</strong>
        ${t('partners.cantMakeChangesHere')}
      </p>
      <a class="button" href="${BASE}/partners/${id}?program=${programId}"
        >${t('partners.backPartner')}</a
      >
    </div>
    ${dashboard}`
}

/** The element comes in a file of its own, so that no module here imports it. */
function createDashboard(tokenProvider: () => Promise<string>): HTMLElement {
  const dashboard = document.createElement('svc-referral-dashboard')
  dashboard.lang = currentLanguage()
  return Object.assign(dashboard, { tokenProvider })
}

/** Answers the first token once, then others: each ends after ten minutes. */
function tokensOf(partner: Partner, first: string): () => Promise<string> {
  let next: string | undefined = first
  return async () => {
    const token = next ?? (await readToken(partner))
    next = undefined
    return token
  }
}

async function readToken({ id, programId }: Partner): Promise<string> {
  const body = { partnerId: id, programId, origin: location.origin }
  const path = '/tokens/embed/referrals/view'
  const { publicToken } = await call<EmbedToken>(path, { method: 'POST', body })
  return publicToken
}

/** Loads the element's file, once. @throws Error when it does not come */
function loadScript(): Promise<void> {
  if (customElements.get('svc-referral-dashboard')) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = SCRIPT
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The file of the dashboard could not be loaded.'))
    })
    document.head.append(script)
  })
}

const chosenProgram = () => new URLSearchParams(location.search).get('program') ?? undefined

declare global {
  interface HTMLElementTagNameMap {
    'view-as-page': ViewAsPage
  }
}
