import type { Deps } from '../deps.ts'

export const EMAIL_STATUSES = ['configured', 'not_configured', 'demo'] as const

/** Tells whether mails leave this server. Those of the demo stay in its own mailbox, where they are read. */
export function emailStatus({
  mailer,
  config,
}: Pick<Deps, 'mailer' | 'config'>): (typeof EMAIL_STATUSES)[number] {
  if (mailer.sends) return 'configured'
  return config.mode === 'demo' ? 'demo' : 'not_configured'
}

/** Tells what an answer may say: that a mail is on its way to somebody, if they are known. */
export function isMailOnItsWay(deps: Pick<Deps, 'mailer' | 'config'>): boolean {
  return emailStatus(deps) !== 'not_configured'
}
