import type { OutgoingFormatFixture } from '../testing.ts'

export const fixture: OutgoingFormatFixture = {
  url: 'https://api.segment.io/v1/track',
  wrongUrls: [],
  writeKey: 'key-1',
  wrongKeys: ['', ' ', 'a:b'],
  read({ headers, body }) {
    if (headers.authorization !== `Basic ${btoa('key-1:')}`) throw new Error('Another write key')
    const { messageId, event } = JSON.parse(body) as { messageId: string; event: string }
    return { id: messageId, event: event.toLowerCase().replace(' ', '.') }
  },
}
