import type { UnderstoodAs } from './understood-search.server.ts'

/** Says how a request in plain words was read. Each part of it stands below as a filter that can be taken back. */
export function UnderstoodNotice({ understood }: { understood: UnderstoodAs | null }) {
  if (!understood) return null
  return (
    <output className="search-page__notice">
      Understood as: <strong>{understood.parts.join(' · ')}</strong>
      {understood.rest !== '' && ` and the words “${understood.rest.replaceAll(/["“”]/g, '')}”`}.{' '}
      <a href={understood.insteadAddress}>Search for these words instead</a>
    </output>
  )
}
