import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { send } from '../../../http/operations/verbs.ts'
import { copySettings } from './copy-settings.ts'
import { CopiedSettings, CopyBody } from './schema.ts'

export const settings = resource('workspace', [
  send(copySettings, {
    ...byKey('workspace.write'),
    path: '/workspace/copy-settings',
    body: CopyBody,
    answer: CopiedSettings,
    summary: 'Copy settings from the live workspace into its test workspace, or back',
    description:
      'Called in the workspace that is changed; the other one is read. Programs, rewards and mails also need program.write.',
  }),
])
