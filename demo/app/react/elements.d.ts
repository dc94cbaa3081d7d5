import type { HTMLAttributes, RefAttributes } from 'react'
import type { SvcEvents } from '../../../widgets/base/events.ts'
import type { SvcReferralDashboard } from '../../../widgets/referral-dashboard/referral-dashboard.ts'

/** What a tag takes: attributes of HTML, the element's own properties, a listener for each of its events. */
type Props<Element, Own extends keyof Element> = HTMLAttributes<Element> &
  RefAttributes<Element> & { [Name in Own]?: Element[Name] } & {
    [Name in keyof SvcEvents as `on${Name}`]?: (event: CustomEvent<SvcEvents[Name]>) => void
  }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'svc-referral-dashboard': Props<
        SvcReferralDashboard,
        'token' | 'tokenUrl' | 'tokenProvider' | 'api' | 'tabs' | 'tab' | 'headingLevel'
      >
    }
  }
}
