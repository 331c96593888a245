import { type ComponentType, createContext, createElement, use } from 'react'
import { withoutTemplate } from '../frame/template-frame.ts'
import type { HomePageData } from './home-page-data.ts'

export type HomePageProps = { home: HomePageData }

export const HomePageContext = createContext<ComponentType<HomePageProps>>(withoutTemplate)

/** The home page of the site's template. */
export function HomePage(props: HomePageProps) {
  return createElement(use(HomePageContext), props)
}
