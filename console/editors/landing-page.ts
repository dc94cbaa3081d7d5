import { consume } from '@lit/context'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { Problem } from '../api/client.ts'
import { sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import '../base/picture-upload.ts'
import type { PictureUploadedEvent } from '../base/picture-upload.ts'
import { t } from '../base/texts.ts'
import { programStyles } from '../program/program.styles.ts'
import { editPage } from './edit-form.ts'
import { typed } from './edit-list.ts'
import { editorStyles } from './editors.styles.ts'
import { blockFields } from './landing-blocks.ts'
import { landingEditing, type LandingDraft } from './landing-draft.ts'
import { landingPreview } from './landing-preview.ts'
import { ProgramEdit } from './program-edit.ts'

/** The editor of the page with which a program invites partners, with its preview. */
@customElement('landing-page')
export class LandingEditor extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, programStyles, editorStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #edit = new ProgramEdit(this, landingEditing)

  override render(): TemplateResult {
    return editPage({
      title: 'field.landing',
      session: this.session,
      edit: this.#edit,
      fields: (draft) => this.#renderFields(draft),
      preview: (draft) => landingPreview(draft, this.#edit.program?.name ?? ''),
    })
  }

  protected override updated(_changed: PropertyValues): void {
    const color = this.#edit.draft?.brandColor ?? ''
    if (/^#[0-9a-f]{6}$/i.test(color)) this.style.setProperty('--brand', color)
    else this.style.removeProperty('--brand')
  }

  /** Renders the way to the page as it was saved last, where everybody can read it. */
  #renderAddress(): TemplateResult | typeof nothing {
    const { program } = this.#edit
    if (!program) return nothing
    return html`<a href="/partners/${program.id}" target="_blank" rel="noopener"
      >${t('landing.viewPage')}</a
    >`
  }

  #renderFields(draft: LandingDraft): TemplateResult {
    const { problem } = this.#edit.action
    const change = (parts: Partial<LandingDraft>) => this.#edit.change(parts)
    return html`<section class="panel" aria-label=${t('landing.hero')}>
        <header>
          <h2>${t('landing.hero')}</h2>
          ${this.#renderAddress()}
        </header>
        <div class="form">
          ${typed({
            name: 'landing.title',
            label: t('landing.headline'),
            value: draft.title,
            maxlength: 200,
            problem,
            change: (title) => change({ title }),
          })}
          ${typed({
            name: 'landing.subtitle',
            label: t('landing.subheadline'),
            value: draft.subtitle,
            maxlength: 1000,
            problem,
            change: (subtitle) => change({ subtitle }),
          })}
          ${pictureFields(draft, problem, change)}
          ${typed({
            name: 'logo',
            label: t('landing.logoUrl'),
            value: draft.logo,
            maxlength: 8192,
            hint: t('landing.exampleHttpsExampleCom'),
            problem,
            change: (logo) => change({ logo }),
          })}
          <picture-upload
            @uploaded=${({ url }: PictureUploadedEvent) => change({ logo: url })}
          ></picture-upload>
          ${typed({
            name: 'brandColor',
            label: t('field.color'),
            value: draft.brandColor,
            maxlength: 7,
            hint: t('landing.example1a7f37AlsoUsed'),
            problem,
            change: (brandColor) => change({ brandColor }),
          })}
        </div>
      </section>
      ${blockFields({
        blocks: draft.blocks,
        currency: draft.currency,
        problem,
        change: (blocks) => change({ blocks }),
      })}`
  }
}

/** Renders the fields of the picture; what it shows is asked once there is one. */
function pictureFields(
  { picture, pictureAlt }: LandingDraft,
  problem: Problem | undefined,
  change: (parts: Partial<LandingDraft>) => void,
): TemplateResult {
  const address = typed({
    name: 'landing.image.url',
    label: t('landing.heroImage'),
    value: picture,
    maxlength: 8192,
    hint: t('landing.exampleHttpsExampleComPeople'),
    problem,
    change: (now) => change({ picture: now }),
  })
  if (!picture) return address
  return html`${address}${typed({
    name: 'landing.image.alt',
    label: t('landing.altText'),
    value: pictureAlt,
    maxlength: 500,
    hint: t('landing.altTextScreenReaders'),
    problem,
    change: (now) => change({ pictureAlt: now }),
  })}`
}

declare global {
  interface HTMLElementTagNameMap {
    'landing-page': LandingEditor
  }
}
