import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { trackClick } from '../tracking/track-click.ts'
import { rememberPage } from '../device/first-party-visit.ts'

/** An attribute for links that change part of a page, which keep the scroll position. */
export const keepScroll = { 'data-keep-scroll': '' }

/**
 * Handles clicks on plain links without a full page load. One listener serves all of a page's links, and a progress bar
 * shows that the next page is loading.
 */
export function ClientNavigation() {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const location = useLocation()
  const isOtherPage = useRef(false)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      trackClick(event)
      const link = linkToFollow(event)
      if (!link) return
      event.preventDefault()
      const preventScrollReset = link.dataset['keepScroll'] !== undefined
      isOtherPage.current = !preventScrollReset && link.hash === ''
      void navigate(link.pathname + link.search + link.hash, { preventScrollReset })
    }
    document.addEventListener('click', follow)
    document.addEventListener('change', trackClick)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('change', trackClick)
    }
  }, [navigate])

  // Menus opened before hydration stay open, because the page hasn't changed.
  const shownPath = useRef(location.pathname)
  useEffect(() => {
    if (shownPath.current !== location.pathname) closeOverlays()
    shownPath.current = location.pathname
  }, [location.pathname])
  // The clicked link was on the previous page, so move the focus to the new page for keyboard and screen-reader users.
  const { key } = location
  const shownKey = useRef(key)
  useLayoutEffect(() => {
    if (key !== shownKey.current) document.documentElement.dataset['navigated'] = ''
  }, [key])
  useEffect(() => {
    if (key === shownKey.current) return
    shownKey.current = key
    // The same goes when the pressed element is gone, such as a removed filter.
    if (isOtherPage.current || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    isOtherPage.current = false
  }, [key])
  const { pathname, search } = location.mask ?? location
  useEffect(() => rememberPage(pathname + search), [pathname, search])

  return <div className="progress" data-busy={navigation.state !== 'idle'} aria-hidden="true" />
}

/** The clicked link, if it is a plain click that leads to another page of this site. */
function linkToFollow(event: MouseEvent) {
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (event.defaultPrevented || !isPlainClick || !(event.target instanceof Element)) return null

  const link = event.target.closest('a')
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return null
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  const isFile = /\.\w+$/.test(link.pathname) || link.pathname.startsWith('/api/')
  return isFile || (isSamePage && link.hash) ? null : link
}

function closeOverlays() {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]'))
    menu.open = false
}
