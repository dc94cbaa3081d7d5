import { sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { getPortalOrigin } from '../../../core/portal-origin.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { bool, json, nullable, row, text } from '../../../db/row.ts'
import { placeOf } from '../../../db/sealed.ts'
import { mails } from '../../../db/schema/mails.ts'
import { notFound } from '../../../domain/errors.ts'
import type { MailTexts } from '../../../domain/mail-words.ts'
import { brandLocale, type Brand } from '../../../notify/templates/brand.ts'
import { TEMPLATES, type TemplateData, type TemplateName } from '../../../notify/templates/index.ts'
import type { MailText } from '../../../notify/templates/letter.ts'
import { vouched } from './queries.ts'

export interface NewMail<N extends TemplateName> {
  /** Names what it tells, `payout-sent:po_…`: a second mail with the key is not written. */
  key: string
  template: N
  programId: string
  /** Whom it is written to, unless it goes to the program's own people. */
  partnerId?: string
  to: string
  /** Language of the letter, when the partner's own is unknown. */
  language?: string | null
  data: TemplateData<N>
  /** The address where one click ends mails of this kind. */
  unsubscribeUrl?: string
}

/**
 * Writes a mail in the caller's transaction; it is sent once that has committed, or kept where nothing is sent.
 * @returns the mail's id, or null when one with this key was written before
 */
export async function writeMail<N extends TemplateName>(
  ctx: TxCtx,
  mail: NewMail<N>,
): Promise<string | null> {
  const { deps, tx, scope } = ctx
  const { key, template, programId, partnerId = null, to, unsubscribeUrl = null } = mail
  const { brand: known, mailTexts } = await findBrand(ctx, programId, partnerId)
  const read = { ...known, locale: known.locale ?? mail.language ?? null }
  const words = mailTexts[template]?.[brandLocale(read).language] ?? null
  const brand: Brand = { ...read, words }
  const render = TEMPLATES[template] as (brand: Brand, data: TemplateData<N>) => MailText
  const { subject, html, text, secret } = render(brand, mail.data)
  const id = deps.ids.make('mail')
  const isSent = deps.mailer.sends
  const values = {
    id,
    key,
    template,
    programId,
    partnerId,
    recipient: to,
    sender: brand.program,
    replyTo: brand.supportEmail,
    unsubscribeUrl,
    subject,
    secret,
    html: deps.secrets.seal(html, placeOf(mails.html, scope.workspaceId, id)),
    plain: deps.secrets.seal(text, placeOf(mails.plain, scope.workspaceId, id)),
    status: isSent ? 'waiting' : 'kept',
    createdAt: new Date(deps.clock.now()),
  }
  const [row] = await tx.insert(scope, mails, values, { ignore: true })
  if (!row) return null
  if (isSent) await enqueue(tx, scope, { task: 'send-mail', payload: { mailId: row.id } })
  else deps.recorded.mails.add(['kept'])
  return row.id
}

const BrandRow = row({
  program: text,
  logo: nullable(text),
  color: nullable(text),
  supportEmail: nullable(text),
  helpUrl: nullable(text),
  locale: nullable(text),
  timeZone: nullable(text),
  greetsByName: bool,
  mailTexts: json<MailTexts>(),
})

/** Loads the program's branding, or that of the partner's group where it has its own, and its own words. */
export async function findBrand(
  ctx: Ctx,
  programId: string,
  partnerId: string | null,
): Promise<{ brand: Brand; mailTexts: MailTexts }> {
  const { tx, scope } = ctx
  const [found] = await tx.rows(
    scope,
    BrandRow,
    (ws) => sql`
      select p.name as program, coalesce(g.logo, p.logo) as logo,
        coalesce(g.brand_color, p.brand_color) as color, p.support_email as "supportEmail",
        p.help_url as "helpUrl", n.locale, p.mail_texts as "mailTexts", n.time_zone as "timeZone",
        ${vouched(ws)} as "greetsByName"
      from programs p
      left join partners n on n.workspace_id = ${ws} and n.id = ${partnerId ?? ''}
      left join enrollments e on e.workspace_id = ${ws} and e.program_id = p.id
        and e.partner_id = n.id
      left join groups g on g.workspace_id = ${ws} and g.id = e.group_id
      where p.workspace_id = ${ws} and p.id = ${programId}`,
  )
  if (found) {
    const { mailTexts, ...known } = found
    const dashboardUrl = `${getPortalOrigin(ctx.deps.config)}/partners/?program=${programId}`
    return { brand: partnerId === null ? known : { ...known, dashboardUrl }, mailTexts }
  }
  throw notFound('program', programId)
}
