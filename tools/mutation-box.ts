import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './ensure-installed.ts'
import { RULES, type Target } from './mutation-targets.ts'
import { run } from './run-program.ts'

/** Fetched when it is needed: its 300 packages would burden every installation. */
export const STRYKER = '@stryker-mutator/core@10.1.1'

export interface Mutant {
  line: number
  column: number
  mutator: string
  replacement: string
  status: 'killed' | 'survived' | 'uncovered'
}

interface Report {
  files: Record<
    string,
    {
      mutants: {
        status: string
        mutatorName: string
        replacement?: string
        location: { start: { line: number; column: number } }
      }[]
    }
  >
}

/** A copy of the rules in which they may be broken. */
export class MutationBox {
  readonly #folder = mkdtempSync(join(tmpdir(), 'svc-mutation-'))

  constructor() {
    cpSync(join(ROOT, RULES), join(this.#folder, RULES), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'), 'junction')
    this.#write('bunfig.toml', '[test]\npreload = ["./preload.ts"]\n')
    // The same examples each time, so that a mutant has one fate.
    this.#write(
      'preload.ts',
      "import fc from 'fast-check'\n\nfc.configureGlobal({ seed: 20260101 })\n",
    )
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Changes one thing at a time in a file and looks whether its tests fail. */
  async try({ file, tests }: Target): Promise<Mutant[]> {
    // Without tests the mutants are counted only.
    const args = tests.length > 0 ? ['test', '--bail', '--timeout', '20000', ...tests] : ['-v']
    this.#write('stryker.config.json', JSON.stringify(configure(file, args)))
    const command = [process.execPath, 'x', '--bun', STRYKER, 'run', 'stryker.config.json']
    const { code, output } = await run(command, { cwd: this.#folder })
    if (code !== 0) throw new Error(`The mutants of ${file} could not be tried:\n${output}`)
    const report = JSON.parse(readFileSync(join(this.#folder, 'report.json'), 'utf8')) as Report
    return (report.files[file]?.mutants ?? [])
      .filter(({ status }) => ['Killed', 'Timeout', 'Survived'].includes(status))
      .map(({ status, mutatorName, replacement = '', location: { start } }) => ({
        line: start.line,
        column: start.column,
        mutator: mutatorName,
        replacement,
        status: status !== 'Survived' ? 'killed' : tests.length > 0 ? 'survived' : 'uncovered',
      }))
  }

  #write(name: string, text: string): void {
    writeFileSync(join(this.#folder, name), text)
  }
}

function configure(file: string, args: readonly string[]) {
  const paths = args.map((arg) => (arg.endsWith('.ts') ? `./${arg}` : arg))
  return {
    testRunner: 'command',
    commandRunner: { command: [`"${process.execPath}"`, ...paths].join(' ') },
    mutate: [file],
    inPlace: true,
    allowEmpty: true,
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: 5_000,
    reporters: ['json'],
    jsonReporter: { fileName: 'report.json' },
    logLevel: 'error',
    allowConsoleColors: false,
  }
}
