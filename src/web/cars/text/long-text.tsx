import type { CutRichText } from '#domain/rich-text/cut-rich-text.ts'
import { RichTextBlocks } from './rich-text.tsx'

/** A long text, cut after its first part until the visitor expands it. */
export function LongText({ text: { start, rest, continues } }: { text: CutRichText }) {
  return (
    <>
      <RichTextBlocks
        blocks={start}
        after={rest.length > 0 && continues ? <span className="prose__cut">…</span> : null}
      />
      {rest.length > 0 && (
        <details className={continues ? 'more more--continues' : 'more'}>
          <summary>
            <span className="more__open">Show more</span>
            <span className="more__close">Show less</span>
          </summary>
          <RichTextBlocks blocks={rest} />
        </details>
      )}
    </>
  )
}
