import { invalid } from '../../domain/errors.ts'
import type { OutgoingFormat } from '../port.ts'
import { toSlack } from './to-slack.ts'

const HOSTS = ['hooks.slack.com', 'hooks.slack-gov.com']

/** Messages in a Slack channel, by the address of an incoming webhook. */
export const slack: OutgoingFormat = {
  name: 'slack',
  summary: 'Messages in a Slack channel through an incoming webhook',
  secretSource: 'none',
  checkUrl({ hostname, pathname }) {
    if (HOSTS.includes(hostname) && /^\/(services|workflows|triggers)\/./.test(pathname)) return
    throw invalid(
      'url',
      'Copy the address of an incoming webhook from Slack: it begins with https://hooks.slack.com/services/.',
    )
  },
  write: ({ body }) => ({ headers: {}, body: toSlack(body) }),
}
