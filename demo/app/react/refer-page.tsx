import { useState } from 'react'
import { fetchToken } from '../fetch-token.ts'
import { languageOf, TEXTS } from '../texts.ts'

const texts = TEXTS[languageOf(document.documentElement.lang)]

export function ReferPage() {
  const [said, setSaid] = useState('')
  return (
    <>
      <h1>{texts.refer}</h1>
      <p className="soft">{texts.intro}</p>
      <svc-referral-dashboard
        tokenProvider={fetchToken}
        onsvc-copy={() => setSaid(texts.copied)}
        onsvc-session-expired={() => setSaid(texts.ended)}
      />
      <p className="said" role="status">
        {said}
      </p>
    </>
  )
}
