'use client'
import { createElement, useSyncExternalStore, type ReactElement } from 'react'
import type { SvcElements } from './react.ts'

const subscribe = () => () => {}

/** Tells what React sets when it draws or updates an element, and leaves out when it takes over a server's. */
const isLate = (name: string, value: unknown) =>
  name.startsWith('onsvc-') || (typeof value === 'function' && !/^(ref|on[A-Z].*)$/.test(name))

/** Renders an element on a server, and in the browser gives it its listeners and functions, too. */
export function SvcElement<Tag extends keyof SvcElements>({
  tag,
  ...props
}: { tag: Tag } & SvcElements[Tag]): ReactElement {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const known = Object.entries(props).filter(([name, value]) => isHydrated || !isLate(name, value))
  return createElement<object>(tag, Object.fromEntries(known))
}
