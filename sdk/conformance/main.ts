import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { testCalls } from './calls.ts'
import { Driver, isInstalled, LIBRARIES } from './library.ts'
import { testNetwork } from './network.ts'
import { Stage } from './stage.ts'
import { LONG_MS, type Subject } from './subject.ts'
import { testValues } from './values.ts'

/** What every library does, in all of them the same, against the real server. */

const WANTED = (process.env['SDK_LANGUAGES'] ?? '').split(' ').filter(Boolean)
const chosen = LIBRARIES.filter(({ name }) => WANTED.length === 0 || WANTED.includes(name))
const missing = chosen.filter((library) => !isInstalled(library))

let stage: Stage

beforeAll(async () => {
  stage = await Stage.open()
}, LONG_MS)
afterAll(() => stage.close())

test.if(missing.length > 0)('every toolchain is installed', () => {
  const told = missing.map(
    ({ name, toolchain, install }) => `${name}: no ${toolchain} (${install})`,
  )
  console.error(`\nNOT RUN, because the toolchain is missing:\n  ${told.join('\n  ')}\n`)
  // Elsewhere, whoever reads the line above decides.
  if (process.env['CI']) expect(told).toEqual([])
})

describe.each(chosen.filter(isInstalled))('$name', (library) => {
  let driver: Driver
  const subject: Subject = {
    library,
    get stage() {
      return stage
    },
    get driver() {
      return driver
    },
    connect: (more = {}) =>
      driver.ask('client', { baseUrl: stage.server.origin, apiKey: stage.key, ...more }),
  }

  beforeAll(() => {
    driver = Driver.start(library)
  }, LONG_MS)
  afterAll(() => driver.end())
  afterEach(() => stage.changes.takeBack())

  testCalls(subject)
  testNetwork(subject)
  testValues(subject)
})
