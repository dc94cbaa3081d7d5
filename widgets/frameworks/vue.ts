import type { HTMLAttributes, PublicProps } from 'vue'
import type { SvcEvents } from '../base/events.ts'
import type { SvcTags } from './tags.gen.ts'

/** Vue takes `heading-level="3"`, which is a text, for the property `headingLevel`. */
type Written<Attributes> = {
  [Name in keyof Attributes]: number extends Attributes[Name]
    ? Attributes[Name] | `${number}`
    : Attributes[Name]
}

/** `@svc-copy="(event) => event.detail"` */
type Emit<Names extends keyof SvcEvents> = (
  Names extends string
    ? (emit: (name: Names, event: CustomEvent<SvcEvents[Names]>) => void) => void
    : never
) extends (emit: infer All) => void
  ? All
  : never

/** The tags in templates of Vue 3; a template's `ref` is the element. Vue keeps `key` for itself. */
export type SvcElements = {
  [Tag in keyof SvcTags]: new () => SvcTags[Tag]['element'] & {
    $props: HTMLAttributes & Written<Omit<SvcTags[Tag]['attributes'], 'key'>> & PublicProps
    $emit: Emit<SvcTags[Tag]['events']>
  }
}

declare module 'vue' {
  interface GlobalComponents extends SvcElements {}
  /** Attributes of an element in a slot: `<b slot="logo">`. */
  interface HTMLAttributes {
    slot?: string | undefined
  }
}
