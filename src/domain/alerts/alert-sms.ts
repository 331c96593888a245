import {
  type AlertFrame,
  type AlertItem,
  countedItems,
  itemFacts,
  itemNames,
  overviewUrl,
} from './alert-item.ts'
import { asGsm, smsSegments } from './sms-segments.ts'

const MAX_SEGMENTS = 3
/** A dealer’s name is longer than this only by mistake, and a message needs room for its links. */
const MAX_NAME_LENGTH = 60

/** The text message that tells a customer everything that waits for them, with a link and a way to stop. */
export function alertSms(
  items: readonly AlertItem[],
  { dealerName, siteUrl, stopUrl, more }: AlertFrame,
): string {
  const name = asGsm(dealerName).slice(0, MAX_NAME_LENGTH)
  const [first] = items
  const short = `${name}: ${countedItems(items, more)}. ${overviewUrl(items, siteUrl)} Stop: ${stopUrl}`
  if (items.length !== 1 || !first) return asGsm(short)
  const full = asGsm(
    `${name}: ${itemNames[first.kind][0]}. ${first.title}, ${itemFacts(first)}. ${first.url} Stop: ${stopUrl}`,
  )
  return smsSegments(full) <= MAX_SEGMENTS ? full : asGsm(short)
}
