import { domains } from './domains/routes.ts'
import { folders } from './folders/routes.ts'
import { links } from './links/routes.ts'
import { qr } from './qr/routes.ts'
import { tags } from './tags/routes.ts'
import { utmTemplates } from './utm-templates/routes.ts'

/** The operations of links and what belongs to them. */
export const linkResources = [domains, folders, links, qr, tags, utmTemplates]
