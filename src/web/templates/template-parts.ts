import type { ComponentType } from 'react'
import type { CarPageLayoutProps } from '../car-page/car-page-pieces.ts'
import type { CarCardProps } from '../cars/card/car-card.ts'
import type { SiteFrame } from '../frame/site-frame.ts'
import type { HomePageProps } from '../home/home-page.ts'

/** The components each template provides. All templates get the same data. */
export type TemplateParts = {
  Header: ComponentType<{ frame: SiteFrame }>
  Footer: ComponentType<{ frame: SiteFrame }>
  /** Loaded lazily, because most visits skip the home page. */
  HomePage: ComponentType<HomePageProps>
  CarCard: ComponentType<CarCardProps>
  CarPageLayout: ComponentType<CarPageLayoutProps>
}
