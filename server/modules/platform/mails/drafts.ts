import type { TxCtx } from '../../../core/ctx.ts'
import type { TemplateName } from '../../../notify/templates/index.ts'
import type { Recipient } from './queries.ts'
import { writeMail, type NewMail } from './write-mail.ts'

/** A mail before it is known whether there is an address to send it to. */
export type Draft<N extends TemplateName = TemplateName> = Omit<NewMail<N>, 'to'> & {
  to: string | null
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
    if (draft.to !== null) await writeMail(ctx, { ...draft, to: draft.to })
  }
}
