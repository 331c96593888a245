import { CarCard } from '../../cars/car-card.tsx'
import { CarPageLayout } from '../../cars/car-page-layout.tsx'
import { SiteFooter } from '../../frame/site-footer.tsx'
import { SiteHeader } from '../../frame/site-header.tsx'
import { HomePage } from '../../home/home-page.tsx'
import type { TemplateParts } from '../template-parts.ts'

export const metropolitan: TemplateParts = {
  Header: SiteHeader,
  Footer: SiteFooter,
  HomePage,
  CarCard,
  CarPageLayout,
}
