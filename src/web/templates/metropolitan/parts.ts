import { lazy } from 'react'
import type { TemplateParts } from '../template-parts.ts'
import { MetropolitanCarCard } from './metropolitan-car-card.tsx'
import { MetropolitanCarPageLayout } from './metropolitan-car-page-layout.tsx'
import { MetropolitanFooter } from './metropolitan-footer.tsx'
import { MetropolitanHeader } from './metropolitan-header.tsx'
import './type-and-spacing.css'
import './frame.css'
import './cards.css'
import './pages.css'
import './wide.css'

export const parts: TemplateParts = {
  Header: MetropolitanHeader,
  Footer: MetropolitanFooter,
  HomePage: lazy(async () => ({ default: (await import('./metropolitan-home.tsx')).MetropolitanHome })),
  CarCard: MetropolitanCarCard,
  CarPageLayout: MetropolitanCarPageLayout,
}
