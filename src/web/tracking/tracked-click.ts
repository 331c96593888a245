import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { reportEvent } from './report-event.ts'

/** Reports what the visitor clicked or changed. */
export function trackedClick(type: string, element: Element): void {
  const event = type === 'click' ? eventOfClick(element) : eventOfChange(element)
  if (event !== null) reportEvent(event)
}

function eventOfClick(clicked: Element): VisitorEvent | null {
  const link = clicked instanceof HTMLAnchorElement ? clicked : null
  if (link?.protocol === 'tel:') return { name: 'call-clicked', carId: null }
  switch (markOf(clicked)) {
    case 'gallery-used':
      return galleryUsed()
    case 'tab-changed':
      return { name: 'tab-changed', tab: identifierIn(link?.pathname.split('/').at(-1)) ?? 'all' }
    case 'offer-clicked':
      return { name: 'offer-clicked', link: link?.origin === location.origin ? link.pathname : null }
    default:
      return null
  }
}

function eventOfChange(field: Element): VisitorEvent | null {
  const mark = markOf(field)
  if (mark === 'sort-changed' && field instanceof HTMLSelectElement)
    return { name: mark, sort: identifierIn(field.value) ?? 'usual' }
  const filter = identifierIn(field.getAttribute('name'))
  return mark === 'filter-changed' && filter !== null ? { name: mark, filter } : null
}

function markOf(element: Element) {
  return element.closest<HTMLElement>('[data-event]')?.dataset['event']
}

const reportedGalleries = new Set<string>()

/** Reports a gallery once per page, however many pictures the visitor views. */
function galleryUsed(): VisitorEvent | null {
  if (reportedGalleries.has(location.pathname)) return null
  reportedGalleries.add(location.pathname)
  return { name: 'gallery-used', carId: null }
}

/** Only our own identifiers may be reported, and nothing that the visitor typed. */
function identifierIn(text: string | null | undefined) {
  return /^[\w-]{1,40}$/.exec(text ?? '')?.[0] ?? null
}
