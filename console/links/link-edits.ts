import type { ReactiveControllerHost } from 'lit'
import type { Problem } from '../api/client.ts'
import type { Link } from '../api/wire.gen.ts'
import { asProblem } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { changeLinks, restoreLinks, reversed, type LinkChange } from './change-links.ts'
import { linkCount } from './link-count.ts'

/** Changes links of a list one after another, says what was done, and turns the last change back. */
export class LinkEdits {
  isBusy = false
  said = ''
  problem: Problem | undefined
  /** Turns the last change back, where that is possible. */
  undo: (() => Promise<void>) | undefined
  readonly #host: ReactiveControllerHost
  readonly #done: (changed: readonly Link[]) => void

  constructor(host: ReactiveControllerHost, done: (changed: readonly Link[]) => void) {
    this.#host = host
    this.#done = done
  }

  /** Changes the links, and remembers what they had. */
  async change(
    links: readonly Link[],
    changeOf: (link: Link) => LinkChange,
    said: string,
  ): Promise<void> {
    const before = new Map(links.map((link) => [link.id, link]))
    const changes = new Map(links.map((link) => [link.id, changeOf(link)]))
    const changed = await this.#run(links, (link) => changes.get(link.id) ?? {}, said)
    if (changed.length === 0) return
    this.undo = async () => {
      // What was changed now, as it was; a link that was deleted meanwhile stays so.
      const former = (link: Link) => reversed(changes.get(link.id) ?? {}, before.get(link.id)!)
      await this.#run(changed, former, t('links.undone'))
    }
    this.#host.requestUpdate()
  }

  /** Says that links were deleted, and brings them back when that is undone. */
  deleted(ids: readonly string[], said: string): void {
    this.say(said)
    this.undo = async () => {
      this.isBusy = true
      this.say('')
      try {
        await restoreLinks(ids)
        this.said = t('links.undone')
      } catch (error) {
        this.problem = asProblem(error)
      }
      this.isBusy = false
      this.#done([])
    }
    this.#host.requestUpdate()
  }

  /** Says something that cannot be undone. */
  say(said: string): void {
    this.said = said
    this.undo = undefined
    this.problem = undefined
    this.#host.requestUpdate()
  }

  async #run(
    links: readonly Link[],
    changeOf: (link: Link) => LinkChange,
    said: string,
  ): Promise<readonly Link[]> {
    if (this.isBusy) return []
    this.isBusy = true
    this.say('')
    const { changed, problem } = await changeLinks(links, changeOf)
    this.isBusy = false
    const some = t('links.someAllUpdated', {
      some: changed.length,
      all: linkCount(links.length),
    })
    this.said = changed.length === links.length ? said : some
    this.problem = problem
    this.#done(changed)
    this.#host.requestUpdate()
    return changed
  }
}
