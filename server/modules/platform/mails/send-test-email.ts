import type { Ctx } from '../../../core/ctx.ts'
import { escapeHtml } from '../../../core/html.ts'
import { findAddress } from '../../../db/find-person.ts'
import { personOf } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { format } from '../../../locales/format.ts'
import type { TestEmail } from './schema.ts'

const MAX_ERROR = 500

/** Sends a mail to whoever asks, and says at once what the SMTP server answered. */
export async function sendTestEmail({ deps, scope, locale }: Ctx): Promise<TestEmail> {
  const { mailer, config, recorded } = deps
  const person = personOf(scope)
  const to = person && (await findAddress(deps.db, person))
  if (!to) {
    const sentence = 'This key belongs to nobody, so there is no address. Sign in to the console.'
    throw new ApiError('unprocessable_entity', sentence)
  }
  if (!mailer.sends) return { delivery: 'not_configured', to, error: null }
  const { host, hostname } = new URL(config.origin)
  const text = format(message('mail.test.text', { host }), locale)
  try {
    const delivery = await mailer.send({
      from: config.mailFrom,
      to,
      subject: format(message('mail.test.subject', { host }), locale),
      html: `<p>${escapeHtml(text)}</p>`,
      text,
      headers: { 'Message-ID': `<${deps.ids.make('mail')}@${hostname}>` },
    })
    recorded.mails.add([delivery])
    return { delivery: delivery === 'sent' ? 'sent' : 'not_configured', to, error: null }
  } catch (error) {
    recorded.mails.add(['failed'])
    const reason = error instanceof Error ? error.message : String(error)
    return { delivery: 'failed', to, error: reason.slice(0, MAX_ERROR) }
  }
}
