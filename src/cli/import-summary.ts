import { grouped } from '#domain/shared/grouped.ts'
import type { ImportStockOutcome } from '#operations/import-stock.ts'
import type { ImportSummary } from '#operations/import-report.ts'

/** What an import did, in words for whoever ran it. */
export function importSummary(result: ImportStockOutcome): string {
  switch (result.outcome) {
    case 'same-file':
      return 'This file is what the stock stands on already. Nothing was changed.'
    case 'refused':
      return [
        `Refused: ${result.reason}`,
        'Nothing was changed.',
        ...(result.isForcible ? ['If this is right, import it with --force.'] : []),
        ...rowLines(result.summary),
      ].join('\n')
    case 'rehearsed':
      return ['Nothing was changed. This would happen:', ...lines(result.summary)].join('\n')
    case 'applied':
      return ['Done.', ...lines(result.summary)].join('\n')
  }
}

function lines(summary: ImportSummary) {
  return [...effectLines(summary), ...rowLines(summary)]
}

function effectLines({ effect }: ImportSummary) {
  if (!effect) return []
  return counted([
    [effect.added, 'new'],
    [effect.changed, 'changed'],
    [effect.returned, '  of them for sale again'],
    [effect.unchanged, 'unchanged'],
    [effect.sold, 'sold, as the feed no longer brings them'],
    [effect.takenOff, 'sold or withdrawn, as the feed says'],
    [effect.withdrawn, 'withdrawn, as they are not for this site'],
    [effect.kept, 'no longer brought but kept, as some rows could not be read'],
    [effect.takenOver, 'taken over from another feed'],
    [effect.neverForSale, 'left out, as they were sold before they came'],
    [effect.unprovenWasPrices, 'was-prices left out, as the vehicle never had them'],
  ])
}

/** Reasons beyond this many are in the reject file only. */
const REASONS_SHOWN = 20

function rowLines(summary: ImportSummary | null) {
  if (!summary || summary.rows === 0) return []
  const reasons = summary.reasons.map(
    ({ count, outcome, field, reason, firstRow }) =>
      `  ${outcome}: ${[field, reason].filter(Boolean).join(' ')}: ${number(count)} (first in row ${firstRow})`,
  )
  const hidden = reasons.length - REASONS_SHOWN
  return [
    `Of ${number(summary.rows)} rows:`,
    ...counted([
      [summary.vehicles, 'vehicles'],
      [summary.repeated, '  of them repeated further on'],
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
  return grouped(count)
}
