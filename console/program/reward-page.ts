import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Reward } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE, navigate } from '../router/router.ts'
import { programStyles } from './program.styles.ts'
import { groupPicker } from './group-picker.ts'
import { previewOf, readReward, simulationOf, type Opened } from './read-reward.ts'
import { conflictNote } from './reward-conflict.ts'
import { bodyOf, draftOf, newDraft, type RewardDraft } from './reward-draft.ts'
import { rewardForm } from './reward-form.ts'
import './reward-preview.ts'
import './reward-simulation.ts'

const LOOK = [styles, pageStyles, settingsStyles, tableStyles, dialogStyles, programStyles]

/** One reward, as a sentence to fill in beside what partners would earn by it. */
@customElement('reward-page')
export class RewardPage extends ConsoleElement {
  static override styles = LOOK
  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private draft: RewardDraft | undefined
  /** What somebody else has written since. */
  @state() private theirs: Reward | undefined
  @state() private isArchiving = false
  readonly #action = new Action(this)
  readonly #opened = new Task(this, {
    task: async ([_id, path, search], { signal }) => {
      const groupId = new URLSearchParams(search).get('group') ?? ''
      const opened = await readReward(path.split('/').at(-1) ?? '', { groupId, signal })
      this.draft = opened.reward ? draftOf(opened.reward, opened) : (this.draft ?? newDraft())
      this.theirs = undefined
      return opened
    },
    args: () => [this.session?.workspace?.id, location.pathname, location.search] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const isNew = location.pathname.endsWith('/new')
    return html`<div class="page">
      <div class="head">
        <h1>${isNew ? t('rewards.newReward') : t('field.rewardId')}</h1>
        <a class="button" href="${BASE}/rewards">${t('rewards.allRewards')}</a>
      </div>
      ${loaded(this.#opened, (opened) => (this.draft ? this.#renderForm(opened, this.draft) : nothing), { bones: 6 })}
    </div>`
  }

  #renderForm(opened: Opened, draft: RewardDraft): TemplateResult {
    const { reward, programId } = opened
    const isArchived = Boolean(reward?.archivedAt)
    const disabled = isArchived || !may(this.session, 'program.write')
    return html`${this.theirs ? this.#renderConflict(opened, draft, this.theirs) : nothing}
      ${groupPicker(opened)}
      <div class="columns">
        <form class="panel" aria-label=${t('field.rewardId')} @submit=${this.#submit}>
          ${rewardForm({ opened, draft, disabled, put: (part) => this.#put(part) })}
          ${this.#renderProblem()}
          ${
            disabled
              ? html`<p class="part soft">
                  ${isArchived ? t('rewards.rewardArchivedOnlyExisting') : readOnlySentence(this.session)}
                </p>`
              : this.#renderActions(reward)
          }
        </form>
        <reward-preview draft=${previewOf(opened, draft)}></reward-preview>
      </div>
      ${
        draft.event === 'sale' || draft.event === 'lead'
          ? html`<reward-simulation
              programId=${programId}
              draft=${simulationOf(opened, draft)}
            ></reward-simulation>`
          : nothing
      }
      ${this.isArchiving && reward ? this.#renderQuestion(reward) : nothing}`
  }

  #renderProblem(): TemplateResult {
    const { problem, said } = this.#action
    const issues = Object.values(problem?.issues ?? {})
    return html`<div role="alert">
        ${
          problem && !this.theirs && !this.isArchiving
            ? html`<ul class="part bad">
                ${(issues.length > 0 ? issues : [problem.message]).map((one) => html`<li>${one}</li>`)}
              </ul>`
            : nothing
        }
      </div>
      <p class=${said ? 'part soft' : 'hidden'} role="status">${said}</p>`
  }

  #renderActions(reward: Reward | undefined): TemplateResult {
    return html`<div class="part actions">
      <button class="button primary" aria-disabled=${this.#action.isBusy ? 'true' : 'false'}>
        ${reward ? t('common.save') : t('rewards.createReward')}
      </button>
      ${
        reward
          ? html`<button type="button" class="button danger" @click=${this.#ask}>
              ${t('rewards.archive')}
            </button>`
          : nothing
      }
    </div>`
  }

  #renderConflict(opened: Opened, mine: RewardDraft, theirs: Reward): TemplateResult {
    const their = draftOf(theirs, opened)
    return conflictNote({
      mine,
      theirs: their,
      currency: opened.currency,
      keep: () => void this.#save(theirs.version),
      take: () => void this.#opened.run(),
    })
  }

  #renderQuestion(reward: Reward): TemplateResult {
    return confirmDialog(
      {
        title: t('rewards.archiveRewardQuestion'),
        body: html`<p><strong>${reward.sentence}</strong></p>
          <p>${t('rewards.newCustomersNoLonger')}</p>`,
        action: t('rewards.archiveReward'),
        confirmed: () => void this.#archive(reward),
        closed: () => (this.isArchiving = false),
      },
      this.#action,
    )
  }

  #put(part: Partial<RewardDraft>): void {
    if (this.draft) this.draft = { ...this.draft, ...part }
  }

  readonly #ask = () => {
    this.#action.clear()
    this.isArchiving = true
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    void this.#save(this.#opened.value?.reward?.version)
  }

  /** Saves the draft over the version that was read; without one, creates the reward. */
  async #save(ifVersion: number | undefined): Promise<void> {
    const { draft } = this
    const opened = this.#opened.value
    if (!draft || !opened) return
    const body = bodyOf(draft, opened)
    const { groupId, reward } = opened
    const isSaved = await this.#action.run(async () => {
      if (reward) {
        const path = `/rewards/${encodeURIComponent(reward.id)}`
        await call<Reward>(path, { method: 'PATCH', body: { ...body, ifVersion } })
        return this.#opened.run()
      }
      const made = { groupId, event: draft.event, ...body }
      const { id } = await call<Reward>('/rewards', { method: 'POST', body: made })
      navigate(`${BASE}/rewards/${id}`, { replace: true })
    }, t('rewards.savedExistingCustomersKeep'))
    if (!isSaved && reward && this.#action.problem?.code === 'conflict')
      await this.#readTheirs(reward.id)
  }

  async #readTheirs(id: string): Promise<void> {
    await this.#action.run(async () => {
      const now = await call<Reward>(`/rewards/${encodeURIComponent(id)}`)
      if (now.archivedAt) return this.#opened.run()
      this.theirs = now
    })
  }

  async #archive({ id }: Reward): Promise<void> {
    const path = `/rewards/${encodeURIComponent(id)}`
    const isDone = await this.#action.run(() => call(path, { method: 'DELETE' }))
    if (isDone) navigate(`${BASE}/rewards`)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'reward-page': RewardPage
  }
}
