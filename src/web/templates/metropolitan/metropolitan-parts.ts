import { CarCard } from '../../cars/car-card.tsx'
import { CarPageLayout } from '../../cars/car-page-layout.tsx'
import type { TemplateParts } from '../template-parts.ts'
import { MetropolitanFooter } from './metropolitan-footer.tsx'
import { MetropolitanHeader } from './metropolitan-header.tsx'
import { MetropolitanHome } from './metropolitan-home.tsx'

export const metropolitan: TemplateParts = {
  Header: MetropolitanHeader,
  Footer: MetropolitanFooter,
  HomePage: MetropolitanHome,
  CarCard,
  CarPageLayout,
}
