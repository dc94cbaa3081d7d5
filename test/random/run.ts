/**
 * `bun run test:random [seconds] [files]`: the tests with random choices, with another seed each time,
 * until the time is over (10 minutes) or one fails. With `SEED` each of them runs once, with that seed.
 */
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ROOT } from '../../tools/ensure-installed.ts'
import { run } from '../../tools/run-program.ts'
import { SUITES, testFiles, type Suite } from '../../tools/test-files.ts'

const RANDOM = /from '(fast-check|(\.\.\/)+kit\/random\.ts)'/
const SEEDS = 2 ** 31 - 1

function filesWithRandomChoices(): string[] {
  return (Object.keys(SUITES) as Suite[])
    .flatMap(testFiles)
    .filter((file) => RANDOM.test(readFileSync(join(ROOT, file), 'utf8')))
}

async function main(args: readonly string[]): Promise<void> {
  await ensureInstalled()
  const seconds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 600)
  const wanted = args.filter((arg) => !/^\d+$/.test(arg))
  const files = filesWithRandomChoices().filter(
    (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  )
  if (files.length === 0) throw new Error(`No test in ${wanted.join(', ')} makes random choices.`)
  const until = Date.now() + seconds * 1000
  const isOver = () => process.env.SEED === undefined && Date.now() > until
  do {
    for (const file of files.toSorted(() => Math.random() - 0.5)) {
      const SEED = process.env.SEED ?? String(randomInt(SEEDS))
      const command = [process.execPath, 'test', '--timeout', '600000', file]
      const { code, output } = await run(command, { env: { SEED } })
      console.log(`${code === 0 ? '✓' : '✗'} SEED=${SEED} ${file}`)
      if (code !== 0) {
        console.log(output)
        process.exit(1)
      }
      if (isOver()) return
    }
  } while (process.env.SEED === undefined)
}

await main(process.argv.slice(2))
