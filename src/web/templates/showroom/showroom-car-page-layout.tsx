import type { CarPageLayoutProps } from '../../car-page/car-page-pieces.ts'

/** Full-width pictures, then name and price, then everything else in columns. */
export function ShowroomCarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`car-page showroom-car ${status}`}>
      <div className="container">{pieces.breadcrumbs}</div>
      {pieces.gallery}
      <div className="container showroom-car__summary">
        <header className="car-page__header">
          {pieces.tag}
          {pieces.title}
        </header>
        <div className="showroom-car__offer">
          {pieces.price}
          {pieces.marketBadge}
          {pieces.enquiryLink}
        </div>
        {pieces.tools}
      </div>
      <div className="container showroom-car__body">
        {pieces.soldNotice}
        {pieces.keyFacts}
        {pieces.actions}
        {pieces.finance}
        <div className="showroom-car__text">
          {pieces.valueStrip}
          {pieces.sections}
        </div>
        {pieces.interested}
      </div>
      {pieces.enquiryBar}
    </div>
  )
}
