import { html } from 'lit'
import type { Route } from './route.ts'

/** The pages of the settings, by their path below `/console`. */
export const SETTINGS_ROUTES: Readonly<Record<string, Route>> = {
  '/settings/members': {
    title: 'common.members',
    load: () => import('../settings/members/members-page.ts'),
    render: () => html`<members-page></members-page>`,
  },
  '/settings/workspace': {
    title: 'common.workspace',
    load: () => import('../settings/workspace/workspace-page.ts'),
    render: () => html`<workspace-page></workspace-page>`,
  },
  '/settings/keys': {
    title: 'common.apiKeys',
    load: () => import('../settings/keys/keys-page.ts'),
    render: () => html`<keys-page></keys-page>`,
  },
  '/settings/domains': {
    title: 'common.domains',
    load: () => import('../settings/domains/domains-page.ts'),
    render: () => html`<domains-page></domains-page>`,
  },
  '/settings/jobs': {
    title: 'common.jobs',
    load: () => import('../settings/jobs/jobs-page.ts'),
    render: () => html`<jobs-page></jobs-page>`,
  },
  '/settings/account': {
    title: 'field.masked',
    load: () => import('../settings/account/account-page.ts'),
    render: () => html`<account-page></account-page>`,
  },
  '/settings/analytics': {
    title: 'tracking.tracking',
    load: () => import('../settings/analytics-settings-page.ts'),
    render: () => html`<analytics-settings-page></analytics-settings-page>`,
  },
  '/settings/email': {
    title: 'field.email',
    load: () => import('../settings/email/email-page.ts'),
    render: () => html`<email-page></email-page>`,
  },
  '/settings/mails': {
    title: 'field.mailTexts',
    load: () => import('../settings/mails/mail-texts-page.ts'),
    render: () => html`<mail-texts-page></mail-texts-page>`,
  },
  '/settings/test-mode': {
    title: 'common.testMode',
    load: () => import('../settings/test-mode/test-mode-page.ts'),
    render: () => html`<test-mode-page></test-mode-page>`,
  },
  '/settings/plan': {
    title: 'field.plan',
    load: () => import('../settings/plan/plan-page.ts'),
    render: () => html`<plan-page></plan-page>`,
  },
  '/settings/webhooks': {
    title: 'common.webhooks',
    load: () => import('../settings/webhooks/webhooks-page.ts'),
    render: () => html`<webhooks-page></webhooks-page>`,
  },
  '/settings/webhooks/:id': {
    title: 'common.webhook',
    load: () => import('../settings/webhooks/webhook-page.ts'),
    render: () => html`<webhook-page></webhook-page>`,
  },
  '/settings/export': {
    title: 'common.dataExport',
    load: () => import('../settings/export/export-page.ts'),
    render: () => html`<export-page></export-page>`,
  },
  '/settings/imports': {
    title: 'common.imports',
    load: () => import('../settings/imports/imports-page.ts'),
    render: () => html`<imports-page></imports-page>`,
  },
  '/settings/imports/:id': {
    title: 'common.imports',
    load: () => import('../settings/imports/import-page.ts'),
    render: () => html`<import-page></import-page>`,
  },
  '/settings/audit': {
    title: 'common.auditLog',
    load: () => import('../settings/audit/audit-page.ts'),
    render: () => html`<audit-page></audit-page>`,
  },
}
