import type { Translate } from '../base/terms.ts'
import type { EmbedSession } from '../base/wire.gen.ts'

/** The state of an application. */
export type Standing = 'sent' | EmbedSession['status']

/** Says how an application stands; of an invitation the element says more. */
export function sentenceOf(
  standing: Standing,
  t: Translate,
  { program, email }: { program: string; email: string },
): string {
  switch (standing) {
    case 'sent':
      return t('Check your inbox at {email} to confirm the new address.', { email })
    case 'pending':
      return t('Your application is under review.')
    case 'approved':
      return t('You are a partner of {program}.', { program })
    case 'rejected':
      return t('Your application wasn’t accepted.')
    case 'banned':
    case 'deactivated':
    case 'archived':
      return t('You’re no longer part of this program.')
    case 'invited':
    case 'declined':
      return ''
  }
}
