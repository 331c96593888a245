import { capitalised } from '../shared/capitalised.ts'
import type { EmailContent } from '../lead-delivery/email.ts'
import { oneLine } from '../lead-delivery/markup.ts'
import {
  type AlertFrame,
  type AlertItem,
  countedItems,
  itemFacts,
  itemNames,
  overviewUrl,
} from './alert-item.ts'

/** More than anyone reads. The rest is on the watchlist. */
const MAX_ITEMS = 20

/** The email that tells a customer everything that waits for them. */
export function alertEmail(items: readonly AlertItem[], frame: AlertFrame): EmailContent {
  const { dealerName, siteUrl, stopUrl, settingsUrl, more } = frame
  const [first] = items
  const heading =
    items.length === 1 && first
      ? `${capitalised(itemNames[first.kind][0])}: ${first.title}`
      : capitalised(countedItems(items, more))
  const shown = items.slice(0, MAX_ITEMS)
  const left = items.length - shown.length + more
  return {
    subject: oneLine(heading),
    preview: oneLine(shown.map(({ title }) => title).join(', ')),
    heading: oneLine(heading),
    paragraphs: [`Here’s what’s new at ${dealerName}. Prices are as advertised when we sent this email.`],
    quote: null,
    rows: [
      ...shown.map((item) => ({
        label: capitalised(itemNames[item.kind][0]),
        value: [
          item.title,
          capitalised(itemFacts(item)),
          ...(item.search === null ? [] : [`Matches your search: ${item.search}`]),
        ].join('\n'),
        href: item.url,
      })),
      ...(left > 0
        ? [
            {
              label: 'And more',
              value: `${left} more ${left === 1 ? 'vehicle' : 'vehicles'}`,
              href: overviewUrl(items, siteUrl),
            },
          ]
        : []),
      { label: 'These alerts', value: 'Choose what you get', href: settingsUrl },
      { label: 'Stop', value: 'Stop these emails', href: stopUrl },
    ],
    closing: [
      `${dealerName}, ${siteUrl}`,
      `You’re getting this email because you asked ${dealerName} for alerts.`,
    ],
  }
}
