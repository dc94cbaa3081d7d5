import { afterEach, expect, test } from 'bun:test'
import { onNavigate } from './navigate.ts'

const page = globalThis as { history?: unknown; navigation?: unknown; Navigation?: unknown }

afterEach(() => {
  delete page.history
  delete page.navigation
  delete page.Navigation
})

test('without the Navigation API the wrapped history answers as before, then calls back', () => {
  const log: unknown[] = []
  page.history = {
    pushState: (...parameters: unknown[]) => (log.push(parameters), 'pushed'),
    replaceState: () => 'replaced',
  }
  onNavigate(() => log.push('seen'))
  expect(history.pushState({ a: 1 }, '', '/x') as unknown).toBe('pushed')
  expect(history.replaceState(null, '') as unknown).toBe('replaced')
  expect(log).toEqual([[{ a: 1 }, '', '/x'], 'seen', 'seen'])
})

test('with the Navigation API the history is left alone', () => {
  const pushState = () => {}
  let heard = 0
  page.history = { pushState, replaceState: pushState }
  page.Navigation = class {}
  const target = new EventTarget()
  page.navigation = target
  onNavigate(() => heard++)
  target.dispatchEvent(new Event('currententrychange'))
  expect(heard).toBe(1)
  expect(history.pushState).toBe(pushState)
})
