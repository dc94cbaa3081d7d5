import type { Session } from '../base/session.ts'
import type { EmbedAnalytics, EmbedView } from '../base/wire.gen.ts'

/** The range that is shown first. */
export const RANGE = '30d'

/** Returns the query of a range in the partner's time zone, else in the visitor's. */
function timeQuery(range: string, zone?: string | null): string {
  const known = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return `?interval=${range}&timezone=${encodeURIComponent(known)}`
}

export function readSeries(
  session: Session,
  range: string,
  { partner }: EmbedView,
): Promise<EmbedAnalytics> {
  return session.read(`/analytics${timeQuery(range, partner.timeZone)}`)
}

/** Reads the view with the chart's first series, in one request. */
export async function readWithSeries(session: Session): Promise<EmbedView> {
  const view = await session.read<EmbedView>('', timeQuery(RANGE))
  const { analytics, partner } = view
  if (analytics) session.remember(`/analytics${timeQuery(RANGE, partner.timeZone)}`, analytics)
  return view
}
