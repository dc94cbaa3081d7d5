import type { Ctx } from '../../../core/ctx.ts'
import { recordAction } from './record-action.ts'

interface Exported {
  /** What is exported, as the audit log names it. */
  kind: string
  query: Readonly<Record<string, unknown>>
}

/** Hands on the parts of an export; once the first is there, the audit log says who made it. */
export async function* recordExport(
  ctx: Ctx,
  parts: AsyncIterator<string>,
  { kind, query }: Exported,
): AsyncGenerator<string> {
  try {
    let part = await parts.next()
    await recordAction(ctx, { type: 'export', action: 'exported', resourceId: kind, after: query })
    for (; !part.done; part = await parts.next()) yield part.value
  } finally {
    await parts.return?.()
  }
}
