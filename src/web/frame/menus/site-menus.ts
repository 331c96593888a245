import { href } from 'react-router'
import type { Site } from '#sites/site.ts'
import {
  defaultButtons,
  defaultFooterMenu,
  defaultMenu,
  type MenuItem,
  type MenuLink,
} from './default-menus.ts'

type MenuSite = Pick<Site, 'menu' | 'headerButtons' | 'footerMenu' | 'stock' | 'promotions' | 'carPage'>

/** The header’s menu: the dealer’s own or the default, without pages that have nothing to show. */
export function siteMenu(site: MenuSite, runningOffers: number): MenuItem[] {
  const isShown = linkFilter(site, runningOffers)
  return (site.menu ?? defaultMenu(site)).flatMap((item) => {
    const children = item.children.filter(isShown)
    return children.length > 0 || isShown(item) ? [{ ...item, children }] : []
  })
}

/** The header’s buttons. */
export function siteButtons(site: MenuSite, runningOffers: number): MenuLink[] {
  return (site.headerButtons ?? defaultButtons).filter(linkFilter(site, runningOffers))
}

/** The links in the footer. */
export function siteFooterMenu(site: MenuSite, runningOffers: number): MenuLink[] {
  return (site.footerMenu ?? defaultFooterMenu(site)).filter(linkFilter(site, runningOffers))
}

/** Whether a link leads to something. An offers count of 0 hides offers, even where the dealer’s own menu has them. */
function linkFilter({ promotions, carPage }: MenuSite, runningOffers: number) {
  const { moneyBack, lifetimeEngine } = carPage.guarantee
  const empty = new Set([
    ...((promotions.offersCount ?? runningOffers) > 0 ? [] : [href('/offers'), href('/special-offers')]),
    ...(promotions.spinToWin ? [] : [href('/spin-to-win')]),
    ...(moneyBack || lifetimeEngine ? [] : [href('/used-car-guarantee')]),
  ])
  return ({ href: address }: MenuLink) => !empty.has(pathOf(address))
}

function pathOf(address: string) {
  const [path = ''] = address.toLowerCase().split(/[?#]/)
  return path.endsWith('/') ? path.slice(0, -1) : path
}
