import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, Problem } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Group, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { formOf, valuesOf } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE, navigate } from '../router/router.ts'
import { groupConflict } from './group-conflict.ts'
import { groupBody, groupDraft } from './group-draft.ts'
import { groupForm } from './group-form.ts'
import './move-partners.ts'
import { programStyles } from './program.styles.ts'
import '../base/email-banner.ts'

interface Opened {
  program: Program
  /** Those that a new one could be of. */
  programs: readonly Program[]
  /** Undefined: a new one. */
  group: Group | undefined
  /** The other groups of the program. */
  others: readonly Group[]
}

/** One group of partners: its settings, where its partners go, and its end. */
@customElement('group-page')
export class GroupPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    tableStyles,
    dialogStyles,
    programStyles,
    css`
      .page {
        max-inline-size: 760px;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** What somebody else has written since, and what was typed here. */
  @state() private conflict: { theirs: Group; values: Record<string, string> } | undefined
  @state() private isDeleting = false
  readonly #action = new Action(this)
  readonly #opened = new Task(this, {
    task: async ([_id, path, search], { signal }): Promise<Opened> => {
      const id = path.split('/').at(-1) ?? ''
      const group = id === 'new' ? undefined : await call<Group>(`/groups/${id}`, { signal })
      const [programs, all] = await Promise.all([
        readAll<Program>('/programs', signal),
        readAll<Group>('/groups', signal),
      ])
      const asked = group?.programId ?? new URLSearchParams(search).get('program')
      const program = programs.find(({ id }) => id === asked) ?? programs[0]
      if (!program) throw new Problem('refused', t('common.noProgramYet'))
      this.conflict = undefined
      const others = all.filter((one) => one.programId === program.id && one.id !== group?.id)
      return { program, programs, group, others }
    },
    args: () => [this.session?.workspace?.id, location.pathname, location.search] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const name = this.#opened.value?.group?.name
    return html`<div class="page">
      <div class="head">
        <h1>
          ${name ?? (location.pathname.endsWith('/new') ? t('groups.newGroup') : t('field.groupId'))}
        </h1>
        <a class="button" href="${BASE}/rewards">${t('common.groupsAndRewards')}</a>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#opened, (opened) => this.#renderGroup(opened), { bones: 6 })}
      <p class="said soft" role="status">${this.#action.said}</p>
    </div>`
  }

  #renderGroup(opened: Opened): TemplateResult {
    const { group, program, others } = opened
    const disabled = !may(this.session, 'program.write')
    return html`${this.#renderConflict()}
      <section class="panel">
        ${groupForm({
          draft: groupDraft(group),
          program,
          problem: this.conflict || this.isDeleting ? undefined : this.#action.problem,
          disabled,
          hasFixedSlug: group?.slug === 'default',
          submitted: this.#submit,
          button: disabled
            ? html`<p class="soft">${readOnlySentence(this.session)}</p>`
            : html`<button
                class="button primary"
                aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
              >
                ${group ? t('common.save') : t('groups.createGroup')}
              </button>`,
        })}
      </section>
      ${
        group && !disabled
          ? html`<move-partners
                .group=${group}
                .others=${others}
                @moved=${() => this.requestUpdate()}
              ></move-partners>
              ${this.#renderEnd(group)}`
          : nothing
      }`
  }

  #renderEnd(group: Group): TemplateResult {
    return html`<section class="panel" aria-label=${t('groups.deleteGroup')}>
        <div class="row">
          <p class="grow soft">
            ${
              group.slug === 'default'
                ? t('groups.newPartnersJoinGroup')
                : t('groups.canDeleteGroupWithout')
            }
          </p>
          ${
            group.slug === 'default'
              ? nothing
              : html`<button class="button danger" @click=${this.#ask}>
                  ${t('webhooks.delete')}
                </button>`
          }
        </div>
      </section>
      ${
        this.isDeleting
          ? confirmDialog(
              {
                title: t('groups.deleteGroupNameQuestion', { name: group.name }),
                body: t('groups.rewardsDiscountsMilestonesArchived'),
                action: t('common.deleteName', { name: group.name }),
                confirmed: () => void this.#delete(group),
                closed: () => (this.isDeleting = false),
              },
              this.#action,
            )
          : nothing
      }`
  }

  #renderConflict(): TemplateResult | typeof nothing {
    if (!this.conflict) return nothing
    const { theirs, values } = this.conflict
    return groupConflict({
      mine: values,
      theirs: { ...groupDraft(theirs) },
      keep: () => void this.#save(values, theirs.updatedAt),
      take: () => void this.#opened.run(),
    })
  }

  readonly #ask = () => {
    this.#action.clear()
    this.isDeleting = true
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (formOf(event).checkValidity())
      void this.#save(valuesOf(event), this.#opened.value?.group?.updatedAt)
  }

  /** Saves over the version that was read; without a group, creates one. */
  async #save(values: Record<string, string>, ifUpdatedAt: string | undefined): Promise<void> {
    const opened = this.#opened.value
    if (!opened) return
    const { group, program } = opened
    const isSaved = await this.#action.run(async () => {
      if (group) {
        const body = { ...groupBody(values), ifUpdatedAt }
        await call<Group>(`/groups/${group.id}`, { method: 'PATCH', body })
        return this.#opened.run()
      }
      const body = { ...groupBody(values), programId: program.id }
      const { id } = await call<Group>('/groups', { method: 'POST', body })
      navigate(`${BASE}/groups/${id}`, { replace: true })
    }, t('common.saved'))
    const isConflict = this.#action.problem?.code === 'conflict'
    if (isSaved || !group || !isConflict) return
    await this.#action.run(async () => {
      this.conflict = { values, theirs: await call<Group>(`/groups/${group.id}`) }
    })
  }

  async #delete({ id }: Group): Promise<void> {
    const isDone = await this.#action.run(() => call(`/groups/${id}`, { method: 'DELETE' }))
    if (isDone) navigate(`${BASE}/rewards`)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'group-page': GroupPage
  }
}
