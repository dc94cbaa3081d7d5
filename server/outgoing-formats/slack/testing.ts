import type { OutgoingFormatFixture } from '../testing.ts'
import { TITLES } from './titles.ts'

export const fixture: OutgoingFormatFixture = {
  url: 'https://hooks.slack.com/services/T0/B0/abc',
  wrongUrls: [
    'https://hooks.slack.com/',
    'https://slack.com/services/T0/B0/abc',
    'https://hooks.slack.com.evil.test/services/T0/B0/abc',
  ],
  writeKey: null,
  wrongKeys: ['key-1'],
  read({ body }) {
    const { text } = JSON.parse(body) as { text: string }
    const title = /^\*([^*]+)\*/.exec(text)?.[1]
    const event = Object.entries(TITLES).find(([, known]) => known === title)?.[0]
    // A message in a channel has no id: Slack shows one that is sent again twice.
    return { id: null, event: event ?? '' }
  },
}
