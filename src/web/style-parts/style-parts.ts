import enquiry from './enquiry.css?url'
import car from './car.css?url'
import compare from './compare.css?url'
import finance from './finance.css?url'
import gallery from './gallery.css?url'
import home from './home.css?url'
import outbox from './outbox.css?url'
import search from './search.css?url'
import service from './service.css?url'

/** Styles that only some pages need, as files to load when the visitor navigates to such a page. */
export const stylePartFiles = { enquiry, car, compare, finance, gallery, home, outbox, search, service }

export type StylePart = keyof typeof stylePartFiles

/** The style parts a route needs: `export const handle: PageHandle = …`. */
export type PageHandle = { styles: readonly StylePart[] }

/** The style parts that the routes of a page need. */
export function stylePartsOf(handles: readonly unknown[]): StylePart[] {
  return [...new Set(handles.flatMap((handle) => (isPageHandle(handle) ? handle.styles : [])))]
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'styles' in handle
}
