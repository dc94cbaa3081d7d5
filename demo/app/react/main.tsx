import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ReferPage } from './refer-page.tsx'

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <ReferPage />
  </StrictMode>,
)
