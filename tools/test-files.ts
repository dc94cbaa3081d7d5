import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './ensure-installed.ts'

export const SUITES = {
  /** Pure: beside their subjects, without a database or a browser. */
  unit: [
    'server/**',
    'script/**',
    'widgets/**',
    'console/**',
    'demo/**',
    'tools/**',
    'integrations/**',
  ],
  /** What needs the whole tree, or a database of its own making. */
  rules: ['test/rules/**', 'packages/**'],
  /** What needs a database, whichever it is. */
  api: ['test/{api,cli,contracts,fault,stories}/**'],
  /** Every operation against hostile callers: `bun run test:security` does it for longer. */
  security: ['test/security/**'],
  /** Beside their elements, in a real Chromium, against the real server. */
  widgets: ['widgets/**'],
  /** Pages in a real Chromium. */
  browser: ['test/browser/{console,docs,partner,script,widgets}/**'],
  /** The demo in a real Chromium; its files share one year of data, which takes as long as several of them. */
  demo: ['test/browser/demo/**'],
} as const

export type Suite = keyof typeof SUITES

/** The test files of a suite, in a form that `bun test` takes as paths. In `widgets` each says who runs it. */
export function testFiles(suite: Suite): string[] {
  return SUITES[suite]
    .flatMap((folder) => Array.from(new Bun.Glob(`${folder}/*.test.ts`).scanSync({ cwd: ROOT })))
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => !file.startsWith('widgets/') || isPure(file) === (suite === 'unit'))
    .map((file) => `./${file}`)
    .sort()
}

function isPure(file: string): boolean {
  return readFileSync(join(ROOT, file), 'utf8').includes("from 'bun:test'")
}
