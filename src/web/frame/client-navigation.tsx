import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { trackClick } from '../tracking/track-click.ts'
import { rememberPage } from '../device/first-party-visit.ts'

/** Attribute of links that change a part of the page, where the visitor wants to stay where they are. */
export const keepScroll = { 'data-keep-scroll': '' }

/**
 * Links are plain links. This follows them without loading the whole page anew, from one place instead of a listener
 * and a lookup for each of a page's hundred links, and shows that the next page is on its way.
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

  // What the visitor opened while the scripts were on their way stays open: they are where they were.
  const shownPath = useRef(location.pathname)
  useEffect(() => {
    if (shownPath.current !== location.pathname) closeWhatHangsOverThePage()
    shownPath.current = location.pathname
  }, [location.pathname])
  // The link that was followed stood on the page before; whoever reads by keyboard or ear begins at the new one.
  const { key } = location
  const shownKey = useRef(key)
  useLayoutEffect(() => {
    if (key !== shownKey.current) document.documentElement.dataset['movedOn'] = ''
  }, [key])
  useEffect(() => {
    if (key === shownKey.current) return
    shownKey.current = key
    // So do they when what they had pressed has gone, such as a filter that they took back.
    if (isOtherPage.current || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    isOtherPage.current = false
  }, [key])
  const { pathname, search } = location.mask ?? location
  useEffect(() => rememberPage(pathname + search), [pathname, search])

  return <div className="progress" data-busy={navigation.state !== 'idle'} aria-hidden="true" />
}

/** The link that was clicked, when it leads to another page of this site and nothing else is asked of the browser. */
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

function closeWhatHangsOverThePage() {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]'))
    menu.open = false
}
