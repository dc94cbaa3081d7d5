import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import '../../../../widgets/referral-dashboard/referral-dashboard.ts'
import Page from './vue-page.vue'

export const render = (): Promise<string> => renderToString(createSSRApp(Page))
