import { CarCard } from '../../cars/car-card.tsx'
import { HomePage } from '../../home/home-page.tsx'
import type { TemplateParts } from '../template-parts.ts'

import { LifestyleCarPageLayout } from './lifestyle-car-page-layout.tsx'
import { LifestyleFooter } from './lifestyle-footer.tsx'
import { LifestyleHeader } from './lifestyle-header.tsx'

export const lifestyle: TemplateParts = {
  Header: LifestyleHeader,
  Footer: LifestyleFooter,
  HomePage,
  CarCard,
  CarPageLayout: LifestyleCarPageLayout,
}
