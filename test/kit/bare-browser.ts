import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../testing/browser.ts'
import { testEngine } from '../../testing/engines/engine.ts'

/**
 * Opens one page in a Chromium that no automation is attached to: automation switches prerendering
 * off. The page has to drive itself and to report over the network.
 */
export async function openBare(url: string, hosts: string[]): Promise<{ close(): Promise<void> }> {
  if (testEngine() !== 'chromium') throw new Error(`${testEngine()} does not prerender pages.`)
  const { path, args, env } = await findChromium()
  const profile = await mkdtemp(join(tmpdir(), 'svc-chromium-'))
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1`).join(',')
  const browser = Bun.spawn(
    [
      path,
      ...args,
      `--host-resolver-rules=${rules}`,
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
    ],
    { env: { ...process.env, ...env }, stdout: 'ignore', stderr: 'pipe', detached: true },
  )
  const { port, ended } = listen(browser.stderr)
  await fetch(`http://127.0.0.1:${await port}/json/new?${encodeURI(url)}`, { method: 'PUT' })
  return {
    close: async () => {
      // Debian's is started by a script, which would end alone.
      process.kill(-browser.pid)
      // Its helpers have the same stderr. They end a little later and may write into the profile until then.
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Where it can be told what to do, and when it and all its helpers have ended. */
function listen(stderr: ReadableStream<Uint8Array>): {
  port: Promise<string>
  ended: Promise<void>
} {
  const port = Promise.withResolvers<string>()
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of stderr) {
      text += decoder.decode(chunk, { stream: true })
      const found = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1]
      if (found) port.resolve(found)
    }
    port.reject(new Error(`Chromium did not start: ${text}`))
  }
  return { port: port.promise, ended: read() }
}
