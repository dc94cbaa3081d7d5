import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Plus } from 'lucide'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Group, Program, Reward } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { t } from '../base/texts.ts'
import { ofChosenProgram } from '../brand/chosen-program.ts'
import { AddressController, BASE } from '../router/router.ts'
import { programStyles } from './program.styles.ts'
import { EVENT_NAMES, EVENTS } from './reward-words.ts'

interface Offers {
  programs: readonly Program[]
  groups: readonly Group[]
  rewards: readonly Reward[]
}

/** What partners earn: each group with its rewards, and the rewards of single partners. */
@customElement('rewards-page')
export class RewardsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, programStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #offers = new Task(this, {
    task: async ([_id, _program], { signal }): Promise<Offers> => {
      const [programs, groups, rewards] = await Promise.all([
        readAll<Program>('/programs', signal),
        readAll<Group>('/groups', signal),
        readAll<Reward>('/rewards', signal),
      ])
      return { ...ofChosenProgram(programs, groups), rewards }
    },
    args: () => [this.session?.workspace?.id, chosenProgramId()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.groupsAndRewards')}</h1>
        ${this.#renderNewGroup()}
      </div>
      ${loaded(this.#offers, (offers) => this.#renderOffers(offers), { bones: 6 })}
      ${may(this.session, 'program.write') ? nothing : html`<p class="said soft">${readOnlySentence(this.session)}</p>`}
    </div>`
  }

  #renderNewGroup(): TemplateResult | typeof nothing {
    const program = this.#offers.value?.programs[0]
    if (!program || !may(this.session, 'program.write')) return nothing
    return html`<a class="button" href="${BASE}/groups/new?program=${program.id}">
      ${icon(Plus)}${t('groups.newGroup')}
    </a>`
  }

  #renderOffers({ programs, groups, rewards }: Offers): TemplateResult {
    if (groups.length === 0) {
      return html`<section class="panel">
        <div class="empty">
          <p>${t('common.noProgramYetCreate')}</p>
          <a class="button" href="/api/docs">${t('program.createApi')}</a>
        </div>
      </section>`
    }
    const nameOf = (id: string) => programs.find((program) => program.id === id)?.name ?? ''
    const single = rewards.filter(
      ({ enrollmentId, programId }) =>
        enrollmentId !== null && programs.some(({ id }) => id === programId),
    )
    return html`${groups.map((group) => {
      const own = rewards.filter(({ groupId }) => groupId === group.id)
      return this.#renderGroup(group, own, programs.length > 1 ? nameOf(group.programId) : '')
    })}
    ${
      single.length > 0
        ? html`<section class="panel" aria-label=${t('groups.partnerSpecificRewards')}>
            <header><h2>${t('groups.partnerSpecificRewards')}</h2></header>
            <ul class="rows">
              ${single.map((reward) => renderReward(reward))}
            </ul>
          </section>`
        : nothing
    }`
  }

  #renderGroup(group: Group, rewards: readonly Reward[], program: string): TemplateResult {
    const mayChange = may(this.session, 'program.write')
    const missing = EVENT_NAMES.filter((event) => !rewards.some((one) => one.event === event))
    const sorted = EVENT_NAMES.flatMap((event) => rewards.filter((one) => one.event === event))
    const name = program ? `${group.name}, ${program}` : group.name
    return html`<section class="panel" aria-label=${name}>
      <header>
        <div>
          <h2><a href="${BASE}/groups/${group.id}">${group.name}</a></h2>
          ${program ? html`<span class="small soft">${program}</span>` : nothing}
        </div>
        ${
          mayChange && missing.length > 0
            ? html`<a
                class="button"
                aria-label=${`${t('groups.addReward')}: ${name}`}
                href="${BASE}/rewards/new?group=${group.id}"
              >
                ${icon(Plus)}${t('groups.addReward')}
              </a>`
            : nothing
        }
      </header>
      ${
        sorted.length === 0
          ? html`<p class="row soft">${t('groups.noRewardsYetAdd')}</p>`
          : html`<ul class="rows">
              ${sorted.map((reward) => renderReward(reward))}
            </ul>`
      }
    </section>`
  }
}

function renderReward(reward: Reward): TemplateResult {
  const { id, event, sentence, modifiers, limits, tiers } = reward
  const facts = [
    modifiers.length > 0 && t('groups.countExceptions', { count: modifiers.length }),
    tiers && t('groups.countTiers', { count: tiers.levels.length }),
    limits.length > 0 && t('groups.countLimits', { count: limits.length }),
  ].filter((fact) => typeof fact === 'string')
  return html`<li>
    <span class="event">${t(EVENTS[event].name)}</span>
    <div class="grow">
      <a href="${BASE}/rewards/${id}">${sentence}</a>
      ${facts.length > 0 ? html`<div class="small soft">${facts.join(' · ')}</div>` : nothing}
    </div>
  </li>`
}

declare global {
  interface HTMLElementTagNameMap {
    'rewards-page': RewardsPage
  }
}
