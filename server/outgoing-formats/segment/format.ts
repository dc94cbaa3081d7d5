import { invalid } from '../../domain/errors.ts'
import type { OutgoingFormat } from '../port.ts'
import { toSegment } from './to-segment.ts'

/** Events of Segment's HTTP API, by a source's write key. */
export const segment: OutgoingFormat = {
  name: 'segment',
  summary: 'Events for Segment’s HTTP API',
  secretSource: 'receiver',
  checkKey(key) {
    if (/^[\x21-\x39\x3b-\x7e]+$/.test(key)) return key
    throw invalid('writeKey', 'Copy the write key of the source at Segment: letters and digits.')
  },
  /** Names the write key as the user, without a password, as Segment's HTTP API wants it. */
  write: ({ body }, [writeKey]) => ({
    headers: { authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}` },
    body: toSegment(body),
  }),
}
