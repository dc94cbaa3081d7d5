import { html, type TemplateResult } from 'lit'
import type { MailTemplate, MailTemplateSummary } from '../../api/wire.gen.ts'
import { choice } from '../../base/form.ts'
import { t } from '../../base/texts.ts'
import type { ChosenProgram } from '../../brand/chosen-program.ts'
import { navigate, withQuery } from '../../router/router.ts'
import { languageName, MAIL_LANGUAGES, MAIL_NAMES, type Template } from './mail-names.ts'
import { TypedWords, type WordsOf } from './typed-words.ts'

/** What the page shows. */
export interface ReadWords {
  chosen: ChosenProgram
  of: WordsOf & { template: Template }
  stored: MailTemplate
  list: readonly MailTemplateSummary[]
}

/** Lives as long as the console is open, so that going to another page loses nothing. */
export const unsaved = new TypedWords()

/** Renders which mail is written in which language, and where own words are. */
export function mailChoices({ of, list }: ReadWords): TemplateResult {
  const mark = (at: Partial<WordsOf>, name: string, isOwn: boolean) => {
    if (unsaved.find({ ...of, ...at })) return `${name} – ${t('emailTexts.unsaved')}`
    return isOwn ? `${name} – ${t('emailTexts.customized')}` : name
  }
  const own = (template: string) => list.find((one) => one.template === template)?.languages ?? []
  return html`<div class="pair">
    ${choice<Template>({
      name: 'template',
      label: t('field.email'),
      value: of.template,
      options: list.map(({ template, languages }) => ({
        value: template,
        text: mark({ template }, t(MAIL_NAMES[template]), languages.includes(of.language)),
      })),
      chosen: (template) => navigate(withQuery({ template })),
    })}
    ${choice<string>({
      name: 'language',
      label: t('field.locale'),
      value: of.language,
      options: MAIL_LANGUAGES.map((language) => ({
        value: language,
        text: mark({ language }, languageName(language), own(of.template).includes(language)),
      })),
      chosen: (language) => navigate(withQuery({ language })),
    })}
  </div>`
}
