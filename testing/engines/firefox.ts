import { type Browser, firefox } from 'playwright-core'
import type { LaunchOptions } from '../browser.ts'
import { findProgram } from './engine.ts'

/** Names under a wildcard that tests use: Firefox maps names to loopback one by one. */
const NAMES_BELOW: Record<string, string[]> = {
  '*.test': [
    'svc.test',
    'blog.test',
    'else.test',
    'other.test',
    ...['www', 'app', 'go', 'shop', 'eu', 'shop.eu'].map((name) => `${name}.acme.test`),
  ],
}

/** Starts Debian's Firefox over WebDriver BiDi. What it cannot do rejects when a test asks for it. */
export async function launchFirefox({ hosts = [] }: LaunchOptions): Promise<Browser> {
  const names = hosts.flatMap((host) => NAMES_BELOW[host] ?? host)
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: findProgram('firefox'),
    timeout: 120_000,
    firefoxUserPrefs: {
      'network.dns.localDomains': names.join(','),
      // Pages of tests are not safe ones: their cookies and clipboards are.
      'dom.events.testing.asyncClipboard': true,
    },
  })
}
