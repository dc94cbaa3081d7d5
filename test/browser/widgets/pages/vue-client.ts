import { createSSRApp } from 'vue'
import '../../../../widgets/referral-dashboard/referral-dashboard.ts'
import Page from './vue-page.vue'

createSSRApp(Page).mount('#root')
