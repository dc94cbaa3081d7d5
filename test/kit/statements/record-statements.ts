import { checkStatements, type Statement } from './check-statements.ts'

/** What was checked already in this process: the same text is the same statement. */
const checked = new Set<string>()

/** Remembers the different statements that are sent to a database. */
export class StatementRecorder {
  readonly #statements = new Map<string, { text: string; nulls: Set<number> }>()

  readonly record = (text: string, parameters: readonly unknown[]): void => {
    if (checked.has(text)) return
    const known = this.#statements.get(text) ?? { text, nulls: new Set<number>() }
    this.#statements.set(text, known)
    parameters.forEach((value, i) => {
      if (value === null) known.nulls.add(i + 1)
    })
  }

  /** @throws Error that names every statement which breaks a rule of docs/hosting/database.md */
  async check(url: string): Promise<void> {
    const statements: Statement[] = [...this.#statements.values()]
    this.#statements.clear()
    const violations = await checkStatements(url, statements)
    for (const { text } of statements) checked.add(text)
    if (violations.length === 0) return
    const list = violations.map(({ text, broken }) => `${broken.join('; ')}:\n${text}`)
    throw new Error(`Statements break rules of docs/hosting/database.md.\n\n${list.join('\n\n')}`)
  }
}
