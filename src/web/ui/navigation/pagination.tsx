type Page = { page: number; address: string; isCurrent: boolean }

type PaginationProps = {
  previous: string | null
  next: string | null
  /** The pages there are links to; `null` stands for those left out between them. */
  numbered: readonly (Page | null)[]
  /** Tells it from another on the same page. */
  label?: string
}

/** The way through many results. */
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
      {next && (
        <a className="button button--quiet" href={next} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}
