import { html } from 'lit'
import type { Route } from './route.ts'

/** The pages that edit what partners see, by their path below `/console`. */
export const EDITOR_ROUTES: Readonly<Record<string, Route>> = {
  '/program/landing': {
    title: 'field.landing',
    load: () => import('../editors/landing-page.ts'),
    render: () => html`<landing-page></landing-page>`,
  },
  '/program/form': {
    title: 'field.applicationForm',
    load: () => import('../editors/form-page.ts'),
    render: () => html`<form-page></form-page>`,
  },
  '/program/resources': {
    title: 'field.resources',
    load: () => import('../editors/resources-page.ts'),
    render: () => html`<resources-page></resources-page>`,
  },
}
