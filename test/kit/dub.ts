import { Dub } from 'dub'
import { HTTPClient } from 'dub/lib/http.js'
import type { TestBackend } from './backend.ts'
import type { TestWorkspace } from './workspace.ts'

/** The published npm client, speaking to the app without a socket. It validates every answer. */
export function dubClient(
  backend: TestBackend,
  workspace: TestWorkspace,
  options: { token?: string } = {},
): Dub {
  return new Dub({
    token: options.token ?? workspace.secretKey,
    serverURL: 'http://localhost/api',
    httpClient: new HTTPClient({
      fetcher: (input, init) =>
        backend.handle(input instanceof Request ? input : new Request(input, init)),
    }),
  })
}
