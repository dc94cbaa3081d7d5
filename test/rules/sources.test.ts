import { describe, expect, test } from 'bun:test'
import { basename, dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { SUITES, testFiles, type Suite } from '../../tools/test-files.ts'
import { importsOf, nodesIn, parse, sources, textOf } from './sources.ts'

const MODULES = sources('server/modules/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const OURS = [
  'server',
  'script',
  'widgets',
  'demo',
  'integrations',
  'test',
  'bench',
  'tools',
].flatMap((folder) => sources(`${folder}/**/*.ts`))

/** How a use case may begin: a file named so is one verb and exports it. */
const VERBS =
  /^(add|admit|adopt|announce|answer|apply|approve|audit|ban|brief|cancel|change|claim|close|confirm|create|deactivate|decorate|delete|draw|earn|enroll|erase|explain|export|follow|get|give|hold|insert|inspect|invite|judge|list|load|lock|merge|move|note|open|pause|price|publish|queue|read|record|refund|refuse|reject|release|remember|remove|rename|replay|require|resolve|retrieve|reverse|review|revoke|rotate|save|send|set|store|stream|settle|sum|track|update|upsert|verify|watch|weigh|withdraw|write)-/

/** Files of a noun that others may use besides its verbs, and what for. */
const OFFERED: Record<string, string> = {
  'embed/present-earned.ts': 'how a partner is shown a commission and who bought',
  'schema.ts': 'wire shapes',
  'people/challenges.ts': 'what a browser signs once, whichever way somebody signs in',
  'people/check-code.ts': 'the second factor',
  'present.ts': 'rows as the wire shows them',
  'audit/find-names.ts': 'whom entries and activity name',
  'personal-data.ts': 'what a module keeps about people, for their export and erasure',
  'queries.ts': 'shared reads',
  'reports/groupings.ts': 'which groupings there are',
  'reports/event-tables.ts': 'where reports and lists of events find them',
  'events/event-rows.ts': 'how events are read with their words',
  'reports/filters.ts': 'what reports and lists of events are narrowed by',
  'reports/fields/texts.ts': 'how reports and lists of events name things',
  'links/present-links.ts': 'links as the wire shows them, with tags and revenue',
  'retention/audit.ts': 'how long entries of the audit log are kept',
  'links/columns.ts': 'the columns of links, for what shows them and filters by them',
  'customers/hide-stored.ts': 'what keys are answered that may not read customers',
  'customers/unknown-click.ts': 'what is answered about a click that is not stored',
  'customers/evidence.ts': 'what leads and sales are attributed by',
  'customers/rules.ts': 'the model and window that they are attributed by',
  'commissions/read/present-receipt.ts': 'what a partner reads about one commission',
  'commissions/read/wire-status.ts': 'the words of the wire for where a commission stands',
  'ledger/present-statement.ts': 'a statement as data, table and page',
  'commissions/accrue/earning-event.ts': 'a lead or sale, as rewards and fraud rules look at it',
  'commissions/accrue/standing.ts': 'what a partner is judged and paid by',
  'programs/allow-currency.ts': 'which currencies a program can change to',
  'programs/guard-settings.ts': 'which settings a program may have',
  'sales/sale-input.ts': 'how a sale is read, whoever reports it',
  'domains/slug.ts': 'how a link domain is written',
  'rewards/present-offer.ts': 'what partners are offered, on pages and dashboards',
  'connections/account.ts': 'a connected account, its keys open',
  'connections/details.ts': 'the keys of a connected account',
  'polls/schedule-poll.ts': 'when the events of an account are fetched next',
  'fraud/flag-writes.ts': 'what is stored with a commission that is held',
}

test('every test file belongs to one suite', () => {
  const suites = Object.keys(SUITES) as Suite[]
  const run = suites.flatMap(testFiles).map((file) => file.replace('./', ''))
  expect(run.sort()).toEqual(sources('**/*.test.ts').filter((file) => !file.startsWith('.data/')))
})

describe('the sources', () => {
  test('use the workspace in every hand-written query of a tenant', () => {
    const wrong: string[] = []
    for (const file of sources('server/**/*.ts')) {
      for (const node of nodesIn(parse(file))) {
        if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) continue
        if (!['rows', 'run'].includes(node.expression.name.text)) continue
        const build = node.arguments.at(-1)
        const readsTables = /(?<!\.)\b(from|join|update|into)\b/i.test(node.getText())
        if (build && readsTables && !usesItsParameter(build))
          wrong.push(`${file}: ${node.getText().slice(0, 80)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('name a verb’s file after what it exports: a function of that verb, or a class', () => {
    const wrong = MODULES.filter((file) => {
      const verb = VERBS.exec(basename(file))?.[1]
      if (!verb || file.endsWith('-schema.ts')) return false
      return !new RegExp(`^export (async )?function\\*? ${verb}|^export class`, 'm').test(
        textOf(file),
      )
    })
    expect(wrong).toEqual([])
  })

  test('have no drawers for odds and ends', () => {
    const wrong = OURS.filter((file) =>
      /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\.ts|\/)/.test(file),
    )
    expect(wrong).toEqual([])
  })

  test('reach into another noun only for what it offers', () => {
    const lists = /^server\/modules\/[^/]+\/routes\.ts$/
    const wrong = MODULES.filter((file) => !lists.test(file)).flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith('.'))
        .map((path) => normalize(join(dirname(file), path)))
        .filter((path) => path.startsWith('server/modules/') && nounOf(path) !== nounOf(file))
        .filter((path) => !isOffered(path))
        .map((path) => `${file} → ${path}`),
    )
    expect(wrong).toEqual([])
  })

  test('announce every event that listeners may want', () => {
    const declared = textOf('server/domain/events.ts').matchAll(/^ {2}'([a-z_.]+)': /gm)
    const events = Array.from(declared, ([, name]) => name!)
    expect(events.length).toBeGreaterThan(10)
    const texts = MODULES.map(textOf).filter((text) =>
      /\b(announce(Heard|ment)?\(|listNews\(|into outbox\b)/.test(text),
    )
    const silent = events.filter((name) => !texts.some((text) => text.includes(`'${name}'`)))
    expect(silent).toEqual([])
  })

  test('tell the rules the time and give them their randomness', () => {
    const wrong = sources('server/domain/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => /new Date\(\s*\)|\bDate\(\s*\)/.test(textOf(file)))
    expect(wrong).toEqual([])
  })

  test('leave nothing for later', () => {
    const later = new RegExp(
      `\\b(${['TO', 'FIX', 'XX'].map((w, i) => w + ['DO', 'ME', 'X'][i]).join('|')})\\b`,
    )
    const skipped = /\b(test|describe|it)\.(skip|only|todo)\b/
    const wrong = OURS.filter((file) => later.test(textOf(file)) || skipped.test(textOf(file)))
    expect(wrong.filter((file) => !file.startsWith('test/rules/'))).toEqual([])
  })

  test('read the environment in one place', () => {
    const wrong = sources('server/**/*.ts').filter(
      (file) => !file.endsWith('.test.ts') && /process\.env|Bun\.env/.test(textOf(file)),
    )
    expect(wrong).toEqual(['server/config.ts'])
  })

  test('load nothing from other people’s servers', () => {
    const served = OURS.filter(
      (file) => /^(server|script|widgets|demo)\//.test(file) && !file.endsWith('.test.ts'),
    )
    const wrong = served.filter((file) =>
      /(src|href)="https?:\/\/|unpkg\.com|jsdelivr|cdnjs|googleapis/.test(textOf(file)),
    )
    expect(wrong).toEqual([])
  })
})

/** A function whose first parameter appears in its body. */
function usesItsParameter(build: ts.Expression): boolean {
  if (!ts.isArrowFunction(build)) return false
  const [parameter] = build.parameters
  if (!parameter || !ts.isIdentifier(parameter.name)) return false
  const { text } = parameter.name
  return Array.from(nodesIn(build.body)).some((node) => ts.isIdentifier(node) && node.text === text)
}

/** `server/modules/<module>/<noun>`, whatever folders it has. */
function nounOf(path: string): string {
  return path.split('/').slice(0, 4).join('/')
}

function isOffered(path: string): boolean {
  const name = basename(path)
  const inNoun = path.split('/').slice(3).join('/')
  return VERBS.test(name) || name in OFFERED || inNoun in OFFERED || name.endsWith('-schema.ts')
}
