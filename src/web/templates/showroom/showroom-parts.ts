import { CarCard } from '../../cars/car-card.tsx'
import type { TemplateParts } from '../template-parts.ts'
import { ShowroomCarPageLayout } from './showroom-car-page-layout.tsx'
import { ShowroomFooter } from './showroom-footer.tsx'
import { ShowroomHeader } from './showroom-header.tsx'
import { ShowroomHome } from './showroom-home.tsx'

export const showroom: TemplateParts = {
  Header: ShowroomHeader,
  Footer: ShowroomFooter,
  HomePage: ShowroomHome,
  CarCard,
  CarPageLayout: ShowroomCarPageLayout,
}
