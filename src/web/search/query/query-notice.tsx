import type { ReadQuery } from './parsed-query.server.ts'

/** Says how a request in plain words was read. Each part of it stands below as a filter that can be taken back. */
export function QueryNotice({ understood }: { understood: ReadQuery | null }) {
  if (!understood) return null
  const { parts, unmet, rest } = understood
  return (
    <output className="search-page__notice">
      {(parts.length > 0 || rest !== '') && (
        <>
          Understood as: <strong>{parts.join(' · ')}</strong>
          {rest !== '' && ` and the words “${rest.replaceAll(/["“”]/g, '')}”`}.{' '}
        </>
      )}
      {unmet.length > 0 && `Sorry, we can’t filter by “${unmet.join('”, “')}”. `}
      <a href={understood.insteadAddress}>Search for these words instead</a>
    </output>
  )
}
