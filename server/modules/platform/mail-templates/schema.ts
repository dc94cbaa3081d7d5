import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { LANGUAGES } from '../../../locales/catalogues.ts'
import { CUSTOM_TEMPLATES } from '../../../notify/templates/words.ts'

const programId = t.String({
  minLength: 1,
  maxLength: 64,
  description: 'The ID of the program that the emails belong to.',
})
const [first = 'en', ...others] = LANGUAGES
const language = oneOf([first, ...others], { description: 'The language of the recipients.' })
const subject = t.String({
  minLength: 1,
  maxLength: 200,
  description: 'The subject on one line, with placeholders such as `{program}`.',
})
const body = t.String({
  minLength: 1,
  maxLength: 5000,
  description:
    'The text that replaces the paragraph below the greeting. Plain text with placeholders. Blank lines separate paragraphs.',
})

export const TemplateParams = t.Object({ template: oneOf(CUSTOM_TEMPLATES) })
export const TemplatesQuery = t.Object({ programId, ...pageFields })
export type TemplatesQuery = Static<typeof TemplatesQuery>
export const TemplateQuery = t.Object({ programId, language })
export type TemplateQuery = Static<typeof TemplateQuery>
export const TemplateBody = t.Object({ programId, language, subject, body })
export type TemplateBody = Static<typeof TemplateBody>
export const PreviewBody = t.Object({
  programId,
  language,
  subject: t.Optional(subject),
  body: t.Optional(body),
})
export type PreviewBody = Static<typeof PreviewBody>

const places = t.Array(t.String(), {
  description: 'The placeholders that the subject and body can contain.',
})

export const MailTemplateSummary = t.Object({
  template: oneOf(CUSTOM_TEMPLATES),
  placeholders: places,
  languages: t.Array(t.String(), { description: 'The languages with custom text.' }),
})
export type MailTemplateSummary = Static<typeof MailTemplateSummary>

export const MailTemplate = t.Object(
  {
    template: oneOf(CUSTOM_TEMPLATES),
    language: t.String(),
    subject: t.String(),
    body: t.String(),
    custom: t.Boolean({ description: 'Whether the template has custom text.' }),
    placeholders: places,
  },
  { title: 'MailTemplate' },
)
export type MailTemplate = Static<typeof MailTemplate>

export const MailPreview = t.Object({
  subject: t.String(),
  html: t.String(),
  text: t.String(),
})
export type MailPreview = Static<typeof MailPreview>

export const TestMail = t.Object({
  to: t.String({ description: 'Your email address.' }),
  mailId: t.String(),
})
export type TestMail = Static<typeof TestMail>
