import type { CarPageLayoutProps } from '../../cars/car-page-pieces.ts'

/** The picture over the whole width first; its name and price below, like a caption. */
export function LifestyleCarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`container car-page ${status}`}>
      {pieces.breadcrumbs}
      {pieces.soldNotice}
      {pieces.gallery}
      <header className="car-page__header">
        {pieces.tag}
        {pieces.title}
        {pieces.price}
        {pieces.marketBadge}
        {pieces.tools}
      </header>
      {pieces.finance}
      <div className="car-page__body">
        {pieces.keyFacts}
        {pieces.valueStrip}
        {pieces.sections}
      </div>
      {pieces.interested}
      {pieces.askBar}
    </div>
  )
}
