import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { copySettings } from './copy-settings.ts'
import { CopiedSettings, CopyBody } from './schema.ts'

export function settingsRoutes(deps: Deps) {
  return new Elysia({ name: 'settings', prefix: '/workspace', tags: ['workspace'] })
    .use(secure(deps))
    .post('/copy-settings', ({ ctx, body }) => copySettings(ctx, body), {
      needs: 'workspace.write',
      body: CopyBody,
      response: CopiedSettings,
      detail: {
        operationId: 'copySettings',
        summary: 'Copy settings from the live workspace into its test workspace, or back',
        description:
          'Called in the workspace that is changed; the other one is read. Programs, rewards and mails also need program.write.',
      },
    })
}
