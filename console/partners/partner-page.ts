import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { ChevronLeft } from 'lucide'
import { call, Problem } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Group, Partner } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import '../base/email-banner.ts'
import { day, money } from '../base/format.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tabBar, tabStyles } from '../base/tabs.ts'
import { t, type TextId } from '../base/texts.ts'
import '../customers/customer-list.ts'
import '../money/commission-list.ts'
import '../money/payout-list.ts'
import { AddressController, BASE } from '../router/router.ts'
import './partner-actions.ts'
import './partner-activity.ts'
import { balance } from './partner-facts.ts'
import './partner-labels.ts'
import './partner-links.ts'
import './partner-overview.ts'
import './partner-settings.ts'
import './partner-statement.ts'
import { BAN_REASON_NAMES, PARTNER_STATUSES } from './partner-words.ts'
import { recordStyles } from './record.styles.ts'

/** The tabs, with what a role needs to read them. */
const TABS = {
  overview: { name: 'wizard.overview', needs: 'analytics.read' },
  commissions: { name: 'field.commissions', needs: 'program.read' },
  customers: { name: 'common.customers', needs: 'customers.read' },
  links: { name: 'partners.linksAndCodes', needs: 'program.read' },
  payouts: { name: 'field.lines', needs: 'program.read' },
  activity: { name: 'activity.activityAndNotes', needs: 'program.read' },
  settings: { name: 'field.settings', needs: 'program.read' },
} as const satisfies Readonly<Record<string, { name: TextId; needs: string }>>
type TabId = keyof typeof TABS
const isTab = (text: string): text is TabId => Object.hasOwn(TABS, text)
const TAB_IDS: readonly TabId[] = Object.keys(TABS).filter(isTab)

/** One partner in a program; the tab is in the address, and read when it is opened. */
@customElement('partner-page')
export class PartnerPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, tabStyles, recordStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** The page is still there while the address names the next one. */
  #id = location.pathname.split('/').at(-1) ?? ''
  readonly #partner = new Task(this, {
    task: ([_workspace, id, programId], { signal }) =>
      call<Partner>(`/partners/${id}`, { query: { programId }, signal }),
    args: () => [this.session?.workspace?.id, this.#readId(), chosenProgram()] as const,
  })
  readonly #group = new Task(this, {
    task: ([_workspace, id], { signal }) => call<Group>(`/groups/${id}`, { signal }),
    args: () => [this.session?.workspace?.id, this.#partner.value?.groupId] as const,
    // It runs when the partner is known.
    autoRun: false,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override willUpdate(): void {
    const groupId = this.#partner.value?.groupId
    if (groupId && groupId !== this.#groupId) {
      this.#groupId = groupId
      void this.#group.run()
    }
  }

  #groupId: string | undefined

  #readId(): string {
    this.#id = /\/partners\/((?:pn|ext)_[^/]+)$/.exec(location.pathname)?.[1] ?? this.#id
    return this.#id
  }

  override render(): TemplateResult {
    const { value, error } = this.#partner
    const mergedInto = error instanceof Problem ? readMerged(error) : undefined
    return html`<div class="page">
      <a class="back" href="${BASE}/partners"> ${icon(ChevronLeft, 14)}${t('common.partners')} </a>
      ${value && !error ? nothing : html`<h1>${t('field.partnerId')}</h1>`}
      <email-banner></email-banner>
      ${
        mergedInto
          ? renderMerged(mergedInto)
          : loaded(this.#partner, (partner) => this.#renderPartner(partner), { bones: 6 })
      }
    </div>`
  }

  #renderPartner(partner: Partner): TemplateResult {
    const tabs = TAB_IDS.filter((id) => may(this.session, TABS[id].needs))
    const current = tabs.find((id) => id === chosenTab()) ?? tabs[0] ?? 'settings'
    return html`${this.#renderHead(partner)} ${renderStatus(partner)}
      <partner-labels
        .partner=${partner}
        .session=${this.session}
        @changed=${this.#readAgain}
      ></partner-labels>
      ${tabBar(partner.name, {
        tabs: tabs.map((id) => ({ id, name: t(TABS[id].name), href: tabPath(partner, id) })),
        current,
      })}
      ${this.#renderTab(partner, current)}`
  }

  #renderHead(partner: Partner): TemplateResult {
    const { name, email, companyName, programId, earnings, createdAt } = partner
    const group = this.#group.value
    const about = [email, companyName].filter(Boolean).join(' · ')
    const facts: readonly (readonly [TextId, unknown])[] = [
      [
        'field.groupId',
        group
          ? html`<a href="${BASE}/groups/${group.id}?program=${programId}">${group.name}</a>`
          : '–',
      ],
      ['partners.balance', money(balance(partner), earnings.currency)],
      ['common.since', day(createdAt)],
    ]
    return html`<header>
      <span class="avatar" aria-hidden="true">${initials(name)}</span>
      <div class="who">
        <h1>${name}</h1>
        <p class="soft">${about}</p>
      </div>
      <dl>
        ${facts.map(
          ([label, value]) =>
            html`<div>
              <dt class="small soft">${t(label)}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <partner-actions
        .partner=${partner}
        .session=${this.session}
        @changed=${this.#readAgain}
      ></partner-actions>
    </header>`
  }

  #renderTab(partner: Partner, tab: TabId): TemplateResult {
    const { session } = this
    switch (tab) {
      case 'overview':
        return html`<partner-overview .partner=${partner} .session=${session}></partner-overview>`
      case 'commissions':
        return html`<commission-list .partner=${partner} .session=${session}></commission-list>`
      case 'customers':
        return html`<customer-list .partner=${partner} .session=${session}></customer-list>`
      case 'links':
        return html`<partner-links .partner=${partner} .session=${session}></partner-links>`
      case 'payouts':
        return html`<payout-list .partner=${partner} .session=${session}></payout-list>
          <partner-statement .partner=${partner}></partner-statement>`
      case 'activity':
        return html`<partner-activity .partner=${partner} .session=${session}></partner-activity>`
      case 'settings':
        return html`<partner-settings
          .partner=${partner}
          .session=${session}
          @changed=${this.#readAgain}
        ></partner-settings>`
    }
  }

  readonly #readAgain = () => void this.#partner.run()
}

function renderStatus({ status, bannedReason }: Partner): TemplateResult {
  const { tone, name, about } = PARTNER_STATUSES[status]
  return html`<p class="status">
    <span class="badge ${tone}">${t(name)}</span>
    <span class="soft">${t(about)}</span>
    ${bannedReason ? html`<span class="soft">${t(BAN_REASON_NAMES[bannedReason])}.</span>` : nothing}
  </p>`
}

function renderMerged(id: string): TemplateResult {
  return html`<section class="panel">
    <div class="empty">
      <p>${t('partners.wasMerged')}</p>
      <a class="button" href="${BASE}/partners/${id}">${t('partners.openMerged')}</a>
    </div>
  </section>`
}

/** Returns the ID of the partner that the one of the address was merged into. */
function readMerged({ message }: Problem): string | undefined {
  return /was merged into (pn_\w+)/.exec(message)?.[1]
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

function tabPath({ id, programId }: Partner, tab: TabId): string {
  const query = new URLSearchParams({ program: programId })
  if (tab !== 'overview') query.set('tab', tab)
  return `${BASE}/partners/${id}?${query}`
}

const chosenTab = () => new URLSearchParams(location.search).get('tab')
const chosenProgram = () => new URLSearchParams(location.search).get('program') ?? undefined

declare global {
  interface HTMLElementTagNameMap {
    'partner-page': PartnerPage
  }
}
