import { defineConfig, type OxlintOverride } from 'oxlint'

/** The modules of server/modules in their order: each imports only those before it. */
export const MODULES = [
  'platform',
  'links',
  'program',
  'earnings',
  'tracking',
  'analytics',
  'payouts',
  'privacy',
  'portal',
  'intake',
  'outgoing',
]

/** Who may import whom: each layer names what it must not import (docs/development/style.md). */
const elysia = no('^(elysia|@elysiajs/)', 'Only routes.ts and server/http speak HTTP.')
const drizzle = no('^drizzle-orm', 'Only server/db, verbs and queries.ts speak to the database.')
const entryPoints = no(
  '/(app|main|serve|start|cli)\\.ts$|\\.\\./(cli|jobs|demo)/',
  'A layer does not import the entry points above it.',
)
const modules = no('/modules/', 'This layer is below the modules.')
const core = no('/core/', 'This layer is below server/core.')
const http = no('/http/', 'Only routes, the app and the server import server/http.')
const undeployed = no(
  '^(\\.\\./)+(tools|test|testing|demo|bench)/',
  'The server imports only what is deployed with it.',
)
const test = no('^(\\.\\./)+test/', 'What tests share with others is in testing/.')
const server = no('/(server|demo)/', 'The server is reached over HTTP only.')
const packages = no('^[^.]', 'This layer imports nothing outside itself.')
const parents = no('^\\.\\.', 'This layer imports nothing outside itself.')
const grandparents = no('^(\\.\\./){2}', 'This layer imports nothing outside itself.')
const ancestors = no('^(\\.\\./){3}', 'This layer imports nothing outside itself.')
const otherLayers = no(
  '^(\\.\\./)+(server|script|widgets|demo|test|testing|bench|tools)/|^\\.\\./\\.\\.',
  'This layer imports nothing outside itself.',
)
const notLit = no(
  '^([^.l@]|l[^i]|li[^t]|lit[^/]|@[^l]|@l[^i]|@li[^t]|@lit[^/])',
  'Widgets import lit and the SDK only.',
)
const notShared = no(
  '^(\\.\\./)+(server|script|demo|test|testing|bench|tools)/|/widgets/([^bcr]|b[^a]|c[^h]|r[^e]|re[^c])',
  'The console reaches the server over the API, and shares widgets/base, widgets/charts and widgets/receipt.',
)
const notPortal = no(
  '^[^.]|^(\\.\\./)+(server|script|widgets|console|demo|test|testing|bench|tools)/',
  'The portal reaches the server over the API, and the elements by their tags.',
)
const testing = no('/testing(-[a-z]+)?\\.ts$', 'Stubs and fixtures are for tests and the demo.')
const onlyTypes: NamedBan = {
  name: 'elysia',
  allowImportNames: ['t', 'Static', 'TSchema', 'TObject'],
  message: 'A schema takes only t and its types from elysia.',
}
const notGuarded: NamedBan = {
  name: 'lit',
  importNames: ['LitElement'],
  message: 'Extend ConsoleElement, which says so when an answer cannot be drawn.',
}

