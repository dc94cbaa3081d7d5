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
    summary: 'Copy workspace settings',
    description:
      'Copies settings between the live workspace and its test workspace. Call it in the workspace that you want to change. Copying programs, rewards, and emails also requires `program.write`. Copies all settings or none.',
  }),
])
