import { createApp } from 'vue'
import ReferPage from './refer-page.vue'

createApp(ReferPage).mount('#root')
