import { ContentPicture } from '../promotions/content-picture.tsx'
import type { CatalogueData } from './catalogue-data.server.ts'

type Item = CatalogueData['items'][number]

/** A part with its price and the vehicles it fits. */
export function CatalogueItem({ item }: { item: Item }) {
  const { name, category, partNumber, price, fitting, fits, text, picture, askHref } = item
  return (
    <article className="catalogue-item">
      {picture && (
        <ContentPicture
          className="catalogue-item__picture"
          picture={picture}
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 50vw, 100vw"
        />
      )}
      <p className="catalogue-item__note">{category}</p>
      <h2 className="catalogue-item__name">{name}</h2>
      {partNumber && <p className="catalogue-item__note">{`Part number ${partNumber}`}</p>}
      {text && <p>{text}</p>}
      <p className="catalogue-item__note">{fits === null ? 'Fits any vehicle' : `Fits ${fits}`}</p>
      {price && (
        <p>
          <strong>{price}</strong> {fitting}
        </p>
      )}
      <p>
        <a href={askHref}>
          Ask about it<span className="visually-hidden">: {name}</span>
        </a>
      </p>
    </article>
  )
}
