import type { PageLinks } from './page-links.ts'

/** The way through many results. */
export function Pagination({ pages }: { pages: PageLinks }) {
  if (pages.numbered.length < 2) return null
  return (
    <nav className="pagination" aria-label="Pages">
      {pages.previous && (
        <a className="button button--quiet" href={pages.previous} rel="prev">
          Previous
        </a>
      )}
      <ol>
        {pages.numbered.map((link, index) =>
          link === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap has nothing else to be known by
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={link.page}>
              <a href={link.address} aria-current={link.isCurrent ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {link.page}
              </a>
            </li>
          ),
        )}
      </ol>
      {pages.next && (
        <a className="button button--quiet" href={pages.next} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}
