import { unquoted } from '#domain/search/quoted-text.ts'
import type { QueryInterpretation } from './interpret-query.server.ts'

/** Says which filters a query in plain words became. The applied filters below can each be removed. */
export function QueryNotice({ interpretation }: { interpretation: QueryInterpretation | null }) {
  if (!interpretation) return null
  const { parts, unmet, rest } = interpretation
  return (
    <output className="search-page__notice">
      {(parts.length > 0 || rest !== '') && (
        <>
          Searching for: {parts.length > 0 && <strong>{parts.join(' · ')}</strong>}
          {parts.length > 0 && rest !== '' && ' and '}
          {rest !== '' && `the ${/\s/.test(rest) ? 'words' : 'word'} “${unquoted(rest)}”`}.{' '}
        </>
      )}
      {unmet.length > 0 && `Sorry, we can’t filter by “${unmet.join('”, “')}”. `}
      <a href={interpretation.exactAddress}>Search for the exact words instead</a>
    </output>
  )
}
