import { expect, test } from 'bun:test'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { programCommand } from '../../tools/run-program.ts'
import { MODULES } from '../../oxlint.config.ts'
import { importsOf, ROOT, sources } from './sources.ts'

/** One line that must not stand in a file, and the rule that says so. */
const FORBIDDEN: [file: string, line: string, rule: string][] = [
  ['server/domain/a.ts', "import { eq } from 'drizzle-orm'", 'no-restricted-imports'],
  ['server/domain/b.ts', "import { readFileSync } from 'node:fs'", 'no-restricted-imports'],
  ['server/domain/c.ts', "import { Lru } from '../lru.ts'", 'no-restricted-imports'],
  ['server/domain/reward/a.ts', "import { Lru } from '../../lru.ts'", 'no-restricted-imports'],
  ['server/domain/reward/b.ts', "import { eq } from 'drizzle-orm'", 'no-restricted-imports'],
  ['server/domain/d.ts', 'export const now = () => Date.now()', 'no-restricted-properties'],
  ['server/domain/e.ts', 'export const random = () => Math.random()', 'no-restricted-properties'],
  ['server/domain/f.ts', 'export const id = () => crypto.randomUUID()', 'no-restricted-globals'],
  ['server/db/a.ts', "import { Elysia } from 'elysia'", 'no-restricted-imports'],
  [
    'server/db/b.ts',
    "import { createLink } from '../modules/links/links/create-link.ts'",
    'no-restricted-imports',
  ],
  ['server/db/c.ts', "import { admit } from '../http/rate-limit.ts'", 'no-restricted-imports'],
  ['server/db/d.ts', "import { transact } from '../core/transact.ts'", 'no-restricted-imports'],
  ['server/core/a.ts', "import { Elysia } from 'elysia'", 'no-restricted-imports'],
  ['server/core/b.ts', "import { admit } from '../http/rate-limit.ts'", 'no-restricted-imports'],
  [
    'server/core/c.ts',
    "import { createLink } from '../modules/links/links/create-link.ts'",
    'no-restricted-imports',
  ],
  ['server/core/fields.ts', "import { eq } from 'drizzle-orm'", 'no-restricted-imports'],
  [
    'server/modules/links/links/list-links.ts',
    "import { admit } from '../../../http/rate-limit.ts'",
    'no-restricted-imports',
  ],
  [
    'server/modules/links/links/list-schema.ts',
    "import { admit } from '../../../http/rate-limit.ts'",
    'no-restricted-imports',
  ],
  [
    'server/modules/links/links/create-link.ts',
    "import { Elysia } from 'elysia'",
    'no-restricted-imports',
  ],
  [
    'server/modules/links/links/get-link.ts',
    "import { createApp } from '../../../app.ts'",
    'no-restricted-imports',
  ],
  [
    'server/modules/links/links/routes.ts',
    "import { eq } from 'drizzle-orm'",
    'no-restricted-imports',
  ],
  [
    'server/modules/links/links/schema.ts',
    "import { Elysia } from 'elysia'",
    'no-restricted-imports',
  ],
  ['server/http/a.ts', "import { eq } from 'drizzle-orm'", 'no-restricted-imports'],
  [
    'server/http/b.ts',
    "import { createLink } from '../modules/links/links/create-link.ts'",
    'no-restricted-imports',
  ],
  ['server/a.ts', "import { x } from './modules/links/links/x.ts'", 'no-restricted-imports'],
  // Every module, and the next one, which it must not import.
  ...MODULES.slice(1).flatMap((next, i) =>
    ['get-a.ts', 'routes.ts', 'schema.ts', 'folder/get-b.ts'].map(
      (file): [string, string, string] => [
        `server/modules/${MODULES[i]}/planted/${file}`,
        `import { x } from '${file.includes('/') ? '../' : ''}../../${next}/planted/get-x.ts'`,
        'no-restricted-imports',
      ],
    ),
  ),
  // Two nouns of one module that need each other.
  ['server/modules/links/one/get-a.ts', "export * from '../two/get-a.ts'", 'no-cycle'],
  ['server/modules/links/two/get-a.ts', "export * from '../one/get-a.ts'", 'no-cycle'],
  ['server/jobs/a.ts', "import { Elysia } from 'elysia'", 'no-restricted-imports'],
  [
    'server/payout-providers/paypal/a.ts',
    "import { PayPalStub } from './testing.ts'",
    'no-restricted-imports',
  ],
  [
    'server/modules/payouts/runs/a.ts',
    "import { must } from '../../../payout-providers/testing-stub.ts'",
    'no-restricted-imports',
  ],
  ['server/e.ts', "import { ensureBuilt } from '../tools/build.ts'", 'no-restricted-imports'],
  ['server/http/f.ts', "import { ROOT } from '../../tools/root.ts'", 'no-restricted-imports'],
  [
    'server/modules/links/links/g.ts',
    "import { createBackend } from '../../../../test/kit/backend.ts'",
    'no-restricted-imports',
  ],
  ['server/log.ts', 'export const level = process.env.LOG_LEVEL', 'no-restricted-properties'],
  [
    'packages/a/src/b.ts',
    "import { ERRORS } from '../../../server/domain/errors.ts'",
    'no-restricted-imports',
  ],
  ['demo/a.ts', "import { TestClock } from '../test/kit/backend.ts'", 'no-restricted-imports'],
  ['bench/a.ts', "import { TestClock } from '../test/kit/backend.ts'", 'no-restricted-imports'],
  [
    'demo/shop/b.ts',
    "import { TestClock } from '../../test/kit/backend.ts'",
    'no-restricted-imports',
  ],
  ['script/a.ts', "import { html } from 'lit'", 'no-restricted-imports'],
  ['script/b.ts', "import { ERRORS } from '../server/domain/errors.ts'", 'no-restricted-imports'],
  [
    'script/extras/c.ts',
    "import { ERRORS } from '../../server/domain/errors.ts'",
    'no-restricted-imports',
  ],
  ['widgets/a.ts', "import postgres from 'postgres'", 'no-restricted-imports'],
  ['widgets/b.ts', "import { ERRORS } from '../server/domain/errors.ts'", 'no-restricted-imports'],
  [
    'widgets/frameworks/c.ts',
    "import { ERRORS } from '../../server/domain/errors.ts'",
    'no-restricted-imports',
  ],
  ['console/a.ts', "import { ERRORS } from '../server/domain/errors.ts'", 'no-restricted-imports'],
  [
    'console/analytics/b.ts',
    "import { SvcEarnings } from '../../widgets/earnings/earnings.ts'",
    'no-restricted-imports',
  ],
  [
    'console/unguarded.ts',
    "import { LitElement } from 'lit'\nexport const x = LitElement",
    'no-restricted-imports',
  ],
  ['server/any.ts', 'export const anything = (x: any) => x', 'no-explicit-any'],
  ['server/default.ts', 'export default 1', 'no-default-export'],
  ['server/CamelCase.ts', 'export const one = 1', 'filename-case'],
  ['server/long.ts', 'export const one = 1\n'.repeat(1) + '// …\n'.repeat(250), 'max-lines'],
]

