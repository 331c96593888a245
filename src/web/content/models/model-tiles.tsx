import { ContentPicture } from '../../promotions/content-picture.tsx'
import type { ModelTileData } from './model-tile-data.ts'
import './model-tiles.css'

/** The models of a range. */
export function ModelTiles({ tiles }: { tiles: readonly ModelTileData[] }) {
  return (
    <ul className="model-tiles">
      {tiles.map((tile) => (
        <li key={tile.href}>
          <ModelTile tile={tile} />
        </li>
      ))}
    </ul>
  )
}

function ModelTile({
  tile: { name, href, status, picture, outline, price, inStock },
}: {
  tile: ModelTileData
}) {
  return (
    <a className="model-tile" href={href}>
      {picture ? (
        <ContentPicture
          className="model-tile__picture"
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 33vw, 50vw"
          width={250}
          height={120}
        />
      ) : (
        <img className="model-tile__picture" src={outline} alt="" width={250} height={120} loading="lazy" />
      )}
      {status && <span className="model-tile__status">{status}</span>}
      <strong className="model-tile__name">{name}</strong>
      {price && <span>{price}</span>}
      {inStock && <span className="model-tile__stock">{inStock}</span>}
    </a>
  )
}