const environment = property('process', 'env', 'Read it in server/config.ts.')
const impure = [
  environment,
  property('Date', 'now', 'Rules are told the time.'),
  property('Math', 'random', 'Rules are given their randomness.'),
]
const outside = [
  'Bun',
  'console',
  'crypto',
  'fetch',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
].map((name) => ({ name, message: 'Rules have no clock, no randomness, no input and no output.' }))

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    'dist',
    '.data',
    'node_modules',
    '**/*.gen.*',
    'server/db/migrations',
    'sdk/typescript/src/resources',
    'sdk/typescript/src/{svc,types}.ts',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-namespace': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'eslint/max-lines': ['error', { max: 250 }],
    'eslint/max-lines-per-function': ['error', { max: 60 }],
    // Three parameters and then one options object.
    'eslint/max-params': ['error', { max: 4 }],
    'eslint/eqeqeq': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Lit binds its listeners, text sorts as text, and `this.#sql` in front of a template is a use.
    'typescript/unbound-method': 'off',
    'typescript/require-array-sort-compare': 'off',
    'eslint/no-unused-private-class-members': 'off',
  },
  overrides: [
    layer(['server/**'], [elysia, drizzle, server]),
    { files: ['server/**'], rules: { 'eslint/no-restricted-properties': ['error', environment] } },
    { files: ['server/config.ts'], rules: { 'eslint/no-restricted-properties': 'off' } },
    layer(['server/*.ts'], [elysia, drizzle, server, modules]),
    // What puts the modules together; deps.ts names their types only.
    layer(['server/{build-deps,deps,listeners,start}.ts'], [elysia, drizzle, server]),
    layer(['server/app.ts', 'server/serve.ts'], [drizzle]),
    layer(['server/db/**'], [elysia, core, modules, http, entryPoints]),
    layer(['server/core/**'], [elysia, modules, http, entryPoints]),
    layer(
      ['server/core/{fields,*-fields,one-of}.ts'],
      [drizzle, modules, http, entryPoints],
      [onlyTypes],
    ),
    layer(['server/http/**'], [drizzle, modules, entryPoints]),
    layer(['server/mcp/**'], [elysia, drizzle, core, modules, http, entryPoints]),
    layer(['server/jobs/**', 'server/cli/**'], [elysia, drizzle]),
    ...MODULES.flatMap((name) => moduleLayers(name)),
    withTesting(
      [
        'server/{payout-providers,integrations,importers,outgoing-formats}/**/{testing,testing-*,*.test}.ts',
      ],
      [elysia, drizzle, server],
    ),
    layer(
      ['server/importers/**/!(testing|testing-*|*.test).ts'],
      [elysia, drizzle, server, modules, core, http, entryPoints],
    ),
    layer(['server/domain/**'], [packages, parents]),
    layer(['server/domain/*/**'], [packages, grandparents]),
    layer(['server/domain/*/*/**'], [packages, ancestors]),
    {
      files: ['server/domain/**'],
      rules: {
        'eslint/no-restricted-properties': ['error', ...impure],
        'eslint/no-restricted-globals': ['error', ...outside],
      },
    },
    withTesting(['server/domain/*.test.ts'], [notLocales('^\\.\\./')]),
    withTesting(['server/domain/*/{*.test,test-kit}.ts'], [notLocales('^(\\.\\./){2}')]),
    withTesting(['server/domain/*/*/*.test.ts'], [notLocales('^(\\.\\./){3}')]),
    layer(['packages/**'], [otherLayers]),
    withTesting(['sdk/typescript/**'], [otherLayers]),
    withTesting(['demo/**', 'bench/**', 'docs/**', 'tools/**', 'testing/**'], [test]),
    layer(['script/**'], [packages, otherLayers]),
    layer(['widgets/**'], [notLit, otherLayers]),
    layer(['console/**'], [notShared], [notGuarded]),
    layer(['console/base/console-element.ts'], [notShared]),
    layer(['portal/**'], [notPortal]),
    layer(['widgets/frameworks/**'], [otherLayers]),
    // React looks for its tags there.
    { files: ['widgets/frameworks/react.ts'], rules: { 'typescript/no-namespace': 'off' } },
    layer(['script/**/*.test.ts', 'widgets/**/*.test.ts', 'widgets/test-kit/**'], [server]),
    { files: ['script/**'], rules: { 'eslint/eqeqeq': 'off' } },
    {
      files: ['**/*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.ts', 'test/**', 'sdk/conformance/**', 'sdk/typescript/conformance.ts'],
      rules: {
        'typescript/no-explicit-any': 'off',
        'eslint/max-lines-per-function': 'off',
        'eslint/max-lines': ['error', { max: 400 }],
        'eslint/no-restricted-properties': 'off',
        'eslint/no-setter-return': 'off',
        'eslint/eqeqeq': 'off',
        'typescript/await-thenable': 'off',
        'typescript/no-misused-promises': 'off',
      },
    },
  ],
})

interface Ban {
  regex: string
  message: string
}
interface NamedBan {
  name: string
  allowImportNames?: string[]
  importNames?: string[]
  message: string
}

function no(regex: string, message: string): Ban {
  return { regex, message }
}

/** Tests of the domain may read its messages in English. */
function notLocales(folder: string): Ban {
  return no(`${folder}([^l]|l[^o]|lo[^c])`, 'This layer imports nothing outside itself.')
}

function property(object: string, name: string, message: string) {
  return { object, property: name, message }
}

/** Verbs, routes and schemas of one module, none of which imports a later module. */
function moduleLayers(name: string): OxlintOverride[] {
  const later = MODULES.slice(MODULES.indexOf(name) + 1)
  const order = later.length
    ? [no(`^(\\.\\./){1,3}(${later.join('|')})/`, `${name} comes before it in MODULES.`)]
    : []
  const folder = `server/modules/${name}/**`
  const shared = [entryPoints, ...order]
  return [
    layer([folder], [elysia, http, ...shared]),
    layer([`${folder}/{routes,*-routes}.ts`], [drizzle, ...shared]),
    layer([`${folder}/{schema,*-schema}.ts`], [drizzle, http, ...shared], [onlyTypes]),
  ]
}

function layer(files: string[], patterns: Ban[], paths: NamedBan[] = []): OxlintOverride {
  return withTesting(files, [...patterns, testing], paths)
}

function withTesting(files: string[], bans: Ban[], paths: NamedBan[] = []): OxlintOverride {
  // A later override replaces an earlier one, so each of the server's layers has it.
  const isServer = files.every((file) => file.startsWith('server/'))
  const patterns = isServer ? [...bans, undeployed] : bans
  return { files, rules: { 'eslint/no-restricted-imports': ['error', { patterns, paths }] } }
}