/** The same lines where they belong. */
const ALLOWED: [file: string, line: string][] = [
  ['server/domain/ok.ts', "import { ERRORS } from './errors.ts'\nexport const x = ERRORS"],
  [
    'server/modules/links/links/ok-routes.ts',
    "import { Elysia } from 'elysia'\nexport const x = Elysia",
  ],
  ['server/modules/links/links/ok-schema.ts', "import { t } from 'elysia'\nexport const x = t"],
  [
    'server/modules/links/links/list-ok.ts',
    "import { eq } from 'drizzle-orm'\nexport const x = eq",
  ],
  ...MODULES.slice(1).map((name, i): [string, string] => [
    `server/modules/${name}/planted/get-ok.ts`,
    `import { x } from '../../${MODULES[i]}/planted/get-x.ts'\nexport const y = x`,
  ]),
  ['server/core/ok.ts', "import { eq } from 'drizzle-orm'\nexport const x = eq"],
  ['server/http/ok.ts', "import { Elysia } from 'elysia'\nexport const x = Elysia"],
  [
    'server/payout-providers/paypal/testing.ts',
    "import { must } from '../testing.ts'\nexport const x = must",
  ],
  ['server/config.ts', 'export const x = process.env.PORT'],
  ['script/extras/ok.ts', "import { send } from '../send.ts'\nexport const x = send"],
  [
    'widgets/frameworks/ok.ts',
    "import type { HTMLAttributes } from 'vue'\nexport type X = HTMLAttributes",
  ],
  [
    'console/analytics/ok.ts',
    "import { count } from '../../widgets/base/format.ts'\nexport const x = count",
  ],
  [
    'widgets/ok.ts',
    "import { html } from 'lit'\nimport { localized } from '@lit/localize'\nexport const x = [html, localized]",
  ],
]

test('modules import one another in the order of the list only, and the list is complete', () => {
  const files = sources('server/modules/**/*.ts')
  const moduleOf = (file: string) => file.split('/')[2]!
  expect(Array.from(new Set(files.map(moduleOf))).sort()).toEqual(MODULES.toSorted())
  const backwards = files.flatMap((file) =>
    importsOf(file)
      .map((path) => normalize(join(dirname(file), path)))
      .filter((path) => path.startsWith('server/modules/'))
      .filter((path) => MODULES.indexOf(moduleOf(path)) > MODULES.indexOf(moduleOf(file)))
      .map((path) => `${file} → ${path}`),
  )
  expect(backwards).toEqual([])
})

test('the linter refuses every import across the layers, and none that is allowed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-layers-'))
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    cpSync(join(ROOT, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
    for (const [file, text] of [...FORBIDDEN, ...ALLOWED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `${text}\n`)
    }
    const command = programCommand('oxlint', ['--format=unix', '.'])
    const child = Bun.spawn(command, { cwd: folder, stdout: 'pipe', stderr: 'inherit' })
    const lines = (await new Response(child.stdout).text()).split('\n')
    const found = (file: string) =>
      lines.filter((line) => line.includes(`/${file}:`) || line.startsWith(`${file}:`))
    for (const [file, line, rule] of FORBIDDEN) {
      const caught = found(file).some((problem) => problem.includes(rule))
      expect({ file, line: line.slice(0, 80), caught }).toEqual({
        file,
        line: line.slice(0, 80),
        caught: true,
      })
    }
    for (const [file] of ALLOWED) expect({ file, found: found(file) }).toEqual({ file, found: [] })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
