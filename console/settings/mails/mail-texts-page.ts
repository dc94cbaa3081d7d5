import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, type Problem } from '../../api/client.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { MailPreview, MailTemplate, MailTemplateSummary } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import '../../base/email-banner.ts'
import { formProblem } from '../../base/form.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { noProgram, readChosenProgram } from '../../brand/chosen-program.ts'
import { area, typed } from '../../editors/edit-list.ts'
import { editorStyles } from '../../editors/editors.styles.ts'
import { AddressController } from '../../router/router.ts'
import { mailChoices, unsaved, type ReadWords } from './mail-choices.ts'
import { isTemplate, MAIL_LANGUAGES, MAIL_NAMES } from './mail-names.ts'
import type { Words, WordsOf } from './typed-words.ts'

/** The texts of the mails to partners, by language, with a preview. */
@customElement('mail-texts-page')
export class MailTextsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, editorStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #read = new Task(this, {
    task: async ([_id, _search], { signal }) => this.#readWords(signal),
    args: () => [this.session?.workspace?.id, location.search] as const,
  })
  readonly #preview = new Task(this, {
    autoRun: false,
    task: async ([of, words]: readonly [WordsOf, Words], { signal }) => {
      const { template, ...rest } = of
      const path = `/mail-templates/${template}/preview`
      return call<MailPreview>(path, { method: 'POST', body: { ...rest, ...words }, signal })
    },
  })

  constructor() {
    super()
    new AddressController(this, () => this.#action.clear())
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('beforeunload', warn)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('beforeunload', warn)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('field.mailTexts')}</h1>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#read, (read) => (read ? this.#renderWords(read) : noProgram()), { bones: 6 })}
    </div>`
  }

  #renderWords(read: ReadWords): TemplateResult {
    const { of, stored } = read
    const mayChange = may(this.session, 'program.write')
    const words = unsaved.find(of) ?? stored
    const { problem, isBusy, said } = this.#action
    return html`<div class="beside">
      <form novalidate @submit=${(event: SubmitEvent) => this.#save(event, read)}>
        <section class="panel" aria-label=${t('field.mailTexts')}>
          <div class="form">
            ${mailChoices(read)}
            <fieldset class="form-plain" ?disabled=${!mayChange}>
              <legend class="hidden">${t(MAIL_NAMES[of.template])}</legend>
              ${this.#renderFields(read, words, problem)}
            </fieldset>
            ${formProblem(problem)}
            ${mayChange ? this.#renderActions(read, isBusy) : html`<p class="soft">${readOnlySentence(this.session)}</p>`}
            <p class="soft" role="status">${said}</p>
          </div>
        </section>
      </form>
      ${this.#renderPreview()}
    </div>`
  }

  #renderFields(read: ReadWords, words: Words, problem: Problem | undefined): TemplateResult {
    const { of, stored } = read
    const keep = (parts: Partial<Words>) => {
      unsaved.keep(of, { subject: words.subject, body: words.body, ...parts }, stored)
      this.requestUpdate()
    }
    const places = stored.placeholders.map((name) => `{${name}}`).join(', ')
    return html`<div class="form-plain" @change=${() => this.#show(read)}>
      ${typed({
        name: 'subject',
        label: t('emailTexts.subject'),
        value: words.subject,
        maxlength: 200,
        problem,
        change: (subject) => keep({ subject }),
      })}
      ${area({
        name: 'body',
        label: t('emailTexts.message'),
        value: words.body,
        maxlength: 5000,
        hint: t('emailTexts.availableVariablesPlacesGreeting', { places }),
        problem,
        change: (body) => keep({ body }),
      })}
    </div>`
  }

  #renderActions(read: ReadWords, isBusy: boolean): TemplateResult {
    const { of, stored } = read
    const isTyped = unsaved.find(of) !== undefined
    return html`<div class="actions add-plain">
      <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
        ${t('common.save')}
      </button>
      <button
        type="button"
        class="button"
        ?disabled=${isTyped}
        title=${isTyped ? t('emailTexts.saveChangesFirst') : nothing}
        @click=${() => this.#sendTest(of)}
      >
        ${t('emailTexts.sendTestEmail')}
      </button>
      ${
        stored.custom || isTyped
          ? html`<button type="button" class="button" @click=${() => this.#reset(read)}>
              ${isTyped ? t('emailTexts.discardChanges') : t('emailTexts.resetDefault')}
            </button>`
          : nothing
      }
    </div>`
  }

  #renderPreview(): TemplateResult {
    return html`<section class="panel preview" aria-label=${t('common.preview')}>
      ${loaded(
        this.#preview,
        ({ subject, text }) =>
          html`<div class="stack" dir="auto">
            <h2><bdi>${subject}</bdi></h2>
            <p class="mail">${text}</p>
          </div>`,
      )}
    </section>`
  }

  async #readWords(signal: AbortSignal): Promise<ReadWords | null> {
    const chosen = await readChosenProgram(signal)
    if (!chosen.program) return null
    const query = new URLSearchParams(location.search)
    const asked = query.get('template') ?? ''
    const template = isTemplate(asked) ? asked : 'partner-invited'
    const language = MAIL_LANGUAGES.find((one) => one === query.get('language')) ?? 'en'
    const programId = chosen.program.id
    const [stored, list] = await Promise.all([
      call<MailTemplate>(`/mail-templates/${template}`, { query: { programId, language }, signal }),
      call<MailTemplateSummary[]>('/mail-templates', { query: { programId }, signal }),
    ])
    const read = { chosen, of: { programId, template, language }, stored, list }
    this.#show(read)
    return read
  }

  #show({ of, stored }: Pick<ReadWords, 'of' | 'stored'>): void {
    const { subject, body } = unsaved.find(of) ?? stored
    void this.#preview.run([of, { subject, body }])
  }

  #save(event: SubmitEvent, { of, stored }: ReadWords): void {
    event.preventDefault()
    const { template, ...rest } = of
    const { subject, body } = unsaved.find(of) ?? stored
    void this.#action.run(async () => {
      const path = `/mail-templates/${template}`
      await call(path, { method: 'PUT', body: { ...rest, subject, body } })
      unsaved.forget(of)
      await this.#read.run()
    }, t('common.saved'))
  }

  #reset({ of, stored }: ReadWords): void {
    const isTyped = unsaved.find(of) !== undefined
    const { template, programId, language } = of
    void this.#action.run(async () => {
      unsaved.forget(of)
      if (!isTyped && stored.custom) {
        const query = { programId, language }
        await call(`/mail-templates/${template}`, { method: 'DELETE', query })
      }
      await this.#read.run()
    }, t('emailTexts.textResetDefault'))
  }

  #sendTest({ template, ...rest }: WordsOf): void {
    const path = `/mail-templates/${template}/test`
    void this.#action.run(
      () => call(path, { method: 'POST', body: rest }),
      t('emailTexts.testEmailSent'),
    )
  }
}

/** Has the browser ask before words are lost. */
function warn(event: BeforeUnloadEvent): void {
  if (!unsaved.isEmpty) event.preventDefault()
}

declare global {
  interface HTMLElementTagNameMap {
    'mail-texts-page': MailTextsPage
  }
}
