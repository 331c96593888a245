import type { ComponentType } from 'react'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import type { CarPageLayoutProps } from '../car-page/car-page-pieces.ts'
import type { SiteFrame } from '../frame/site-frame.ts'
import type { HomePageData } from '../home/home-page-data.ts'

/** What a template composes in its own way. All templates are given the same data; none asks for more. */
export type TemplateParts = {
  Header: ComponentType<{ frame: SiteFrame }>
  Footer: ComponentType<{ frame: SiteFrame }>
  /** Fetched where it is shown: most visits never come by the home page. */
  HomePage: ComponentType<{ home: HomePageData }>
  CarCard: ComponentType<{ car: CarCardData; isFirst?: boolean }>
  CarPageLayout: ComponentType<CarPageLayoutProps>
}
