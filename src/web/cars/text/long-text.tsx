import type { CutText } from '#domain/rich-text/cut-rich-text.ts'
import { RichWords } from './rich-text.tsx'

/** A text whose first part is shown, and the rest on request. */
export function LongText({ text: { start, rest, continues } }: { text: CutText }) {
  return (
    <>
      <RichWords
        blocks={start}
        after={rest.length > 0 && continues ? <span className="prose__cut">…</span> : null}
      />
      {rest.length > 0 && (
        <details className={continues ? 'more more--continues' : 'more'}>
          <summary>
            <span className="more__open">Show more</span>
            <span className="more__close">Show less</span>
          </summary>
          <RichWords blocks={rest} />
        </details>
      )}
    </>
  )
}
