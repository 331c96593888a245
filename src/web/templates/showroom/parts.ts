import { lazy } from 'react'
import type { TemplateParts } from '../template-parts.ts'
import { ShowroomCarCard } from './showroom-car-card.tsx'
import { ShowroomCarPageLayout } from './showroom-car-page-layout.tsx'
import { ShowroomFooter } from './showroom-footer.tsx'
import { ShowroomHeader } from './showroom-header.tsx'
import './type-and-spacing.css'
import './cards.css'
import './header.css'
import './pages.css'

export const parts: TemplateParts = {
  Header: ShowroomHeader,
  Footer: ShowroomFooter,
  HomePage: lazy(async () => ({ default: (await import('./showroom-home.tsx')).ShowroomHome })),
  CarCard: ShowroomCarCard,
  CarPageLayout: ShowroomCarPageLayout,
}
