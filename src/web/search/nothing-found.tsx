import type { SearchPageData } from './search-page-data.server.ts'

/** Nothing fits. Says what would, and that somebody can be asked. */
export function NothingFound({ waysOut }: Pick<SearchPageData, 'waysOut'>) {
  return (
    <section className="nothing-found">
      <h2>Nothing matches all of that</h2>
      {waysOut.length > 0 && (
        <>
          <p>Giving up one thing brings more:</p>
          <ul>
            {waysOut.map(({ label, address, total }) => (
              <li key={address}>
                <a href={address}>{label}</a> ({total.toLocaleString('en-AU')})
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="button" href="/contact?category=General+Enquiry">
          Ask us to find it for you
        </a>
      </p>
    </section>
  )
}
