import type { TemplateParts } from '../template-parts.ts'
import { ShowroomCarCard } from './showroom-car-card.tsx'
import { ShowroomCarPageLayout } from './showroom-car-page-layout.tsx'
import { ShowroomFooter } from './showroom-footer.tsx'
import { ShowroomHeader } from './showroom-header.tsx'
import { ShowroomHome } from './showroom-home.tsx'

export const showroom: TemplateParts = {
  Header: ShowroomHeader,
  Footer: ShowroomFooter,
  HomePage: ShowroomHome,
  CarCard: ShowroomCarCard,
  CarPageLayout: ShowroomCarPageLayout,
}
