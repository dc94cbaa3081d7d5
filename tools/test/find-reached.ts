import { basename, dirname } from 'node:path'
import type { Suite } from '../test-files.ts'
import { findImporters, type Importers } from './import-graph.ts'

/** Test files, and how far each is from what has changed: what it imports itself is 1 away. */
export type Reached = Map<string, number>

/** Files that import nearly everything: that a test imports them says nothing about what it tests. */
const HUBS =
  /^server\/(app|start|serve|main|cli|listeners|build-deps)\.ts$|^server\/jobs\/|^test\/kit\/(test-)?backend\.ts$|^tools\/build-api\.ts$/

/** How far the tests of a route are from the code that it serves. */
const ROUTE_DISTANCE = 3
const NAME_DISTANCE = 2
const PAGE_DISTANCE = 2

/** Tests of pages and files that no import leads to: what is changed, and the tests that look at it. */
const WATCHED: readonly [changed: RegExp, tests: RegExp][] = [
  [
    /^server\/db\/(schema|migrations)\//,
    /^test\/(rules\/(migrations|drift|tenancy|row-security)|api\/analyze)/,
  ],
  [/^server\/locales\/|texts\.json$/, /^test\/rules\/messages|^server\/locales\//],
  [/\.md$/, /^test\/rules\/(links|snippets|drift|sources)\.test/],
  [/^docs\//, /^test\/(rules\/(links|snippets)|api\/docs-site|browser\/docs\/)/],
  [/^widgets\//, /^test\/rules\/widgets|^widgets\/base\/texts\.test/],
  [/^portal\//, /^test\/browser\/partner\//],
  [/^console\/locales\//, /^test\/browser\/console\/(console|connections)\.test/],
  [/^script\//, /^test\/browser\/script\//],
  [/^deploy\/|^Dockerfile$|^compose/, /^test\/rules\/deploy/],
  [
    /^(server|console|widgets|script|demo|tools|test)\/.*\.ts$/,
    /^test\/rules\/(sources|comments|layers)\.test/,
  ],
]

/** What is looked at to find the tests of a change. */
export interface Project {
  importers: Importers
  tests: ReadonlyMap<Suite, readonly string[]>
  read(file: string): string
}

/** Finds the tests that changed files can reach, over imports, routes and names. */
export function findReached(changed: readonly string[], project: Project): Reached {
  const reached: Reached = new Map()
  const tests = [...project.tests.values()].flat()
  const add: Add = (file, distance) => {
    if (distance < (reached.get(file) ?? Infinity)) reached.set(file, distance)
  }
  const steps = findImporters(project.importers, changed, (file) => HUBS.test(file))
  for (const file of tests) {
    const distance = steps.get(file)
    if (distance !== undefined) add(file, distance)
  }
  for (const [pattern, watching] of WATCHED)
    if (changed.some((file) => pattern.test(file)))
      for (const file of tests) if (watching.test(file)) add(file, NAME_DISTANCE)
  addNamesakes(changed, tests, add)
  const routes = [...steps.keys()].filter((file) => /^server\/.*routes\.ts$/.test(file))
  const addresses = new Set(routes.flatMap((file) => addressesIn(project.read(file))))
  for (const file of project.tests.get('api') ?? [])
    if (namesOne(project.read(file), addresses)) add(file, ROUTE_DISTANCE)
  addPageTests(steps, project, add)
  return reached
}

/** Tests that open a page of the console are reached by what the page imports. */
function addPageTests(steps: ReadonlyMap<string, number>, project: Project, add: Add): void {
  const routers = [...steps.keys()].filter((file) => /^console\/router\/.*routes\.ts$/.test(file))
  const pages = routers.flatMap((file) => pagesIn(project.read(file)))
  const opening = (project.tests.get('browser') ?? []).filter((file) => file.includes('/console/'))
  for (const { path, source } of pages) {
    const distance = steps.get(source)
    if (distance === undefined) continue
    const addresses = new Set([`/console${path}`])
    for (const file of opening)
      if (namesOne(project.read(file), addresses)) add(file, distance + PAGE_DISTANCE)
  }
}

/** The pages in a table of the console's router: the beginning of each path, and the file that it loads. */
export function pagesIn(text: string): { path: string; source: string }[] {
  const entries = text.matchAll(/^ {2}'(\/[^':]*)[^']*': \{[^}]*?import\('\.\.\/([^']+)'\)/gm)
  return Array.from(entries, ([, path = '', source = '']) => ({
    path: path.replace(/\/$/, ''),
    source: `console/${source}`,
  }))
}

type Add = (file: string, distance: number) => void

/** The tests that can be about a source because of its folder's name. */
const NAMESAKES: readonly [source: RegExp, tests: RegExp][] = [
  [/^server\//, /^test\//],
  [/^console\//, /^test\/browser\/console\//],
  [/^widgets\//, /^test\/browser\//],
]

/** `test/api/links-list.test.ts` and `test/browser/console/links.test.ts` are about a folder `links`. */
function addNamesakes(changed: readonly string[], tests: readonly string[], add: Add): void {
  for (const [source, theirs] of NAMESAKES) {
    const names = new Set(
      changed.filter((file) => source.test(file)).map((file) => basename(dirname(file))),
    )
    for (const file of tests.filter((one) => theirs.test(one)))
      for (const name of names)
        if (basename(file).startsWith(`${name}-`) || basename(file).startsWith(`${name}.`))
          add(file, NAME_DISTANCE)
  }
}

/** The beginnings of addresses that a file of routes serves: `/links`, `/auth/oidc`. */
export function addressesIn(text: string): string[] {
  const written = [
    ...text.matchAll(/(?:prefix|path): '(\/[^':]*)/g),
    ...text.matchAll(/\.(?:get|post|put|patch|delete)\(\s*'(\/[a-z][^':]*)/g),
  ]
  return written.map((match) => match[1]!.replace(/\/$/, '')).filter((path) => path.length > 1)
}

/** Whether a text has an address that begins so, between quotes. */
function namesOne(text: string, addresses: ReadonlySet<string>): boolean {
  for (const address of addresses)
    for (const quote of ["'", '`'])
      if (text.includes(`${quote}${address}`) || text.includes(`${quote}/api${address}`))
        return true
  return false
}
