import { useState } from 'react'
import { fetchToken } from '../fetch-token.ts'
import { languageOf, WORDS } from '../texts.ts'

const words = WORDS[languageOf(document.documentElement.lang)]

export function ReferPage() {
  const [said, setSaid] = useState('')
  return (
    <>
      <h1>{words.refer}</h1>
      <p className="soft">{words.intro}</p>
      <svc-referral-dashboard
        tokenProvider={fetchToken}
        onsvc-copy={() => setSaid(words.copied)}
        onsvc-session-expired={() => setSaid(words.ended)}
      />
      <p className="said" role="status">
        {said}
      </p>
    </>
  )
}
