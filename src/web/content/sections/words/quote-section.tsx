import type { ShownSectionOf } from '../shown-section.ts'
import './quote-section.css'

/** A quotation with the name of the person. */
export function QuoteSection({ section: { text, name, role } }: { section: ShownSectionOf<'quote'> }) {
  return (
    <div className="container section">
      <figure className="content-quote">
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <strong>{name}</strong>
          {role && `, ${role}`}
        </figcaption>
      </figure>
    </div>
  )
}
