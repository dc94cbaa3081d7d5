import { html } from 'lit'
import type { Route } from './route.ts'

/** The pages of connected accounts and of what they report, by their path below `/console`. */
export const CONNECTION_ROUTES: Readonly<Record<string, Route>> = {
  '/connections': {
    title: 'common.connections',
    load: () => import('../connections/connections-page.ts'),
    render: () => html`<connections-page></connections-page>`,
  },
  '/connections/inbox': {
    title: 'common.eventLog',
    load: () => import('../connections/inbox-page.ts'),
    render: () => html`<inbox-page></inbox-page>`,
  },
  '/connect/:id': {
    title: 'common.connections',
    load: () => import('../connections/connect-return-page.ts'),
    render: () => html`<connect-return-page></connect-return-page>`,
  },
  '/connections/:id': {
    title: 'connections.connection',
    load: () => import('../connections/connection-page.ts'),
    render: () => html`<connection-page></connection-page>`,
  },
}
