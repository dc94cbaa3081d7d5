import type { TemplateResult } from 'lit'
import type { TextId } from '../base/texts.ts'

/** A page: its script is loaded when it is opened. */
export interface Route {
  title: TextId
  load: () => Promise<unknown>
  render: () => TemplateResult
  /** Asks for what the page shows first, while the frame around it is drawn. */
  prefetch?: () => Promise<void>
  /** Shown to who is not signed in, without the navigation. */
  open?: true
}
