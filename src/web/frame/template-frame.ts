import { type ComponentType, createContext, createElement, use } from 'react'
import type { SiteFrame } from './site-frame.ts'

type FrameProps = { frame: SiteFrame }

export const HeaderContext = createContext<ComponentType<FrameProps>>(withoutTemplate)
export const FooterContext = createContext<ComponentType<FrameProps>>(withoutTemplate)

/** The site's header, as its template has it. */
export function Header(props: FrameProps) {
  return createElement(use(HeaderContext), props)
}

/** The site's footer, as its template has it. */
export function Footer(props: FrameProps) {
  return createElement(use(FooterContext), props)
}

/** Replaces each part of a template until one is given. */
export function withoutTemplate(): never {
  throw new Error('A page is drawn without the parts of a template.')
}
