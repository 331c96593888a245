const NO_COMMENTS = 'Dealer comments are pending. Please check back here later.'

/** What the dealer says about the vehicle. */
export function DealerComments({ comments }: { comments: { start: string; rest: string } }) {
  return (
    <details className="panel" open>
      <summary>
        <h2>Dealer Comments</h2>
      </summary>
      <div className="prose">
        <p>
          {comments.start || NO_COMMENTS}
          {comments.rest && <span className="prose__cut">…</span>}
        </p>
        {comments.rest && (
          <details className="more">
            <summary>
              <span className="more__open">Show more</span>
              <span className="more__close">Show less</span>
            </summary>
            <p>{comments.rest.trimStart()}</p>
          </details>
        )}
      </div>
    </details>
  )
}
