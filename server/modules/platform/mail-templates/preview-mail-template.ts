import type { Ctx } from '../../../core/ctx.ts'
import type { Brand } from '../../../notify/templates/brand.ts'
import { TEMPLATES } from '../../../notify/templates/index.ts'
import type { MailText } from '../../../notify/templates/letter.ts'
import { SAMPLE_DATA } from '../../../notify/templates/sample-data.ts'
import type { CustomTemplate } from '../../../notify/templates/words.ts'
import { findBrand } from '../mails/write-mail.ts'
import { checkWords, findMailTexts, toMailTemplate } from './queries.ts'
import type { MailPreview, PreviewBody } from './schema.ts'

/** Renders a mail with words that are not stored yet, else with those in use, about a made-up partner. */
export async function previewMailTemplate(
  ctx: Ctx,
  template: CustomTemplate,
  { programId, language, ...typed }: PreviewBody,
): Promise<MailPreview> {
  checkWords(template, typed)
  const now = toMailTemplate(await findMailTexts(ctx, programId), template, language)
  const { brand } = await findBrand(ctx, programId, null)
  const isOwn = now.custom || typed.subject !== undefined || typed.body !== undefined
  const { subject = now.subject, body = now.body } = typed
  const words = isOwn ? { subject, body } : null
  const render = TEMPLATES[template] as (brand: Brand, data: unknown) => MailText
  const mail = render(
    { ...brand, locale: language, greetsByName: true, words },
    SAMPLE_DATA[template],
  )
  return { subject: mail.subject, html: mail.html, text: mail.text }
}
