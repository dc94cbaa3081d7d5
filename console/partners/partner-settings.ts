import { Task } from '@lit/task'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import { call, Problem } from '../api/client.ts'
import { readAll, readList } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { Group, Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { conflictNote } from '../base/conflict-note.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { loaded } from '../base/loaded.ts'
import { readOnlySentence } from '../base/roles.ts'
import { saveBar, saveBarStyles } from '../base/save-bar.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { programStyles } from '../program/program.styles.ts'
import {
  changedFields,
  FIELDS,
  partnerBody,
  partnerDraft,
  readDraft,
  type PartnerDraft,
  type PartnerField,
} from './partner-draft.ts'
import { describeField, partnerForm } from './partner-form.ts'
import { partnerSettingsStyles } from './partner-settings.styles.ts'

/** The partner as the form was filled from it. */
interface Opened {
  partner: Partner
  groups: readonly Group[]
  draft: PartnerDraft
}

/** The form for a partner's details. Fires `changed` when they were saved. */
@customElement('partner-settings')
export class PartnerSettings extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    tableStyles,
    programStyles,
    saveBarStyles,
    partnerSettingsStyles,
  ]

  @property({ attribute: false }) partner: Partner | undefined
  @property({ attribute: false }) session: Session | undefined
  @state() private draft: PartnerDraft | undefined
  /** What someone else has saved since the form was opened. */
  @state() private theirs: Pick<Opened, 'partner' | 'draft'> | undefined
  /** Another number: the form is filled anew, whatever was chosen in it. */
  #filled = 0
  readonly #action = new Action(this)
  readonly #opened = new Task(this, {
    task: async ([_workspace, id, programId], { signal }): Promise<Opened> => {
      const [partner, all] = await Promise.all([
        readPartner(id, programId, signal),
        readAll<Group>('/groups', signal),
      ])
      const groups = all.filter((one) => one.programId === partner.programId)
      return { partner, groups, draft: await readPartnerDraft(partner, signal) }
    },
    args: () =>
      [this.session?.workspace?.id, this.partner?.id ?? '', this.partner?.programId ?? ''] as const,
    onComplete: ({ draft }) => this.#fill(draft),
  })

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('partner')
    // An action in the header: the version that was read is not the latest any more.
    if (before?.id === this.partner?.id && before?.updatedAt !== this.partner?.updatedAt)
      void this.#refresh()
  }

  override render(): TemplateResult {
    return loaded(this.#opened, (opened) => this.#renderForm(opened), { bones: 8 })
  }

  #fill(draft: PartnerDraft): void {
    this.#filled += 1
    this.draft = draft
    this.theirs = undefined
  }

  /** Reads the partner again, unless something was typed. */
  async #refresh(): Promise<void> {
    const opened = this.#opened.value
    if (!opened || opened.partner.updatedAt === this.partner?.updatedAt) return
    if (this.draft && changedFields(this.draft, opened.draft).length === 0) await this.#opened.run()
  }

  #renderForm(opened: Opened): TemplateResult {
    const { draft = opened.draft } = this
    const disabled = !may(this.session, 'program.write')
    const changes = changedFields(draft, opened.draft).length
    return html`${this.#renderConflict(opened, draft)}
      <section class="panel" aria-label=${t('field.settings')}>
        <form
          novalidate
          aria-label=${t('field.settings')}
          @submit=${this.#submit}
          @input=${this.#read}
        >
          ${keyed(
            this.#filled,
            partnerForm({
              draft,
              groups: opened.groups,
              problem: this.theirs ? undefined : this.#action.problem,
              disabled,
              mayChangeEmail: may(this.session, 'payouts.write'),
              set: (parts) => (this.draft = { ...draft, ...parts }),
            }),
          )}
          ${
            disabled
              ? html`<p class="part soft">${readOnlySentence(this.session)}</p>`
              : saveBar(this.#action, {
                  changes,
                  discard: () => {
                    this.#action.clear()
                    this.#fill(opened.draft)
                  },
                })
          }
        </form>
      </section>`
  }

  #renderConflict(opened: Opened, mine: PartnerDraft): TemplateResult | typeof nothing {
    const { theirs } = this
    if (!theirs) return nothing
    const describe = (draft: PartnerDraft, name: PartnerField) =>
      describeField(draft, name, opened.groups)
    return conflictNote({
      title: t('partners.someoneElseEdited'),
      rows: changedFields(theirs.draft, opened.draft).map(
        (name) => [FIELDS[name], describe(theirs.draft, name), describe(mine, name)] as const,
      ),
      keep: () => void this.#save(theirs.partner.updatedAt),
      take: () => void this.#opened.run(),
    })
  }

  readonly #read = ({ currentTarget }: Event) => {
    const before = this.draft ?? this.#opened.value?.draft
    if (!before || !(currentTarget instanceof HTMLFormElement)) return
    const values = Array.from(new FormData(currentTarget)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    this.draft = readDraft(Object.fromEntries(values), before)
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    const opened = this.#opened.value
    if (opened) void this.#save(opened.partner.updatedAt)
  }

  /** Saves the fields that were changed, over the version of that time. */
  async #save(ifUpdatedAt: string): Promise<void> {
    const { draft } = this
    const opened = this.#opened.value
    if (!opened || !draft) return
    const { id, programId } = opened.partner
    const fields = changedFields(draft, opened.draft)
    if (fields.length === 0) return
    const isSaved = await this.#action.run(async () => {
      const referrer = fields.includes('referredBy')
        ? { referredById: await findReferrer(draft.referredBy.trim(), programId) }
        : {}
      const body = { ...partnerBody(draft, fields), ...referrer, programId, ifUpdatedAt }
      await call<Partner>(`/partners/${id}`, { method: 'PATCH', body })
      await this.#opened.run()
    }, t('common.saved'))
    if (isSaved) {
      this.dispatchEvent(new Event('changed'))
      return
    }
    const isConflict = this.#action.problem?.code === 'conflict'
    if (isConflict) await this.#readTheirs(opened, ifUpdatedAt)
  }

  /** Finds out whether someone else has saved meanwhile, and whether that changed a field of the form. */
  async #readTheirs({ partner, draft }: Opened, ifUpdatedAt: string): Promise<void> {
    const { problem } = this.#action
    const { signal } = new AbortController()
    const latest = await readPartner(partner.id, partner.programId, signal).catch(() => undefined)
    if (!latest || latest.updatedAt === ifUpdatedAt || this.#action.problem !== problem) return
    const theirs = await readPartnerDraft(latest, signal)
    if (changedFields(theirs, draft).length === 0) await this.#save(latest.updatedAt)
    else this.theirs = { partner: latest, draft: theirs }
  }
}

function readPartner(id: string, programId: string, signal: AbortSignal): Promise<Partner> {
  return call<Partner>(`/partners/${id}`, { query: { programId }, signal })
}

async function readPartnerDraft(partner: Partner, signal: AbortSignal): Promise<PartnerDraft> {
  const { referredById, programId } = partner
  if (!referredById) return partnerDraft(partner, '')
  const query = { search: referredById, programId, pageSize: '1' }
  const [referrer] = await readList<Partner>('/partners', { query, signal })
  return partnerDraft(partner, referrer?.email ?? referredById)
}

/** @throws Problem when no partner of the program has the address */
async function findReferrer(email: string, programId: string): Promise<string | null> {
  if (email === '') return null
  const query = { email, programId, pageSize: '1' }
  const [referrer] = await readList<Partner>('/partners', { query })
  if (referrer) return referrer.enrollmentId
  const message = t('discounts.noPartnerEmail')
  throw new Problem('refused', message, { issues: { referredBy: message } })
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-settings': PartnerSettings
  }
}
