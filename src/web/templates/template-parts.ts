import type { ComponentType } from 'react'
import type { CarPageLayoutProps } from '../car-page/car-page-pieces.ts'
import type { CarCardProps } from '../cars/card/car-card.ts'
import type { SiteFrame } from '../frame/site-frame.ts'
import type { HomePageProps } from '../home/home-page.ts'

/** What a template composes in its own way. All templates are given the same data; none asks for more. */
export type TemplateParts = {
  Header: ComponentType<{ frame: SiteFrame }>
  Footer: ComponentType<{ frame: SiteFrame }>
  /** Fetched where it is shown: most visits never come by the home page. */
  HomePage: ComponentType<HomePageProps>
  CarCard: ComponentType<CarCardProps>
  CarPageLayout: ComponentType<CarPageLayoutProps>
}
