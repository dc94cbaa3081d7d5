import { t, type Static } from 'elysia'

const name = t.String({
  minLength: 1,
  maxLength: 50,
  description: 'Unique in the workspace, in any case',
})
const parameter = (description: string) => t.Nullable(t.String({ maxLength: 255, description }))
const parameters = {
  utm_source: parameter('Who sends visitors: newsletter'),
  utm_medium: parameter('How: email'),
  utm_campaign: parameter('What for: autumn'),
  utm_term: parameter('For which word'),
  utm_content: parameter('Which of several: header'),
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
