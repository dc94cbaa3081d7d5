import type { BrowserLauncher } from '@web/test-runner'
import { keyOf, WebKit } from '../../testing/engines/webdriver.ts'

/** Runs test files one after another in WebKitGTK. The runner's commands take it for Playwright's. */
export function webkitLauncher(): BrowserLauncher & { getPage(): object } {
  let webkit: WebKit | undefined
  let active: string | undefined
  const window = () => {
    if (!webkit) throw new Error('WebKit has not started.')
    return webkit
  }
  return {
    name: 'WebKitGTK',
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      webkit ??= await WebKit.start()
      active = id
      await webkit.goto(url)
      await webkit.resize({ width: 800, height: 600 })
    },
    isActive: (id) => id === active,
    getBrowserUrl: () => webkit?.url(),
    async stopSession() {
      active = undefined
      await webkit?.goto('about:blank')
      return {}
    },
    startDebugSession: () => Promise.reject(new Error('WebKit shows no debugger here.')),
    stop: async () => webkit?.stop(),
    getPage: () => pageOf(window()),
  }
}

/** The part of Playwright's page that the runner's commands use. */
function pageOf(webkit: WebKit): object {
  const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y })
  const button = { button: 0 }
  const [down, up] = [
    { type: 'pointerDown', ...button },
    { type: 'pointerUp', ...button },
  ]
  return {
    keyboard: {
      type: (text: string) => webkit.type(text),
      press: (keys: string) => webkit.press(keys),
      down: (key: string) => webkit.keys([{ type: 'keyDown', value: keyOf(key) }]),
      up: (key: string) => webkit.keys([{ type: 'keyUp', value: keyOf(key) }]),
    },
    mouse: {
      move: (x: number, y: number) => webkit.pointer([move(x, y)]),
      click: (x: number, y: number) => webkit.pointer([move(x, y), down, up]),
      down: () => webkit.pointer([down]),
      up: () => webkit.pointer([up]),
    },
    setViewportSize: (size: { width: number; height: number }) => webkit.resize(size),
    emulateMedia: () => Promise.reject(new Error('WebKitGTK does not emulate media.')),
  }
}
