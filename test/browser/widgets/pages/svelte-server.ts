import { render as toHtml } from 'svelte/server'
import '../../../../widgets/referral-dashboard/referral-dashboard.ts'
import Page from './svelte-page.svelte'

export const render = (): string => toHtml(Page).body
