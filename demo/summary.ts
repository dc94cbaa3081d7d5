import { relative } from 'node:path'
import type { Config } from '../server/config.ts'
import { DEMO_OWNER_PASSWORD } from '../server/domain/password.ts'
import { DEMO_OWNER_EMAIL, DEMO_PUBLISHABLE_KEY, DEMO_SECRET_KEY } from './keys.ts'

/** Formats what `bun run demo` prints when it is ready. */
export function summary({ origin, dataDir }: Config, tookMs: number): string {
  const rows = [
    ['Begin here', `${origin}/demo/`],
    ['Short link', `${origin}/ada`],
    ['Shop', `${origin}/demo/shop/`],
    ['Console', `${origin}/console/`],
    ['Mailbox', `${origin}/demo/mailbox/`],
    ['A statement', `${origin}/demo/statement/ada`],
    ['Dashboard', `${origin}/demo/app/`],
    ['Elements', `${origin}/demo/gallery/`],
    ['API', `${origin}/api/docs`],
    [],
    ['Owner', `${DEMO_OWNER_EMAIL}  ${DEMO_OWNER_PASSWORD}`],
    ['Secret key', DEMO_SECRET_KEY],
    ['Publishable key', DEMO_PUBLISHABLE_KEY],
  ].map(([name, value]) => (name ? `  ${name.padEnd(17)}${value}` : ''))
  const folder = relative(process.cwd(), dataDir)
  const data = `  Data in ${folder.startsWith('..') ? dataDir : folder}. Start over: bun run demo --fresh. Stop: Ctrl-C.`
  return [
    '',
    `  The demo is ready (${(tookMs / 1000).toFixed(1)} s).`,
    '',
    ...rows,
    '',
    data,
    '',
  ].join('\n')
}
