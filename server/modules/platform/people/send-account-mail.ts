import { isMailOnItsWay } from '../../../core/email-status.ts'
import type { Deps } from '../../../deps.ts'
import { findPersonByEmail } from '../../../db/find-person.ts'
import { PRIORITIES } from '../../../domain/tasks.ts'
import { passwordReset } from '../../../notify/templates/password-reset.ts'
import { signInLink } from '../../../notify/templates/sign-in-link.ts'
import {
  dropPersonToken,
  TOKEN_MINUTES,
  writeMailedToken,
  type TokenPurpose,
} from './person-token.ts'
import { consoleLink, sendPersonMail } from './send-person-mail.ts'

export interface AccountMail {
  purpose: TokenPurpose
  email: string
  /** Of the page that asked. */
  language: string | null
}

const PAGES: Readonly<Record<TokenPurpose, 'sign-in' | 'reset'>> = {
  sign_in: 'sign-in',
  reset: 'reset',
}

/**
 * Takes the wish for a mail. A job looks who it is, so that neither the answer nor the time it takes tells
 * who is known.
 */
export async function askForMail(deps: Deps, mail: AccountMail): Promise<{ sent: boolean }> {
  const { db } = deps
  await db.sql`
    select graphile_worker.add_job('send-account-mail', ${JSON.stringify(mail)}::text::json, max_attempts => 6,
      priority => ${PRIORITIES.awaited}::int)`
  return { sent: isMailOnItsWay(deps) }
}

/** Sends the mail, if the address is somebody's. @throws Error when it could not be handed over */
export async function sendAccountMail(deps: Deps, mail: AccountMail): Promise<void> {
  const { purpose, email, language } = mail
  const person = await findPersonByEmail(deps.db, email)
  if (!person) return
  const minutes = TOKEN_MINUTES[purpose]
  const written = await writeMailedToken(deps, { purpose, person, lifeMs: minutes * 60_000 })
  if (!written) return
  const { id, token } = written
  const locale = person.locale ?? language
  const url = consoleLink(deps, PAGES[purpose], { token, language: locale })
  const template = purpose === 'sign_in' ? signInLink : passwordReset
  try {
    const program = new URL(deps.config.origin).host
    await sendPersonMail(deps, {
      id,
      to: email,
      program,
      locale,
      write: (brand) => template(brand, { url, minutes }),
    })
  } catch (error) {
    await dropPersonToken(deps, id)
    throw error
  }
}
