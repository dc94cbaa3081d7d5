import { Task } from '@lit/task'
import { call } from '../api/client.ts'
import type { Session } from '../api/session.ts'
import type { Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import type { ConsoleElement } from '../base/console-element.ts'
import { t, type TextId } from '../base/texts.ts'
import { readChosenProgram } from '../brand/chosen-program.ts'
import { AddressController } from '../router/router.ts'

/** What an editor changes of a program, part by part. */
export interface Editing<D extends object> {
  draftOf: (program: Program) => D
  /** Returns what the API is sent. */
  bodyOf: (draft: D) => object
  /** What each part is called where two versions stand beside each other. */
  names: Readonly<Record<keyof D & string, TextId>>
  /** Describes a part there. */
  describe: (draft: D, part: keyof D & string) => string
}

type Host = ConsoleElement & { session: Session | undefined }

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Reads what an editor changes of the chosen program, and saves it unless somebody else did meanwhile. */
export class ProgramEdit<D extends object> {
  draft: D | undefined
  /** What somebody else has written since this was opened. */
  theirs: Program | undefined
  readonly action: Action
  readonly chosen
  readonly #host: Host
  readonly #editing: Editing<D>

  constructor(host: Host, editing: Editing<D>) {
    this.#host = host
    this.#editing = editing
    this.action = new Action(host)
    this.chosen = new Task(host, {
      task: async ([_id, _search], { signal }) => {
        const chosen = await readChosenProgram(signal)
        this.theirs = undefined
        this.draft = chosen.program && editing.draftOf(chosen.program)
        return chosen
      },
      args: () => [host.session?.workspace?.id, location.search] as const,
    })
    new AddressController(host, () => this.action.clear())
  }

  get program(): Program | undefined {
    return this.chosen.value?.program
  }

  /** Changes parts of the draft. */
  change(parts: Partial<D>): void {
    if (!this.draft) return
    this.draft = { ...this.draft, ...parts }
    this.#host.requestUpdate()
  }

  /** Lists what differs between the program as it was opened and what somebody else made of it. */
  differences(): { name: TextId; theirs: string; mine: string }[] {
    const { names, describe, draftOf } = this.#editing
    if (!this.program || !this.theirs || !this.draft) return []
    const [before, their, mine] = [draftOf(this.program), draftOf(this.theirs), this.draft]
    return (Object.keys(names) as (keyof D & string)[])
      .filter((part) => !same(before[part], their[part]))
      .map((part) => ({
        name: names[part],
        theirs: describe(their, part),
        mine: describe(mine, part),
      }))
  }

  /** Saves the parts that were changed here over the program as it is `now`. */
  async save(now: Program | undefined = this.program): Promise<void> {
    const { draftOf, bodyOf, names } = this.#editing
    const before = this.program
    if (!before || !now || !this.draft) return
    const [old, merged, mine] = [draftOf(before), draftOf(now), this.draft]
    for (const part of Object.keys(names) as (keyof D & string)[]) {
      if (!same(old[part], mine[part])) merged[part] = mine[part]
    }
    const path = `/programs/${before.id}`
    const body = { ...bodyOf(merged), ifUpdatedAt: now.updatedAt }
    const isSaved = await this.action.run(async () => {
      await call<Program>(path, { method: 'PATCH', body })
      await this.chosen.run()
    }, t('common.saved'))
    if (isSaved || this.action.problem?.code !== 'conflict') return
    const latest = await call<Program>(path).catch(() => undefined)
    // Meanwhile another program may have been chosen, or this one read anew.
    if (this.program !== before) return
    if (latest && latest.updatedAt !== now.updatedAt) this.theirs = latest
    this.#host.requestUpdate()
  }
}
