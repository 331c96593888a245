import { lazy } from 'react'
import type { TemplateParts } from '../template-parts.ts'
import { YardCarCard } from './yard-car-card.tsx'
import { YardCarPageLayout } from './yard-car-page-layout.tsx'
import { YardFooter } from './yard-footer.tsx'
import { YardHeader } from './yard-header.tsx'
import './type-and-spacing.css'
import './frame.css'
import './cards.css'
import './pages.css'

export const parts: TemplateParts = {
  Header: YardHeader,
  Footer: YardFooter,
  HomePage: lazy(async () => ({ default: (await import('./yard-home.tsx')).YardHome })),
  CarCard: YardCarCard,
  CarPageLayout: YardCarPageLayout,
}
