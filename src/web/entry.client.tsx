import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageStylesContext, pageStylesInDocument } from './frame/page-styles.tsx'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageStylesContext value={pageStylesInDocument()}>
        <HydratedRouter />
      </PageStylesContext>
    </StrictMode>,
  )
})
