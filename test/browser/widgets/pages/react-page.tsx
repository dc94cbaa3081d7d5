import { useEffect, useRef, useState } from 'react'
import type { SvcReferralDashboard } from '../../../../widgets/referral-dashboard/referral-dashboard.ts'

/** The dashboard, which a button puts away and brings back. */
export function Page() {
  const [shown, setShown] = useState(true)
  const [heard, setHeard] = useState('')
  const dashboard = useRef<SvcReferralDashboard>(null)
  // React does not listen with `onsvc-…` to what it did not draw itself.
  useEffect(() => {
    const hear = ({ detail }: CustomEvent<{ tab: string }>) => setHeard(detail.tab)
    const element = dashboard.current
    element?.addEventListener('svc-tab', hear)
    return () => element?.removeEventListener('svc-tab', hear)
  }, [shown])
  return (
    <>
      <button onClick={() => setShown(!shown)}>Switch</button>
      {shown && (
        <svc-referral-dashboard ref={dashboard} token-url="/fixture/token/rich" heading-level="3" />
      )}
      <p role="note">{heard}</p>
    </>
  )
}
