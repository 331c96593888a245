import { formatNumber } from '#domain/shared/format-number.ts'
import type { ImportStockOutcome } from '#operations/stock-import/import-stock.ts'
import type { ImportSummary } from '#operations/stock-import/import-report.ts'

/** The summary of an import for the operator. */
export function importSummary(result: ImportStockOutcome): string {
  switch (result.outcome) {
    case 'same-file':
      return 'This file has been imported already. Nothing was changed. To import it again, use --force.'
    case 'refused':
      return [
        `Refused: ${result.reason}`,
        'Nothing was changed.',
        ...(result.isForcible ? ['If the feed is correct, import it with --force.'] : []),
        ...rowLines(result.summary),
      ].join('\n')
    case 'rehearsed':
      return [
        ...warnings(result.summary),
        'Nothing was changed. The import would have these results:',
        ...lines(result.summary),
      ].join('\n')
    case 'applied':
      return [...warnings(result.summary), 'Done.', ...lines(result.summary)].join('\n')
  }
}

function warnings({ mostlyEmpty, vehicles, effect }: ImportSummary) {
  return [
    ...mostlyEmpty.map(
      ({ field, columns, empty }) =>
        `Warning: ${field} is empty for ${number(empty)} of ${number(vehicles)} vehicles. Check how the mapping reads ${columns.map((column) => `“${column}”`).join(' and ')}.`,
    ),
    ...heldWarning(effect),
  ]
}

/** A vehicle that a customer holds, and that is gone from the feed, needs a person. */
function heldWarning(effect: ImportSummary['effect']) {
  if (!effect || effect.held.count === 0) return []
  const { count, stockNumbers } = effect.held
  const hidden = count - stockNumbers.length
  const names = stockNumbers.join(', ') + (hidden > 0 ? ` and ${number(hidden)} more` : '')
  return [
    `Warning: the feed no longer lists or offers vehicles that customers have paid to hold. They stay for sale: ${names}. Sell each to its holder or release it, with forecourt holds.`,
  ]
}

function lines(summary: ImportSummary) {
  return [...effectLines(summary), ...rowLines(summary)]
}

function effectLines({ effect }: ImportSummary) {
  if (!effect) return []
  return counted([
    [effect.added, 'new'],
    [effect.changed, 'changed'],
    [effect.returned, '  including back for sale'],
    [effect.unchanged, 'unchanged'],
    [effect.sold, 'sold, because the feed no longer lists them'],
    [effect.takenOff, 'sold, withdrawn or hidden, according to the feed'],
    [effect.withdrawn, 'withdrawn, because they are not for this site'],
    [
      effect.kept,
      'no longer listed but not removed, because some rows were unreadable or have no stock number',
    ],
    [effect.held.count, 'no longer listed or offered but not removed, because customers hold them'],
    [effect.takenOver, 'taken over from another feed'],
    [effect.neverForSale, 'left out, because they were sold before they were ever listed'],
    [
      effect.unprovenWasPrices,
      'was-prices left out, because the vehicles were not offered at them for long enough',
    ],
  ])
}

/** The summary shows at most this many reasons. The reject file has them all. */
const REASONS_SHOWN = 20

function rowLines(summary: ImportSummary | null) {
  if (!summary || summary.rows === 0) return []
  const reasons = summary.reasons.map(
    ({ count, outcome, field, reason, firstRow }) =>
      `  ${outcome}: ${[field, reason].filter(Boolean).join(' ')}: ${number(count)} (first in row ${firstRow})`,
  )
  const hidden = reasons.length - REASONS_SHOWN
  return [
    ...(summary.encoding === 'utf-8' ? [] : [`The file’s character encoding is ${summary.encoding}.`]),
    summary.rows === 1 ? 'Of 1 row:' : `Of ${number(summary.rows)} rows:`,
    ...counted([
      [summary.vehicles, 'vehicles'],
      [summary.repeated, '  including repeated rows'],
      [summary.skipped, 'skipped'],
      [summary.rejected, 'rejected'],
      [summary.unreadable, 'unreadable'],
    ]),
    ...(reasons.length > 0 ? ['Reasons:', ...reasons.slice(0, REASONS_SHOWN)] : []),
    ...(hidden > 0 ? [`  and ${hidden} other reasons`] : []),
  ]
}

function counted(counts: [count: number, what: string][]) {
  return counts.filter(([count]) => count > 0).map(([count, what]) => `  ${what}: ${number(count)}`)
}

function number(count: number) {
  return formatNumber(count)
}
