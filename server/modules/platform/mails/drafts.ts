import type { TxCtx } from '../../../core/ctx.ts'
import type { TemplateName } from '../../../notify/templates/index.ts'
import type { Recipient } from './queries.ts'
import { admitStrangerMail } from './admit-stranger-mail.ts'
import { writeMail, type NewMail } from './write-mail.ts'

/** A mail before it is known whether there is an address to send it to. */
export type Draft<N extends TemplateName = TemplateName> = Omit<NewMail<N>, 'to'> & {
  to: string | null
  /** Whether a stranger can cause it, and as often as they like. */
  byStranger?: boolean
}

/** Drafts a mail to the partner; the data begins with the partner's name. */
export function toPartner<N extends TemplateName>(
  recipient: Recipient,
  template: N,
  { key, data }: Pick<NewMail<N>, 'key' | 'data'>,
): Draft<N> {
  const { programId, partnerId, email } = recipient
  return { key: `${template}:${key}`, template, programId, partnerId, to: email, data }
}

/** Drafts a mail to the program's own people. */
export function toProgram<N extends TemplateName>(
  recipient: Recipient,
  template: N,
  { key, data }: Pick<NewMail<N>, 'key' | 'data'>,
): Draft<N> {
  const { programId, supportEmail } = recipient
  return { key: `${template}:${key}`, template, programId, to: supportEmail, data }
}

/** Writes those that have an address. */
export async function writeDrafts(ctx: TxCtx, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts) {
    const { to } = draft
    if (to !== null && (await mayBeWritten(ctx, draft))) await writeMail(ctx, { ...draft, to })
  }
}

async function mayBeWritten(
  ctx: TxCtx,
  { template, to, partnerId, byStranger = false }: Draft,
): Promise<boolean> {
  if (!byStranger) return true
  return admitStrangerMail(ctx, { template, to: partnerId === undefined ? null : to })
}
