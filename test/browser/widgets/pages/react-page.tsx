import { useState } from 'react'
import { SvcElement } from '../../../../widgets/frameworks/react.ts'

/** The dashboard, which a button puts away and brings back. */
export function Page() {
  const [shown, setShown] = useState(true)
  const [heard, setHeard] = useState('')
  return (
    <>
      <button onClick={() => setShown(!shown)}>Switch</button>
      {shown && (
        <SvcElement
          tag="svc-referral-dashboard"
          token-url="/fixture/token/rich"
          heading-level="3"
          onsvc-tab={({ detail }) => setHeard(detail.tab)}
        />
      )}
      <p role="note">{heard}</p>
    </>
  )
}
