import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PageStylesContext, pageStylesInDocument } from './styles/page-styles.tsx'
import { loadRouteModules } from './rendering/load-route-modules.ts'
import { leaveInputToReact } from './rendering/early-input.ts'
import { scrollFocusIntoView } from './frame/scroll-focus-into-view.ts'
import type { TemplateParts } from './templates/template-parts.ts'
import { loadTemplateParts, templateInDocument } from './templates/load-template-parts.ts'
import { TemplatePartsProvider } from './templates/template-parts-provider.tsx'
import { watchOverlaySteps } from './ui/overlays/overlay-steps.ts'
import { HydrationProvider } from './ui/hydration.tsx'

watchOverlaySteps()
// Not awaited at the top level: the parts' file imports this one, so both would wait for each other forever.
void Promise.all([loadTemplateParts(templateInDocument()), loadRouteModules()]).then(([parts]) =>
  hydrate(parts),
)
scrollFocusIntoView()

function hydrate(parts: TemplateParts) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageStylesContext value={pageStylesInDocument()}>
          <TemplatePartsProvider parts={parts}>
            <HydrationProvider onHydrated={leaveInputToReact()}>
              <HydratedRouter />
            </HydrationProvider>
          </TemplatePartsProvider>
        </PageStylesContext>
      </StrictMode>,
    )
  })
}
