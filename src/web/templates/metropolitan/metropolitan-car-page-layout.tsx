import type { CarPageLayoutProps } from '../../car-page/car-page-pieces.ts'

/** Pictures and facts on one side; name, price and enquiry form on the other. */
export function MetropolitanCarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`container car-page ${status}`}>
      <div className="car-page__top">
        {pieces.breadcrumbs}
        {pieces.soldNotice}
      </div>
      <header className="car-page__header">
        {pieces.title}
        {pieces.tag}
        {pieces.price}
        {pieces.marketBadge}
      </header>
      <div className="car-page__main">
        {pieces.gallery}
        {pieces.keyFacts}
        {pieces.actions}
        {pieces.tools}
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
