import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildScript } from '../tools/build-script.ts'
import type { Figure } from './report.ts'

/** The tracking script as a browser downloads it. */
export async function measureScript(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-bench-script-'))
  try {
    const { core, all } = await buildScript(folder)
    const bytes = async (path: string) =>
      gzipSync(await Bun.file(path).bytes(), { level: 9 }).length
    return [
      { group: 'size', name: 'script.js, gzip', bytes: await bytes(core), goal: '≤ 1,300' },
      { group: 'size', name: 'script.all.js, gzip', bytes: await bytes(all), goal: '≤ 2,000' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
