import enquiry from './enquiry.css?inline'
import car from './car.css?inline'
import compare from './compare.css?inline'
import finance from './finance.css?inline'
import gallery from './gallery.css?inline'
import home from './home.css?inline'
import outbox from './outbox.css?inline'
import search from './search.css?inline'
import service from './service.css?inline'
import type { StylePart } from './style-parts.ts'

/** The same styles as text, inlined into the first page of a visit. */
export const stylePartCss: Record<StylePart, string> = {
  enquiry,
  car,
  compare,
  finance,
  gallery,
  home,
  outbox,
  search,
  service,
}
