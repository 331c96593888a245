import type { CarPageLayoutProps } from '../../cars/car-page-pieces.ts'

/** Price and facts beside the pictures, so that nobody scrolls for them; on a phone the way to ask stays in reach. */
export function YardCarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`container car-page yard-car ${status}`}>
      <div className="yard-car__top">
        {pieces.breadcrumbs}
        {pieces.soldNotice}
      </div>
      <div className="yard-car__summary">
        <header className="car-page__header">
          {pieces.price}
          {pieces.marketBadge}
          {pieces.title}
          {pieces.tag}
        </header>
      </div>
      <div className="car-page__main">
        {pieces.gallery}
        <div className="car-page__body">
          {pieces.valueStrip}
          {pieces.sections}
        </div>
      </div>
      <div className="car-page__side">
        <div className="yard-car__facts">
          {pieces.tools}
          {pieces.keyFacts}
        </div>
        {pieces.finance}
        {pieces.interested}
      </div>
      {pieces.askBar}
    </div>
  )
}
