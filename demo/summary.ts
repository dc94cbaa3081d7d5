import { relative } from 'node:path'
import type { Config } from '../server/config.ts'
import { DEMO_OWNER_PASSWORD } from '../server/domain/password.ts'
import { DEMO_OWNER_EMAIL, DEMO_PUBLISHABLE_KEY, DEMO_SECRET_KEY } from './keys.ts'

/** Formats what `bun run demo` prints when it is ready. */
export function summary({ origin, dataDir }: Config, tookMs: number): string {
  const rows = [
    ['Start here', `${origin}/demo/`],
    ['Short link', `${origin}/ada`],
    ['Shop', `${origin}/demo/shop/`],
    ['Console', `${origin}/console/`],
    ['Mailbox', `${origin}/demo/mailbox/`],
    ['Statement', `${origin}/demo/statement/ada`],
    ['Dashboard', `${origin}/demo/app/`],
    ['Theme studio', `${origin}/demo/gallery/`],
    ['API reference', `${origin}/api/docs`],
    [],
    ['Owner', `${DEMO_OWNER_EMAIL}  ${DEMO_OWNER_PASSWORD}`],
    ['Secret key', DEMO_SECRET_KEY],
    ['Publishable key', DEMO_PUBLISHABLE_KEY],
  ].map(([name, value]) => (name ? `  ${name.padEnd(17)}${value}` : ''))
  const folder = relative(process.cwd(), dataDir)
  const data = `  Data in ${folder.startsWith('..') ? dataDir : folder}. Start over with bun run demo --fresh. Stop with Ctrl-C.`
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
