import { useId } from 'react'
import { ContentPicture } from '../promotions/content-picture.tsx'
import type { ModelPageData } from './model-page-data.server.ts'
import './model-colours.css'

type ModelColoursProps = Pick<ModelPageData, 'name' | 'colours'>

/** The colours of a model, each with the model in it where there is a picture. */
export function ModelColours({ name, colours }: ModelColoursProps) {
  const id = useId()
  if (colours.length === 0) return null
  return (
    <section className="container section" aria-labelledby={id}>
      <h2 id={id}>{`${name} colours`}</h2>
      <ul className="model-colours">
        {colours.map(({ name: colour, code, picture }) => (
          <li key={colour}>
            {picture && (
              <ContentPicture
                className="model-colours__picture"
                picture={picture}
                sizes="(min-width: 64rem) 16rem, 50vw"
              />
            )}
            {/* The security policy allows no style attributes. */}
            <svg
              className="model-colours__swatch"
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="1" height="1" fill={code} />
            </svg>
            {colour}
          </li>
        ))}
      </ul>
    </section>
  )
}
