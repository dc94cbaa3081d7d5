/** `bun run test`: everything. `bun tools/test.ts api test/api/links` runs some of it. */
import { ensureInstalled } from './ensure-installed.ts'
import { run } from './run-program.ts'
import { SUITES, testFiles, type Suite } from './test-files.ts'

interface Sum {
  passed: number
  failed: number
}

async function main(args: string[]): Promise<void> {
  ensureInstalled()
  const all = Object.keys(SUITES) as Suite[]
  const named = all.filter((suite) => args.includes(suite))
  const wanted = args.filter((arg) => !(all as string[]).includes(arg))
  const sum: Sum = { passed: 0, failed: 0 }
  for (const suite of named.length > 0 ? named : all) {
    const files = testFiles(suite).filter(
      (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
    )
    if (files.length === 0) continue
    const { passed, failed } = await runSuite(suite, files)
    sum.passed += passed
    sum.failed += failed
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0
}

async function runSuite(suite: Suite, files: string[]): Promise<Sum> {
  console.log(`\n── ${suite}: ${files.length} files`)
  const command =
    suite === 'widgets'
      ? [process.execPath, 'test/widgets/run.ts', ...files]
      : [process.execPath, 'test', '--timeout', '120000', ...files]
  const { code, output } = await run(command, { live: true })
  const passed = lastNumber(output, 'pass')
  const failed = lastNumber(output, 'fail') + lastNumber(output, 'errors?')
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** From the summary that both runners end with: ` 12 pass`, ` 1 fail`. */
function lastNumber(output: string, word: string): number {
  const found = Array.from(output.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm')))
  return Number(found.at(-1)?.[1] ?? 0)
}

await main(process.argv.slice(2))
