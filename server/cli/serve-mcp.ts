import { createHmac, randomBytes } from 'node:crypto'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { readConfig } from '../config.ts'
import type { ApiRequest } from '../mcp/build-request.ts'
import { createMcpServer } from '../mcp/create-mcp-server.ts'
import type { ApiDescription } from '../mcp/operations.ts'
import { readCatalog } from '../mcp/read-catalog.ts'
import { UsageError, type StandaloneCommand } from './command.ts'

const TIMEOUT_MS = 30_000

/** Speaks the Model Context Protocol over stdin and stdout, for assistants that start a program. */
export const serveMcp: StandaloneCommand = {
  words: 'mcp',
  summary:
    'Serve the API to an AI assistant over stdin and stdout, with the key in SVC_API_KEY (docs/guides/mcp.md)',
  flags: {
    url: { describe: 'The URL of the server; default: ORIGIN', value: 'address' },
  },
  async runAlone({ flags }) {
    const { origin, apiKey } = readConfig()
    if (!apiKey?.startsWith('svc_sk_')) {
      throw new UsageError('Set SVC_API_KEY to a secret key (svc_sk_…) with the scopes it needs.')
    }
    const base = baseOf(flags['url'] ?? origin)
    const document = (await (
      await ask(new URL('/api/openapi.json', base))
    ).json()) as ApiDescription
    // Confirmations end with this process.
    const secret = randomBytes(32)
    const server = createMcpServer({
      ...readCatalog(document),
      call: (request, once) => call(base, apiKey, { request, once }),
      caller: 'stdio',
      sign: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
      now: () => Date.now(),
    })
    await server.connect(new StdioServerTransport())
    await new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve))
    await server.close()
    return { text: '', json: {} }
  },
}

/** Reads the address of a server. @throws UsageError unless it is an http or https address */
function baseOf(address: string): URL {
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address)
  throw new UsageError('The server URL must start with http:// or https://.')
}

async function call(
  base: URL,
  key: string,
  { request, once }: { request: ApiRequest; once: string | null },
): Promise<{ status: number; text: string }> {
  const { method, path, body } = request
  const response = await ask(new URL(path, base), {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(once !== null && { 'idempotency-key': once }),
    },
    ...(body !== null && { body }),
  })
  return { status: response.status, text: await response.text() }
}

/** Sends a request. @throws Error that says what to check when nobody answers */
async function ask(url: URL, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch {
    throw new Error(
      `${url.origin} doesn’t respond. Check that the server is running and the URL is correct.`,
    )
  }
}
