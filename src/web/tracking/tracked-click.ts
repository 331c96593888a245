import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { reportEvent } from './report-event.ts'

/** Tells what somebody pressed or changed. */
export function trackedClick(type: string, done: Element): void {
  const event = type === 'click' ? eventOfClick(done) : eventOfChange(done)
  if (event !== null) reportEvent(event)
}

function eventOfClick(pressed: Element): VisitorEvent | null {
  const link = pressed instanceof HTMLAnchorElement ? pressed : null
  if (link?.protocol === 'tel:') return { name: 'call-clicked', carId: null }
  switch (markOf(pressed)) {
    case 'gallery-used':
      return galleryUsed()
    case 'tab-changed':
      return { name: 'tab-changed', tab: wordOf(link?.pathname.split('/').at(-1)) ?? 'all' }
    case 'offer-clicked':
      return { name: 'offer-clicked', link: link?.origin === location.origin ? link.pathname : null }
    default:
      return null
  }
}

function eventOfChange(field: Element): VisitorEvent | null {
  const mark = markOf(field)
  if (mark === 'sort-changed' && field instanceof HTMLSelectElement)
    return { name: mark, sort: wordOf(field.value) ?? 'usual' }
  const filter = wordOf(field.getAttribute('name'))
  return mark === 'filter-changed' && filter !== null ? { name: mark, filter } : null
}

function markOf(element: Element) {
  return element.closest<HTMLElement>('[data-event]')?.dataset['event']
}

const galleriesTold = new Set<string>()

/** A gallery is used once on a page, however many of its pictures are looked at. */
function galleryUsed(): VisitorEvent | null {
  if (galleriesTold.has(location.pathname)) return null
  galleriesTold.add(location.pathname)
  return { name: 'gallery-used', carId: null }
}

/** What may be told: a word of ours, and nothing that a visitor wrote. */
function wordOf(text: string | null | undefined) {
  return /^[\w-]{1,40}$/.exec(text ?? '')?.[0] ?? null
}
