import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { createRandom, SEED } from '../kit/random.ts'
import { importsOf, sources, textOf } from './sources.ts'

const REPEAT = `SEED=${SEED} bun run test:random test/rules/random.test.ts`

test('a property that fails says how to repeat it', async () => {
  const never = fc.property(fc.nat(), () => false)
  expect(() => fc.assert(never)).toThrow(REPEAT)
  const neverLater = fc.asyncProperty(fc.nat(), async () => false)
  await expect(fc.assert(neverLater)).rejects.toThrow(REPEAT)
})

test('properties and random choices are the same in every run of one seed', () => {
  expect(fc.readConfigureGlobal().seed).toBe(SEED)
  expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), { numRuns: 20, seed: SEED }))
  const [one, other] = [createRandom(), createRandom()]
  expect(Array.from({ length: 20 }, one.next)).toEqual(Array.from({ length: 20 }, other.next))
})

test('no test makes random choices in another way', () => {
  const tests = [...sources('**/*.test.ts'), ...sources('test/**/*.ts')]
  const other = /Math\.random\(\)(?!',)|onfigureGlobal\(|\brandomInt\(/
  const allowed = ['test/kit/random.ts', 'test/random/run.ts', 'test/rules/random.test.ts']
  expect(tests.filter((file) => other.test(textOf(file)) && !allowed.includes(file))).toEqual([])
})

test('property tests are run by bun, whose preload seeds them', () => {
  const properties = sources('**/*.test.ts').filter((file) =>
    importsOf(file).includes('fast-check'),
  )
  expect(properties.length).toBeGreaterThan(40)
  expect(properties.filter((file) => !importsOf(file).includes('bun:test'))).toEqual([])
})
