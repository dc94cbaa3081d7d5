import { Webhook } from 'standardwebhooks'
import type { OutgoingFormatFixture } from '../testing.ts'

export const fixture: OutgoingFormatFixture = {
  url: 'https://shop.example/hooks',
  wrongUrls: [],
  writeKey: null,
  wrongKeys: ['key-1'],
  read({ headers, body, secret }) {
    const event = new Webhook(secret).verify(body, headers) as { id: string; event: string }
    return { id: event.id, event: event.event }
  },
}
