import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageStylesContext, pageStylesInDocument } from './frame/page-styles.tsx'
import { loadTemplateParts, templateInDocument } from './templates/load-template-parts.ts'
import { TemplatePartsContext } from './templates/template-parts-context.ts'

const parts = await loadTemplateParts(templateInDocument())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageStylesContext value={pageStylesInDocument()}>
        <TemplatePartsContext value={parts}>
          <HydratedRouter />
        </TemplatePartsContext>
      </PageStylesContext>
    </StrictMode>,
  )
})
