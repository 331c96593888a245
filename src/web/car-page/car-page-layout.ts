import { type ComponentType, createContext, createElement, use } from 'react'
import { withoutTemplate } from '../frame/template-frame.ts'
import type { CarPageLayoutProps } from './car-page-pieces.ts'

export const CarPageLayoutContext = createContext<ComponentType<CarPageLayoutProps>>(withoutTemplate)

/** The pieces of a vehicle's page, where the site's template puts them. */
export function CarPageLayout(props: CarPageLayoutProps) {
  return createElement(use(CarPageLayoutContext), props)
}
