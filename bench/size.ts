import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { SCRIPT_DIR } from '../server/http/script-routes.ts'
import { ensureBuilt } from '../tools/build.ts'
import type { Figure } from './report.ts'

/** The tracking script as a browser downloads it. */
export async function measureScript(): Promise<Figure[]> {
  await ensureBuilt(['script'])
  const bytes = async (name: string) =>
    gzipSync(await Bun.file(join(SCRIPT_DIR, name)).bytes(), { level: 9 }).length
  return [
    { group: 'size', name: 'script.js, gzip', bytes: await bytes('script.js'), goal: '≤ 1,600' },
    {
      group: 'size',
      name: 'script.all.js, gzip',
      bytes: await bytes('script.all.js'),
      goal: '≤ 2,200',
    },
  ]
}
