import { makeId } from '../domain/ids.ts'
import type { Recipient, TransferIntent } from './port.ts'

let made = 0

/** Creates an id as the server does, never the same twice. */
export function transferId(): string {
  const random = crypto.getRandomValues(new Uint8Array(32))
  return makeId('tr', Date.UTC(2026, 2, 3) + made++, random)
}

export function transferTo(
  recipient: Partial<Recipient>,
  changes: Partial<TransferIntent> = {},
): TransferIntent {
  return {
    id: transferId(),
    payoutId: makeId('po', Date.UTC(2026, 2, 3), crypto.getRandomValues(new Uint8Array(32))),
    amountMinor: 12_345n,
    currency: 'usd',
    purpose: 'Acme partner program',
    ...changes,
    recipient: {
      name: 'Grace Okoro',
      email: 'grace@example.com',
      country: 'DE',
      details: {},
      ...recipient,
    },
  }
}

/** Names and purposes that people and attackers write. */
export const HOSTILE_TEXTS = [
  '</Nm></Cdtr><Cdtr><Nm>Eve & "Co" <![CDATA[',
  "Robert'); DROP TABLE payouts;--",
  'line\r\nbreak\tand\u0000control\u001b[31m',
  '🎉🎊 王小明 🎉',
  'Zoë Ångström-Łódź & Söhne',
  'Георги Щърбев',
  '&amp;&lt;!DOCTYPE x [<!ENTITY y "z">]>&y;',
  `${'very long '.repeat(60)}end`,
  `${'x'.repeat(139)}🎉`,
  '\ud83d half an emoji',
  '',
  '   ',
  '/// - : //',
  '9'.repeat(94),
]
