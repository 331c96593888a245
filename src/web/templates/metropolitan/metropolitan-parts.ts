import type { TemplateParts } from '../template-parts.ts'
import { MetropolitanCarCard } from './metropolitan-car-card.tsx'
import { MetropolitanCarPageLayout } from './metropolitan-car-page-layout.tsx'
import { MetropolitanFooter } from './metropolitan-footer.tsx'
import { MetropolitanHeader } from './metropolitan-header.tsx'
import { MetropolitanHome } from './metropolitan-home.tsx'

export const metropolitan: TemplateParts = {
  Header: MetropolitanHeader,
  Footer: MetropolitanFooter,
  HomePage: MetropolitanHome,
  CarCard: MetropolitanCarCard,
  CarPageLayout: MetropolitanCarPageLayout,
}
