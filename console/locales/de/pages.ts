import type { Translation } from '../../base/messages.ts'
import type { pages as english } from '../en/pages.ts'

export const pages: Translation<typeof english> = {
  'pages.sharedReport': 'Geteilte Auswertung',
}
