import './pagination.css'

type Page = { page: number; address: string; isCurrent: boolean }

type PaginationProps = {
  previous: string | null
  next: string | null
  /** The linked pages; `null` marks a gap. */
  numbered: readonly (Page | null)[]
  /** The accessible name, to distinguish two on one page. */
  label?: string
}

/** Links to the pages of results. */
export function Pagination({ previous, next, numbered, label = 'Pages' }: PaginationProps) {
  if (numbered.length < 2) return null
  return (
    <nav className="pagination" aria-label={label}>
      {previous && (
        <a className="button button--quiet" href={previous} rel="prev">
          Previous
        </a>
      )}
      <ol>
        {numbered.map((link, index) =>
          link === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap has no other key
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
      {next && (
        <a className="button button--quiet" href={next} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}
