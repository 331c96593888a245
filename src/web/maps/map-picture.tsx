import type { DrawnMap } from '#domain/locations/map/drawn-map.ts'
import './map-picture.css'

type MapPictureProps = {
  map: DrawnMap
  /** The text for screen readers. The page lists what the map shows. */
  label: string
  /** On a card there is room for the largest towns only. */
  isSmall?: boolean
}

/** A drawn map with a numbered pin for each place. */
export function MapPicture({ map, label, isSmall = false }: MapPictureProps) {
  const { width, height, land, borders, labels, pins, scale } = map
  return (
    <svg
      className={isSmall ? 'map-picture map-picture--small' : 'map-picture'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing
      role="img"
      aria-label={label}
    >
      <path className="map-picture__land" d={land} />
      {borders && <path className="map-picture__borders" d={borders} />}
      {labels
        .filter(({ isMinor }) => !isSmall || !isMinor)
        .map(({ name, x, y, side, isMinor }) => (
          <g
            className={isMinor ? 'map-picture__town map-picture__town--minor' : 'map-picture__town'}
            key={name}
          >
            <circle cx={x} cy={y} r={isMinor ? 2 : 3} />
            <text x={side === 'right' ? x + 7 : x - 7} y={y} textAnchor={side === 'right' ? 'start' : 'end'}>
              {name}
            </text>
          </g>
        ))}
      {pins.map(({ x, y }, index) => (
        <g className="map-picture__pin" key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={PIN} />
          {pins.length > 1 ? <text y={-21}>{index + 1}</text> : <circle cy={-26} r={5} />}
        </g>
      ))}
      {!isSmall && (
        <g className="map-picture__scale" transform={`translate(16 ${height - 16})`}>
          <path d={`M0-6V0H${scale.width}V-6`} />
          <text x={scale.width / 2} y={-8}>
            {scale.label}
          </text>
        </g>
      )}
    </svg>
  )
}

const PIN = 'M0 0C-5-10-14-16-14-26a14 14 0 0 1 28 0C14-16 5-10 0 0Z'
