/** Words of a mail as they are typed. */
export interface Words {
  subject: string
  body: string
}

/** Which words: of a program's mail in one language. */
export interface WordsOf {
  programId: string
  template: string
  language: string
}

const keyOf = ({ programId, template, language }: WordsOf) =>
  [programId, template, language].join(' ')

/** Keeps what was typed and not saved, however often another mail or language is looked at meanwhile. */
export class TypedWords {
  readonly #kept = new Map<string, Words>()

  /** Keeps words, unless they are those that are stored. */
  keep(of: WordsOf, typed: Words, stored: Words): void {
    const isSame = typed.subject === stored.subject && typed.body === stored.body
    if (isSame) this.#kept.delete(keyOf(of))
    else this.#kept.set(keyOf(of), typed)
  }

  forget(of: WordsOf): void {
    this.#kept.delete(keyOf(of))
  }

  find(of: WordsOf): Words | undefined {
    return this.#kept.get(keyOf(of))
  }

  /** Whether anything is not saved. */
  get isEmpty(): boolean {
    return this.#kept.size === 0
  }
}
