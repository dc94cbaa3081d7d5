import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '../../../../widgets/referral-dashboard/referral-dashboard.ts'
import { Page } from './react-page.tsx'

hydrateRoot(
  document.querySelector('#root')!,
  <StrictMode>
    <Page />
  </StrictMode>,
)
