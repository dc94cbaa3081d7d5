import { TaskStatus, type Task } from '@lit/task'
import { html, type TemplateResult } from 'lit'
import { problemNote } from './problem-note.ts'

/** What is read of a task here. */
interface Loading<T> extends Pick<Task, 'status' | 'error'> {
  readonly value: T | undefined
  run(): unknown
}

/** Renders what a task has read; while it reads again, what was there before. */
export function loaded<T>(
  task: Loading<T>,
  render: (value: T) => unknown,
  { bones = 3 }: { bones?: number } = {},
): TemplateResult {
  const { status, value, error } = task
  const failed = (why: unknown) =>
    html`<div class="failed">${problemNote(why, () => void task.run())}</div>`
  if (status === TaskStatus.ERROR) return failed(error)
  if (value === undefined) {
    return html`<div class="bones" aria-busy="true">
      ${Array.from({ length: bones }, () => html`<div class="bone">&nbsp;</div>`)}
    </div>`
  }
  try {
    const content = render(value)
    return html`<div aria-busy=${status === TaskStatus.COMPLETE ? 'false' : 'true'}>
      ${content}
    </div>`
  } catch (why) {
    // An answer of another shape.
    return failed(why)
  }
}
