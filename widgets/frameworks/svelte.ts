import type { HTMLAttributes } from 'svelte/elements'
import type { SvcEvents } from '../base/events.ts'
import type { SvcTags } from './tags.gen.ts'

/** `onsvc-copy={(event) => event.detail}` */
type Listeners<Names extends keyof SvcEvents> = {
  [Name in Names as `on${Name}`]?: ((event: CustomEvent<SvcEvents[Name]>) => void) | undefined
}

/** The tags in templates of Svelte 5, with their attributes, properties and events. */
export type SvcElements = {
  [Tag in keyof SvcTags]: HTMLAttributes<SvcTags[Tag]['element']> &
    SvcTags[Tag]['attributes'] &
    Listeners<SvcTags[Tag]['events']> & { exportparts?: string | undefined }
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvcElements {}
}
