import { type ComponentType, createContext, createElement, use } from 'react'
import { withoutTemplate } from '../../frame/template-frame.ts'
import type { CarCardData } from './car-card-data.ts'
import './car-card.css'

export type CarCardProps = { car: CarCardData; isFirst?: boolean; heading?: 'h2' | 'h3' | undefined }

export const CarCardContext = createContext<ComponentType<CarCardProps>>(withoutTemplate)

/** A vehicle among others, as the site's template shows it. */
export function CarCard(props: CarCardProps) {
  return createElement(use(CarCardContext), props)
}
