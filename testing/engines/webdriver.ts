import { findProgram } from './engine.ts'

/** A key or text as WebDriver sends it. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
}

/** GTK makes no window of MiniBrowser narrower. */
const NARROWEST = 450

type Action = Record<string, unknown>

/** One window of WebKitGTK's MiniBrowser on a screen of its own, driven by WebDriver. */
export class WebKit {
  readonly #base: string
  readonly #processes: readonly Bun.Subprocess[]
  #session = ''

  private constructor(base: string, processes: readonly Bun.Subprocess[]) {
    this.#base = base
    this.#processes = processes
  }

  /** Opens a window; `proxy`, a host and a port, takes its requests of every host. */
  static async start(proxy?: string): Promise<WebKit> {
    const screen = Bun.spawn(
      [findProgram('xvfb'), '-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      { stdout: 'pipe', stderr: 'ignore' },
    )
    const display = await firstLine(screen.stdout)
    const port = unusedPort()
    const driver = Bun.spawn([findProgram('webkit'), `--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdout: 'ignore',
      stderr: 'ignore',
    })
    const webkit = new WebKit(`http://127.0.0.1:${port}`, [driver, screen])
    try {
      await webkit.#open(proxy)
    } catch (error) {
      await webkit.stop()
      throw error
    }
    return webkit
  }

  goto = (url: string) => this.send('POST', 'url', { url })

  url = () => this.send<string>('GET', 'url')

  /** Runs the body of a function in the page and returns what it returns. */
  run = <T>(script: string, ...args: unknown[]) =>
    this.send<T>('POST', 'execute/sync', { script, args })

  /** Runs the body of a function in the page and returns what it gives to its last argument. */
  runAsync = <T>(script: string, ...args: unknown[]) =>
    this.send<T>('POST', 'execute/async', { script, args })

  /** Finds an element; answers with the path of its commands. */
  async find(using: string, value: string): Promise<string> {
    const found = await this.send<Record<string, string>>('POST', 'element', { using, value })
    return `element/${Object.values(found)[0]}`
  }

  /** Presses and releases keys in order; `Shift+Tab` holds the first. */
  async press(keys: string): Promise<void> {
    const held = keys.split('+').map(keyOf)
    const down = held.map((value): Action => ({ type: 'keyDown', value }))
    const up = held.toReversed().map((value): Action => ({ type: 'keyUp', value }))
    await this.keys([...down, ...up])
  }

  async type(text: string): Promise<void> {
    await this.keys(
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  }

  keys = (actions: Action[]) =>
    this.send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })

  pointer = (actions: Action[]) =>
    this.send('POST', 'actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })

  /** Makes the page that large. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    if (width < NARROWEST) throw new Error(`Its windows are not narrower than ${NARROWEST} px.`)
    const [innerWidth, innerHeight] = await this.run<[number, number]>(
      'return [innerWidth, innerHeight]',
    )
    const rect = await this.send<{ width: number; height: number }>('GET', 'window/rect')
    await this.send('POST', 'window/rect', {
      width: rect.width - innerWidth + width,
      height: rect.height - innerHeight + height,
    })
  }

  async stop(): Promise<void> {
    await fetch(`${this.#base}/session/${this.#session}`, { method: 'DELETE' }).catch(() => {})
    for (const process of this.#processes) {
      process.kill()
      await process.exited
    }
  }

  async #open(proxy?: string): Promise<void> {
    // The driver listens a moment after it began.
    while (!(await fetch(`${this.#base}/status`).catch(() => null))?.ok) {
      if (this.#processes.some(({ exitCode }) => exitCode !== null))
        throw new Error('WebKitWebDriver or its screen did not start.')
      await Bun.sleep(50)
    }
    const options = { binary: await findMiniBrowser(), args: ['--automation'] }
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': options,
      // It would bound them by a timer in the page, where a test watches for timers.
      timeouts: { script: null },
      ...(proxy && { proxy: { proxyType: 'manual', httpProxy: proxy } }),
    }
    const { sessionId } = await this.#ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch },
    })
    this.#session = sessionId
  }

  /** Sends a command of the session. */
  send<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    return this.#ask(method, `/session/${this.#session}/${path}`, body)
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(this.#base + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    // The protocol says what each answer holds.
    const { value } = (await answer.json()) as {
      value: T & { error?: string; message?: string }
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
}

export function keyOf(name: string): string {
  return KEYS[name] ?? name
}

/** Finds a port that nobody uses at this moment. */
function unusedPort(): number {
  const probe = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => {} } })
  probe.stop()
  return probe.port
}

/** Reads what a program says first, and leaves the rest: it goes on. */
async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  const { value } = await stream.getReader().read()
  if (!value) throw new Error('Xvfb did not start.')
  return new TextDecoder().decode(value).trim()
}

/** Finds MiniBrowser, which Debian keeps beside the library, once for each version of it. */
async function findMiniBrowser(): Promise<string> {
  const glob = new Bun.Glob('*/webkit2gtk-4.*/MiniBrowser')
  for await (const path of glob.scan({ cwd: '/usr/lib', absolute: true })) return path
  throw new Error('MiniBrowser is not there: apt-get install webkit2gtk-driver')
}
