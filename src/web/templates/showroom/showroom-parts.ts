import { CarCard } from '../../cars/car-card.tsx'
import { HomePage } from '../../home/home-page.tsx'
import type { TemplateParts } from '../template-parts.ts'
import { ShowroomCarPageLayout } from './showroom-car-page-layout.tsx'
import { ShowroomFooter } from './showroom-footer.tsx'
import { ShowroomHeader } from './showroom-header.tsx'

export const showroom: TemplateParts = {
  Header: ShowroomHeader,
  Footer: ShowroomFooter,
  HomePage,
  CarCard,
  CarPageLayout: ShowroomCarPageLayout,
}
