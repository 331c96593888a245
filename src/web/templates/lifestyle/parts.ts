import { lazy } from 'react'
import type { TemplateParts } from '../template-parts.ts'
import { LifestyleCarCard } from './lifestyle-car-card.tsx'
import { LifestyleCarPageLayout } from './lifestyle-car-page-layout.tsx'
import { LifestyleFooter } from './lifestyle-footer.tsx'
import { LifestyleHeader } from './lifestyle-header.tsx'
import './type-and-spacing.css'
import './frame.css'
import './cards.css'
import './car-page.css'
import './pages.css'
import './wide.css'

export const parts: TemplateParts = {
  Header: LifestyleHeader,
  Footer: LifestyleFooter,
  HomePage: lazy(async () => ({ default: (await import('./lifestyle-home.tsx')).LifestyleHome })),
  CarCard: LifestyleCarCard,
  CarPageLayout: LifestyleCarPageLayout,
}
