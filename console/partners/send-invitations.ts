import { call } from '../api/client.ts'
import type { InviteAnswer, InviteCheck, Partner } from '../api/wire.gen.ts'
import { t } from '../base/texts.ts'
import { BATCH, type InvitationRow, type ListProblem } from './read-invitations.ts'

/** What the API says about a row: where it stands, and a sentence. */
export interface RowRefusal extends Omit<ListProblem, 'text' | 'values'> {
  email: string
  said: string
}

/** Asks the API about every row, a hundred at a time; nothing is written. @throws Problem */
export async function checkRows(
  rows: readonly InvitationRow[],
  programId: string | undefined,
  signal: AbortSignal,
): Promise<RowRefusal[]> {
  const refusals: RowRefusal[] = []
  for (const batch of batchesOf(rows)) {
    const body = bodyOf(batch, { programId })
    const path = '/partners/invite/check'
    const answers = await call<InviteCheck[]>(path, { method: 'POST', body, signal })
    answers.forEach(({ error, code, path }, n) => {
      const row = batch[n]
      if (error !== null && row) refusals.push(refusalOf(row, sentenceOf(error, code), path))
    })
  }
  return refusals
}

export interface Sending {
  programId: string | undefined
  note: string
  /** Names the list: a batch that is sent again is not carried out twice. */
  key: string
}

/** Somebody who was invited and gets no email. */
export type Unreached = Pick<Partner, 'id' | 'name' | 'programId'>

/** Sends one batch, and says whom no email reaches and whom it could not invite. @throws Problem */
export async function sendBatch(
  batch: readonly InvitationRow[],
  { programId, note, key }: Sending,
): Promise<{ unreached: Unreached[]; failed: RowRefusal[] }> {
  const answers = await call<InviteAnswer[]>('/partners/invite/bulk', {
    method: 'POST',
    body: bodyOf(batch, { programId, note }),
    idempotencyKey: `${key}-${batch[0]?.line ?? 0}`,
  })
  const failed = answers.flatMap((answer, n) => {
    const row = batch[n]
    return 'error' in answer && row
      ? [refusalOf(row, sentenceOf(answer.error, answer.code), null)]
      : []
  })
  const unreached = answers.flatMap((answer) =>
    'delivery' in answer && answer.delivery === 'not_configured' ? [answer] : [],
  )
  return { unreached, failed }
}

/** Cuts rows into as many as one call takes. */
export function batchesOf(rows: readonly InvitationRow[]): InvitationRow[][] {
  const count = Math.ceil(rows.length / BATCH)
  return Array.from({ length: count }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH))
}

function bodyOf(
  rows: readonly InvitationRow[],
  { programId, note }: { programId: string | undefined; note?: string },
): object {
  const more = note ? { note } : {}
  const invitations = rows.map(({ invitation }) => ({ ...invitation, ...more }))
  return { ...(programId ? { programId } : {}), invitations }
}

/** The API's sentence about somebody who takes part already is for programs. */
function sentenceOf(error: string, code: string | null): string {
  return code === 'bad_request' ? t('invites.alreadyProgramRejectedFind') : error
}

function refusalOf(
  { line, columns, invitation }: InvitationRow,
  said: string,
  path: string | null,
): RowRefusal {
  const { email } = invitation
  const field = (['name', 'groupId', 'username', 'tenantId'] as const).find((one) => one === path)
  return { line, column: columns[field ?? 'email'] ?? 1, field: field ?? 'email', email, said }
}
