import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { SvcEvents } from '../base/events.ts'
import type { SvcTags } from './tags.gen.ts'

export { SvcElement } from './react-element.ts'

/** `onsvc-copy={(event) => event.detail}` */
type Listeners<Names extends keyof SvcEvents> = {
  [Name in Names as `on${Name}`]?: ((event: CustomEvent<SvcEvents[Name]>) => void) | undefined
}

/** React leaves an attribute out when it is false; others write it. */
type Switched<Attributes> = {
  [Name in keyof Attributes]: true extends Attributes[Name]
    ? Attributes[Name] | false
    : Attributes[Name]
}

/** The tags in JSX of React 19, with their attributes, properties and events. React keeps `key` for itself. */
export type SvcElements = {
  [Tag in keyof SvcTags]: DetailedHTMLProps<
    HTMLAttributes<SvcTags[Tag]['element']>,
    SvcTags[Tag]['element']
  > &
    Switched<Omit<SvcTags[Tag]['attributes'], 'key'>> &
    Listeners<SvcTags[Tag]['events']>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends SvcElements {}
  }
}
