import type { CarPageLayoutProps } from '../../cars/car-page-pieces.ts'

/** Pictures and facts on one side; name, price and the ways to ask on the other. */
export function MetropolitanCarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`container car-page ${status}`}>
      {pieces.breadcrumbs}
      <header className="car-page__header">
        {pieces.title}
        {pieces.tag}
        {pieces.price}
        {pieces.marketBadge}
      </header>
      {pieces.soldNotice}
      <div className="car-page__main">
        {pieces.gallery}
        <div className="car-page__body">
          {pieces.tools}
          {pieces.keyFacts}
          {pieces.valueStrip}
          {pieces.sections}
        </div>
      </div>
      <div className="car-page__side">
        {pieces.finance}
        {pieces.interested}
      </div>
      {pieces.askBar}
    </div>
  )
}
