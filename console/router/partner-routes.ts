import { html } from 'lit'
import type { Route } from './route.ts'

/** The pages of partners. */
export const PARTNER_ROUTES: Readonly<Record<string, Route>> = {
  '/partners': {
    title: 'common.partners',
    load: () => import('../partners/partners-page.ts'),
    render: () => html`<partners-page></partners-page>`,
  },
  '/partners/invite': {
    title: 'common.invitePartners',
    load: () => import('../partners/invite-page.ts'),
    render: () => html`<invite-page></invite-page>`,
  },
  '/partners/applications': {
    title: 'common.applications',
    load: () => import('../partners/applications-page.ts'),
    render: () => html`<applications-page></applications-page>`,
  },
  '/partners/tags': {
    title: 'partners.tags',
    load: () => import('../partners/partner-tags-page.ts'),
    render: () => html`<partner-tags-page></partner-tags-page>`,
  },
  '/partners/view/:id': {
    title: 'partners.viewAsPartner',
    load: () => import('../partners/view-as-page.ts'),
    render: () => html`<view-as-page></view-as-page>`,
  },
  '/partners/:id': {
    title: 'field.partnerId',
    load: () => import('../partners/partner-page.ts'),
    render: () => html`<partner-page></partner-page>`,
  },
}
