import { hydrate } from 'svelte'
import '../../../../widgets/referral-dashboard/referral-dashboard.ts'
import Page from './svelte-page.svelte'

hydrate(Page, { target: document.querySelector('#root')! })
