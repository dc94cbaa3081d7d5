import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { LONG_MS, Scratch, succeed } from './scratch.ts'

/** Built with the newest version that a shop would install. */
const NEXT = { next: 'latest', react: '19', 'react-dom': '19', typescript: '5' }
const TYPES = { '@types/node': '22', '@types/react': '19' }

const LAYOUT = `
import type { ReactNode } from 'react'
import '@svc/widgets/elements.css'
import { Tracking } from './tracking.tsx'

export default ({ children }: { children: ReactNode }) => (
  <html lang="en"><body><Tracking />{children}</body></html>
)
`

const TRACKING = `'use client'
import { init } from '@svc/analytics'
import { useEffect } from 'react'

export function Tracking() {
  useEffect(() => {
    init({ key: 'svc_pk_a', api: 'https://refer.example.com/api' })
  }, [])
  return null
}
`

const DASHBOARD = `'use client'
import '@svc/widgets/svc-referral-dashboard.js'
import { SvcElement } from '@svc/widgets/react'

export function Dashboard() {
  return (
    <SvcElement
      tag="svc-referral-dashboard"
      api="https://refer.example.com/api"
      token-url="/svc-token"
      onsvc-session-expired={() => location.reload()}
    />
  )
}
`

const PAGE = `
import { Dashboard } from './dashboard.tsx'

export default () => <main><Dashboard /></main>
`

const ROUTE = `
import { readClickId } from '@svc/sdk'
import { FakeSvc } from '@svc/sdk/testing'

export async function POST(request: Request) {
  const svc = new FakeSvc()
  svc.answer('POST /links', { id: 'link_1' })
  const { id } = await svc.links.create({ url: 'https://shop.test/' })
  return Response.json({ id, click: readClickId(request) })
}
`

const scratch = new Scratch()
afterAll(() => scratch.remove())

test(
  'Next builds pages and routes with the packages, and serves them',
  async () => {
    const folder = await scratch.project('next', {
      install: [process.execPath, 'install'],
      files: {
        'package.json': {
          private: true,
          dependencies: { ...(await scratch.pack()), ...NEXT },
          devDependencies: TYPES,
        },
        'next.config.mjs': 'export default { turbopack: { root: import.meta.dirname } }',
        'tsconfig.json': { compilerOptions: COMPILER_OPTIONS },
        'app/layout.tsx': LAYOUT,
        'app/tracking.tsx': TRACKING,
        'app/dashboard.tsx': DASHBOARD,
        'app/page.tsx': PAGE,
        'app/svc-token/route.ts': ROUTE,
      },
    })
    const next = join(folder, 'node_modules/next/dist/bin/next')
    const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
    await succeed(['node', next, 'build'], folder, env)
    const server = Bun.spawn(['node', next, 'start', '--hostname', '127.0.0.1', '--port', '0'], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const origin = await originOf(server.stdout)
      const page = await (await fetch(origin)).text()
      expect(page).toMatch(/<svc-referral-dashboard [^>]*token-url="\/svc-token"/)
      const headers = { cookie: 'svc_id=click_1' }
      const answer = await fetch(`${origin}/svc-token`, { method: 'POST', headers })
      expect(await answer.json()).toEqual({ id: 'link_1', click: 'click_1' })
    } finally {
      server.kill()
      await server.exited
    }
  },
  LONG_MS,
)

const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  isolatedModules: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
}

/** Reads where the server listens from what it prints. */
async function originOf(output: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let printed = ''
  for await (const chunk of output) {
    printed += decoder.decode(chunk, { stream: true })
    const [origin] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed) ?? []
    if (origin && printed.includes('Ready')) return origin
  }
  throw new Error(`The server ended before it listened:\n${printed}`)
}
