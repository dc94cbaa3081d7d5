/** Pages that use the elements, for the compilers. What stands below `wrong` must be refused, line by line. */
export const PAGES = {
  'plain/page.ts': `
import { SvcShareLink } from '@svc/widgets'
import '@svc/widgets/elements.css'
import '@svc/widgets/svc-faq.js'
const element: SvcShareLink = document.createElement('svc-share-link')
element.addEventListener('svc-share', (event) => event.detail.url.toUpperCase())
element.tokenProvider = async () => 'svc_es_1'
document.addEventListener('svc-tab', (event) => event.detail.tab.length)
// wrong
import '@svc/widgets/svc-nothing.js'
element.token = 7
element.addEventListener('svc-share', (event) => event.detail.adress)
`,
  'react/page.tsx': `
import { useRef } from 'react'
import type { SvcReferralDashboard } from '@svc/widgets'
import type {} from '@svc/widgets/react'
export function Page({ compact, kept }: { compact: boolean; kept: boolean }) {
  const dashboard = useRef<SvcReferralDashboard>(null)
  return (
    <>
      <svc-referral-dashboard
        ref={dashboard}
        key="1"
        token-url="/svc-token"
        tokenProvider={async () => 'svc_es_1'}
        heading-level="3"
        headingLevel={3}
        theme="dark"
        density={compact ? 'compact' : undefined}
        className="mine"
        style={{ color: 'red' }}
        slot="main"
        part="board"
        exportparts="tabs, tab"
        lang="de"
        aria-label="Refer"
        onClick={({ clientX }) => clientX}
        onsvc-copy={({ detail }) => ('url' in detail ? detail.url : detail.code)}
        onsvc-tab={({ detail }) => detail.tab.length}
        onsvc-error={() => dashboard.current?.reload()}
      >
        <b slot="logo">Acme</b>
      </svc-referral-dashboard>
      <svc-discount-banner reserve={kept} />
      <svc-partner-landing publishable-key="svc_pk_1" program="friends">
        <svc-partner-signup company />
      </svc-partner-landing>
    </>
  )
}
// wrong
export const noFunction = <svc-referral-dashboard tokenProvider="svc_es_1" />
export const noDetail = <svc-referral-dashboard onsvc-tab={(event) => event.detail.adress} />
export const noListener = <svc-referral-dashboard onsvc-tab="open" />
export const noProperty = <svc-referral-dashboard tokens="svc_es_1" />
export const noNumber = <svc-referral-dashboard heading-level="big" />
export const noTheme = <svc-referral-dashboard theme="blue" />
export const noRange = <svc-stats-chart range="2y" />
export const noMetric = <svc-stats-chart metric="money" />
export const noInterval = <svc-leaderboard interval="2d" />
export const noTag = <svc-referral-dashbord />
`,
  'vue/page.vue': `
<script setup lang="ts">
import { useTemplateRef } from 'vue'
import type {} from '@svc/widgets/vue'
const { compact } = defineProps<{ compact: boolean }>()
const dashboard = useTemplateRef('dashboard')
const copied = ({ detail }: CustomEvent<{ url: string } | { code: string }>) => detail
const askAnew = () => dashboard.value?.reload()
</script>
<template>
  <svc-referral-dashboard
    ref="dashboard"
    key="1"
    token-url="/svc-token"
    :tokenProvider.prop="async () => 'svc_es_1'"
    heading-level="3"
    theme="dark"
    :density="compact ? 'compact' : undefined"
    class="mine"
    :style="{ color: 'red' }"
    slot="main"
    part="board"
    exportparts="tabs, tab"
    lang="de"
    aria-label="Refer"
    @click="({ clientX }) => clientX"
    @svc-copy="copied"
    @svc-tab.once="({ detail }) => detail.tab.length"
    @svc-error="askAnew()"
    ><b slot="logo">Acme</b></svc-referral-dashboard
  >
  <svc-discount-banner reserve />
  <svc-partner-landing publishable-key="svc_pk_1" program="friends" :headingLevel="3">
    <svc-partner-signup company />
  </svc-partner-landing>
  <!-- wrong -->
  <svc-referral-dashboard :tokenProvider="'svc_es_1'" />
  <svc-referral-dashboard :tokenProvider.prop="7" />
  <svc-referral-dashboard @svc-tab="(event) => event.detail.adress" />
  <svc-referral-dashboard @svc-cpoy="copied" />
  <svc-referral-dashboard tokn-url="/svc-token" />
  <svc-referral-dashboard heading-level="big" />
  <svc-referral-dashboard theme="blue" />
  <svc-discount-banner :reserve="false" />
  <svc-stats-chart metric="money" />
  <svc-referral-dashbord />
</template>
`,
  'svelte/page.svelte': `
<script lang="ts">
  import type { SvcReferralDashboard } from '@svc/widgets'
  import type {} from '@svc/widgets/svelte'
  const { compact }: { compact: boolean } = $props()
  let dashboard = $state<SvcReferralDashboard>()
  const copied = ({ detail }: CustomEvent<{ url: string } | { code: string }>) => detail
</script>
<svc-referral-dashboard
  bind:this={dashboard}
  token-url="/svc-token"
  tokenProvider={async () => 'svc_es_1'}
  heading-level="3"
  headingLevel={3}
  theme="dark"
  density={compact ? 'compact' : undefined}
  class="mine"
  style="color: red"
  part="board"
  exportparts="tabs, tab"
  lang="de"
  aria-label="Refer"
  onsvc-copy={copied}
  onsvc-tab={({ detail }) => detail.tab.length}
  onsvc-error={() => dashboard?.reload()}><b slot="logo">Acme</b></svc-referral-dashboard>
<svc-discount-banner reserve></svc-discount-banner>
<svc-partner-landing key="svc_pk_1" program="friends">
  <svc-partner-signup company></svc-partner-signup>
</svc-partner-landing>
<!-- wrong -->
<svc-referral-dashboard tokenProvider="svc_es_1"></svc-referral-dashboard>
<svc-referral-dashboard onsvc-tab={(event) => event.detail.adress}></svc-referral-dashboard>
<svc-referral-dashboard onsvc-cpoy={copied}></svc-referral-dashboard>
<svc-referral-dashboard tokn-url="/svc-token"></svc-referral-dashboard>
<svc-referral-dashboard heading-level="big"></svc-referral-dashboard>
<svc-referral-dashboard theme="blue"></svc-referral-dashboard>
<svc-discount-banner reserve={false}></svc-discount-banner>
<svc-leaderboard interval="2d"></svc-leaderboard>
`,
} as const
