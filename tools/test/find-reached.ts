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
  const add = (file: string, distance: number) => {
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
  const served = new Set<Suite>(['api'])
  for (const [suite, files] of project.tests)
    if (served.has(suite))
      for (const file of files)
        if (namesOne(project.read(file), addresses)) add(file, ROUTE_DISTANCE)
  return reached
}

/** `test/api/links-list.test.ts` and `test/browser/console/links.test.ts` are about a folder `links`. */
function addNamesakes(
  changed: readonly string[],
  tests: readonly string[],
  add: (file: string, distance: number) => void,
): void {
  const sources = changed.filter((file) => /^(server|console|widgets)\//.test(file))
  const names = new Set(sources.map((file) => basename(dirname(file))))
  for (const file of tests.filter((one) => one.startsWith('test/')))
    for (const name of names)
      if (basename(file).startsWith(`${name}-`) || basename(file).startsWith(`${name}.`))
        add(file, NAME_DISTANCE)
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
