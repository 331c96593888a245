import { CarPageLayoutContext } from '../car-page/car-page-layout.ts'
import { CarCardContext } from '../cars/card/car-card.ts'
import { FooterContext, HeaderContext } from '../frame/template-frame.ts'
import { HomePageContext } from '../home/home-page.ts'
import type { TemplateParts } from './template-parts.ts'

type TemplatePartsProviderProps = { parts: TemplateParts; children: React.ReactNode }

/** Provides the parts of the site's template to all features, on the server and in the browser. */
export function TemplatePartsProvider({ parts, children }: TemplatePartsProviderProps) {
  return (
    <HeaderContext value={parts.Header}>
      <FooterContext value={parts.Footer}>
        <HomePageContext value={parts.HomePage}>
          <CarCardContext value={parts.CarCard}>
            <CarPageLayoutContext value={parts.CarPageLayout}>{children}</CarPageLayoutContext>
          </CarCardContext>
        </HomePageContext>
      </FooterContext>
    </HeaderContext>
  )
}
