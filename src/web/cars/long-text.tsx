/** A text of which the first part is shown, and the rest to who wants to read on. */
export function LongText({ text: { start, rest } }: { text: { start: string; rest: string } }) {
  return (
    <>
      <p>
        {start}
        {rest && <span className="prose__cut">…</span>}
      </p>
      {rest && (
        <details className="more">
          <summary>
            <span className="more__open">Show more</span>
            <span className="more__close">Show less</span>
          </summary>
          <p>{rest.trimStart()}</p>
        </details>
      )}
    </>
  )
}
