import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import '../../../../widgets/referral-dashboard/referral-dashboard.ts'
import { Page } from './react-page.tsx'

export function render(): string {
  return renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
