import type { ReactNode } from 'react'
import { formatDollars } from '#domain/shared/money.ts'
import { CarCard } from '../../cars/card/car-card.ts'
import { FinanceSmallPrint } from '../../cars/price/finance-small-print.tsx'
import type { WatchlistItem } from './watchlist-item.ts'
import '../../cars/card/car-cards.css'
import './watchlist-list.css'

type WatchlistListProps = {
  items: readonly WatchlistItem[]
  vehicleWord: string
  /** A vehicle's note, with what saves it, and the control that removes the vehicle: scripts on a device, or forms. */
  renderNote: (item: WatchlistItem, title: string) => ReactNode
  renderRemove: (item: WatchlistItem, title: string) => ReactNode
}

/** Saved vehicles, each with what has changed and the visitor's note. It doesn't know where the list is stored. */
export function WatchlistList({ items, vehicleWord, renderNote, renderRemove }: WatchlistListProps) {
  const cards = items.flatMap(({ card }) => card ?? [])
  return (
    <>
      <ul className="car-cards watchlist-list">
        {items.map((item, index) => {
          const title = item.title || `A ${vehicleWord} you saved`
          return (
            <li
              key={item.carId}
              className={item.card ? 'watchlist-item' : 'watchlist-item watchlist-item--gone'}
            >
              {item.card ? <CarCard car={item.card} isFirst={index === 0} heading="h2" /> : <h2>{title}</h2>}
              <News item={item} vehicleWord={vehicleWord} />
              {renderNote(item, title)}
              <div className="watchlist-item__remove">{renderRemove(item, title)}</div>
            </li>
          )
        })}
      </ul>
      <FinanceSmallPrint cars={cards} />
    </>
  )
}

/** What has changed since the vehicle was saved. */
function News({
  item: { state, card, dropCents },
  vehicleWord,
}: {
  item: WatchlistItem
  vehicleWord: string
}) {
  const word = card?.vehicleWord ?? vehicleWord
  if (state === 'sold') return <p className="watchlist-item__news">{`This ${word} has been sold.`}</p>
  if (state === 'gone') return <p className="watchlist-item__news">No longer for sale.</p>
  return (
    <>
      {state === 'reserved' && (
        <p className="watchlist-item__news">{`This ${word} is reserved at the moment.`}</p>
      )}
      {dropCents !== null && (
        <p className="watchlist-item__news watchlist-item__news--good">
          {`${formatDollars(dropCents)} less than when you saved it`}
        </p>
      )}
    </>
  )
}
