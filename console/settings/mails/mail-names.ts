import type { MailTemplate } from '../../api/wire.gen.ts'
import { locale, type TextId } from '../../base/texts.ts'

export type Template = MailTemplate['template']

/** What the mails are about. */
export const MAIL_NAMES: Readonly<Record<Template, TextId>> = {
  'partner-invited': 'emailTexts.partnerInvitation',
  'application-received': 'emailTexts.applicationReceived',
  'application-approved': 'emailTexts.applicationApproved',
  'application-rejected': 'emailTexts.applicationRejected',
  'enrollment-banned': 'emailTexts.bannedProgram',
  'enrollment-deactivated': 'emailTexts.partnershipEnded',
  'group-changed': 'emailTexts.movedAnotherGroup',
  'commission-digest': 'emailTexts.newCommissions',
  'commission-held': 'emailTexts.commissionHold',
  'commission-reversed': 'emailTexts.commissionReversed',
  'payout-sent': 'emailTexts.payoutSent',
  'payout-completed': 'emailTexts.payoutCompleted',
  'payout-failed': 'emailTexts.payoutFailed',
}

/** The languages of mails. */
export const MAIL_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar'] as const

/** Returns what a language is called in the reader's own. */
export function languageName(language: string): string {
  return new Intl.DisplayNames(locale(), { type: 'language' }).of(language) ?? language
}

export function isTemplate(text: string): text is Template {
  return Object.hasOwn(MAIL_NAMES, text)
}
