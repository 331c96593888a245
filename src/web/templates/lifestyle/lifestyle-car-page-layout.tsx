import type { CarPageLayoutProps } from '../../car-page/car-page-pieces.ts'

/** A full-width picture first, with the name and price below it like a caption. */
export function LifestyleCarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`container car-page ${status}`}>
      <div className="car-page__top">
        {pieces.breadcrumbs}
        {pieces.soldNotice}
      </div>
      {pieces.gallery}
      <header className="car-page__header">
        {pieces.tag}
        {pieces.title}
        {pieces.price}
        {pieces.marketBadge}
        {pieces.tools}
      </header>
      <div className="car-page__main">
        {pieces.keyFacts}
        {pieces.actions}
      </div>
      {pieces.finance}
      <div className="car-page__body">
        {pieces.valueStrip}
        {pieces.sections}
      </div>
      {pieces.interested}
      {pieces.enquiryBar}
    </div>
  )
}
