import { type ComponentType, createContext, createElement, use } from 'react'
import type { SiteFrame } from './site-frame.ts'

type FrameProps = { frame: SiteFrame }

export const HeaderContext = createContext<ComponentType<FrameProps>>(withoutTemplate)
export const FooterContext = createContext<ComponentType<FrameProps>>(withoutTemplate)

/** The header of the site's template. */
export function Header(props: FrameProps) {
  return createElement(use(HeaderContext), props)
}

/** The footer of the site's template. */
export function Footer(props: FrameProps) {
  return createElement(use(FooterContext), props)
}

/** The default for template parts, which fails when no template is provided. */
export function withoutTemplate(): never {
  throw new Error('A page was rendered without its template parts.')
}
