import { t, type Static } from 'elysia'

const name = t.String({
  minLength: 1,
  maxLength: 50,
  description: 'The name, unique in the workspace regardless of case.',
})
const parameter = (description: string) => t.Nullable(t.String({ maxLength: 255, description }))
const parameters = {
  utm_source: parameter('The source, such as `newsletter`.'),
  utm_medium: parameter('The medium, such as `email`.'),
  utm_campaign: parameter('The campaign, such as `autumn`.'),
  utm_term: parameter('The search term.'),
  utm_content: parameter('The content that distinguishes links, such as `header`.'),
}

export const UtmTemplate = t.Object(
  { id: t.String({ examples: ['utm_1C3MxQp0yTfWJ2k'] }), name, ...parameters },
  { title: 'UtmTemplate' },
)
export type UtmTemplate = Static<typeof UtmTemplate>

export const UtmTemplateBody = t.Composite([t.Object({ name }), t.Partial(t.Object(parameters))])
export type UtmTemplateBody = Static<typeof UtmTemplateBody>

export const UtmTemplatePatch = t.Partial(t.Object({ name, ...parameters }))
export type UtmTemplatePatch = Static<typeof UtmTemplatePatch>
