import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { sessionContext, type Session } from '../api/session.ts'
import type { Program } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { choice } from '../base/form.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t, type TextId } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { programStyles } from '../program/program.styles.ts'
import { editPage } from './edit-form.ts'
import { replaced, rowButtons, typed } from './edit-list.ts'
import { editorStyles } from './editors.styles.ts'
import { ProgramEdit, type Editing } from './program-edit.ts'

type Resource = NonNullable<Program['resources']>[number]
interface ResourcesDraft {
  resources: readonly Resource[]
}

const KINDS: Readonly<Record<Resource['kind'], TextId>> = {
  link: 'field.linkId',
  file: 'field.filename',
  logo: 'field.logo',
  color: 'field.color',
  message: 'resources.message',
}

const CHANNELS = {
  '': 'resources.allChannels',
  mail: 'field.email',
  whatsapp: 'resources.whatsApp',
  x: 'resources.x',
  linkedin: 'resources.linkedIn',
  telegram: 'resources.telegram',
} as const satisfies Record<NonNullable<Resource['channel']> | '', TextId>

const resourcesEditing: Editing<ResourcesDraft> = {
  draftOf: ({ resources }) => ({ resources: resources ?? [] }),
  bodyOf: ({ resources }) => ({ resources }),
  names: { resources: 'field.resources' },
  describe: ({ resources }) => resources.map(({ name }) => name).join(' · '),
}

type Channel = keyof typeof CHANNELS

const VALUES: Partial<Record<Resource['kind'], TextId>> = {
  color: 'field.color',
  message: 'landing.text',
}

function hintOf(kind: Resource['kind']): string {
  if (kind === 'message') {
    return t('resources.messagePartnersCanShare', {
      names: '{program}, {link}, {code}, {discount}',
    })
  }
  return kind === 'color' ? t('resources.example1a7f37') : 'https://'
}

/** The editor of what partners may use: links, files, logos and colors. */
@customElement('resources-page')
export class ResourcesPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, programStyles, editorStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #edit = new ProgramEdit(this, resourcesEditing)

  override render(): TemplateResult {
    return editPage({
      title: 'field.resources',
      session: this.session,
      edit: this.#edit,
      fields: (draft) => this.#renderFields(draft),
    })
  }

  #renderFields({ resources }: ResourcesDraft): TemplateResult {
    const add = () =>
      this.#edit.change({ resources: [...resources, { kind: 'link', name: '', value: '' }] })
    return html`<section class="panel" aria-label=${t('field.resources')}>
        <header><h2>${t('resources.partnerResources')}</h2></header>
        ${
          resources.length === 0
            ? html`<p class="empty soft">${t('resources.noResourcesYetAdd')}</p>`
            : nothing
        }
        ${resources.map((one, at) => this.#renderResource(resources, one, at))}
        <div class="actions add">
          <button type="button" class="button" ?disabled=${resources.length >= 100} @click=${add}>
            ${t('resources.addResource')}
          </button>
        </div>
      </section>
      <p class="said soft">
        ${t('resources.partnersAlsoSeeFaq')}
        <a href="${BASE}/program/landing${location.search}">${t('field.landing')}</a>
      </p>`
  }

  /** Renders for which channel and language a message is; without a value it is for all of them. */
  #renderWhere(one: Resource, path: string, put: (next: Resource) => void): TemplateResult {
    const { channel, language, ...rest } = one
    const chosen: Channel = channel ?? ''
    return html`${choice({
      name: `${path}.channel`,
      label: t('resources.channel'),
      value: chosen,
      options: (Object.keys(CHANNELS) as Channel[]).map((value) => ({
        value,
        text: t(CHANNELS[value]),
      })),
      chosen: (value) =>
        put({ ...rest, ...(language && { language }), ...(value && { channel: value }) }),
    })}
    ${typed({
      name: `${path}.language`,
      label: t('field.locale'),
      value: language ?? '',
      maxlength: 35,
      hint: t('resources.leaveEmptyAllLanguages'),
      problem: this.#edit.action.problem,
      change: (value) =>
        put({
          ...rest,
          ...(channel && { channel }),
          ...(value.trim() && { language: value.trim() }),
        }),
    })}`
  }

  #renderResource(resources: readonly Resource[], one: Resource, at: number): TemplateResult {
    const { problem } = this.#edit.action
    const number = `${t('resources.resource')} ${at + 1}`
    const name = one.name || number
    const path = `resources.${at}`
    const change = (now: readonly Resource[]) => this.#edit.change({ resources: now })
    const set = (now: Partial<Resource>) => change(replaced(resources, at, { ...one, ...now }))
    return html`<div class="item" role="group" aria-label=${number}>
      <header>
        <h3><bdi>${name}</bdi></h3>
        ${rowButtons({ items: resources, at, name, change })}
      </header>
      <div class="pair">
        ${choice({
          name: `${path}.kind`,
          label: t('field.type'),
          value: one.kind,
          options: (Object.keys(KINDS) as Resource['kind'][]).map((value) => ({
            value,
            text: t(KINDS[value]),
          })),
          chosen: (kind) => set({ kind }),
        })}
        ${typed({
          name: `${path}.name`,
          label: t('field.name'),
          value: one.name,
          maxlength: 200,
          problem,
          change: (value) => set({ name: value }),
        })}
        ${typed({
          name: `${path}.value`,
          label: t(VALUES[one.kind] ?? 'field.address'),
          value: one.value,
          maxlength: one.kind === 'message' ? 2000 : 8192,
          hint: hintOf(one.kind),
          problem,
          change: (value) => set({ value }),
        })}
        ${
          one.kind === 'message'
            ? this.#renderWhere(one, path, (next) => change(replaced(resources, at, next)))
            : nothing
        }
      </div>
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'resources-page': ResourcesPage
  }
}
