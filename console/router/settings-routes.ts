import { html } from 'lit'
import type { Route } from './route.ts'

/** The pages of the settings, by their path below `/console`. */
export const SETTINGS_ROUTES: Readonly<Record<string, Route>> = {
  '/settings/members': {
    title: 'Members',
    load: () => import('../settings/members/members-page.ts'),
    render: () => html`<members-page></members-page>`,
  },
  '/settings/workspace': {
    title: 'Workspace',
    load: () => import('../settings/workspace/workspace-page.ts'),
    render: () => html`<workspace-page></workspace-page>`,
  },
  '/settings/keys': {
    title: 'Keys',
    load: () => import('../settings/keys/keys-page.ts'),
    render: () => html`<keys-page></keys-page>`,
  },
  '/settings/domains': {
    title: 'Domains',
    load: () => import('../settings/domains/domains-page.ts'),
    render: () => html`<domains-page></domains-page>`,
  },
  '/settings/jobs': {
    title: 'Jobs',
    load: () => import('../settings/jobs/jobs-page.ts'),
    render: () => html`<jobs-page></jobs-page>`,
  },
  '/settings/account': {
    title: 'Account',
    load: () => import('../settings/account/account-page.ts'),
    render: () => html`<account-page></account-page>`,
  },
  '/settings/analytics': {
    title: 'Analytics settings',
    load: () => import('../settings/analytics-settings-page.ts'),
    render: () => html`<analytics-settings-page></analytics-settings-page>`,
  },
  '/settings/email': {
    title: 'Email',
    load: () => import('../settings/email/email-page.ts'),
    render: () => html`<email-page></email-page>`,
  },
  '/settings/mails': {
    title: 'Mail texts',
    load: () => import('../settings/mails/mail-texts-page.ts'),
    render: () => html`<mail-texts-page></mail-texts-page>`,
  },
  '/settings/test-mode': {
    title: 'Test mode',
    load: () => import('../settings/test-mode/test-mode-page.ts'),
    render: () => html`<test-mode-page></test-mode-page>`,
  },
  '/settings/plan': {
    title: 'Plan',
    load: () => import('../settings/plan/plan-page.ts'),
    render: () => html`<plan-page></plan-page>`,
  },
  '/settings/webhooks': {
    title: 'Webhooks',
    load: () => import('../settings/webhooks/webhooks-page.ts'),
    render: () => html`<webhooks-page></webhooks-page>`,
  },
  '/settings/webhooks/:id': {
    title: 'Webhook',
    load: () => import('../settings/webhooks/webhook-page.ts'),
    render: () => html`<webhook-page></webhook-page>`,
  },
  '/settings/export': {
    title: 'Data export',
    load: () => import('../settings/export/export-page.ts'),
    render: () => html`<export-page></export-page>`,
  },
  '/settings/imports': {
    title: 'Imports',
    load: () => import('../settings/imports/imports-page.ts'),
    render: () => html`<imports-page></imports-page>`,
  },
  '/settings/imports/:id': {
    title: 'Imports',
    load: () => import('../settings/imports/import-page.ts'),
    render: () => html`<import-page></import-page>`,
  },
  '/settings/audit': {
    title: 'Audit log',
    load: () => import('../settings/audit/audit-page.ts'),
    render: () => html`<audit-page></audit-page>`,
  },
}
