import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { LANGUAGES } from '../../../locales/catalogues.ts'
import { CUSTOM_TEMPLATES } from '../../../notify/templates/words.ts'

const programId = t.String({ minLength: 1, maxLength: 64, description: 'Whose mails' })
const [first = 'en', ...others] = LANGUAGES
const language = oneOf([first, ...others], { description: 'Of the partners who get it' })
const subject = t.String({
  minLength: 1,
  maxLength: 200,
  description: 'One line, with placeholders such as {program}',
})
const body = t.String({
  minLength: 1,
  maxLength: 5000,
  description:
    'Instead of the paragraph below the greeting: plain text with placeholders; empty lines separate paragraphs',
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
  description: 'The placeholders that subject and body may have',
})

export const MailTemplateSummary = t.Object({
  template: oneOf(CUSTOM_TEMPLATES),
  placeholders: places,
  languages: t.Array(t.String(), { description: 'Those in which the program has its own words' }),
})
export type MailTemplateSummary = Static<typeof MailTemplateSummary>

export const MailTemplate = t.Object(
  {
    template: oneOf(CUSTOM_TEMPLATES),
    language: t.String(),
    subject: t.String(),
    body: t.String(),
    custom: t.Boolean({ description: 'false: the words that the server brings along' }),
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
  to: t.String({ description: 'Your own address' }),
  mailId: t.String(),
})
export type TestMail = Static<typeof TestMail>
