import type { Config } from '../server/config.ts'
import { assetOf } from './kit/assets.ts'
import { escapeHtml, page } from './kit/page.ts'

export interface Progress {
  say(line: string): void
  /** Leaves the port to the demo. */
  end(): Promise<void>
}

/** Answers on the demo's port while its data is made, and tells how far that is. */
export function showProgress({ port, host }: Pick<Config, 'port' | 'host'>): Progress {
  const lines: string[] = []
  const server = Bun.serve({
    port,
    hostname: host,
    fetch: (request) => {
      const [, file] = /^\/demo\/assets\/([^/]+)$/.exec(new URL(request.url).pathname) ?? []
      const asset = file && assetOf(file)
      if (asset) return asset
      const answer = page(progressPage(lines))
      const { headers } = answer
      headers.set('retry-after', '1')
      headers.set('connection', 'close')
      // A form that started over is not sent again.
      const refresh = request.method === 'GET' ? '1' : '1; url=/demo/'
      headers.set('refresh', refresh)
      return new Response(answer.body, { status: 503, headers })
    },
  })
  return {
    say: (line) => void lines.push(line.trim()),
    end: () => server.stop(true),
  }
}

function progressPage(lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/demo/assets/guide-page.css" />
    <title>The demo is starting</title>
  </head>
  <body>
    <main>
      <header>
        <h1>The demo is starting</h1>
        <p class="soft">This page reloads when the demo is ready.</p>
        <ol role="log">${items}</ol>
      </header>
    </main>
  </body>
</html>`
}
