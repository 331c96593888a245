import type { CarPageLayoutProps } from '../../car-page/car-page-pieces.ts'

/** Price and facts beside the pictures, visible without scrolling. On a phone the enquiry bar stays in reach. */
export function YardCarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`container car-page yard-car ${status}`}>
      <div className="car-page__top">
        {pieces.breadcrumbs}
        {pieces.soldNotice}
      </div>
      <header className="car-page__header">
        {pieces.price}
        {pieces.marketBadge}
        {pieces.title}
        {pieces.tag}
      </header>
      <div className="car-page__main">{pieces.gallery}</div>
      <div className="yard-car__facts">
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
