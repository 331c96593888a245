import type { CarPageLayoutProps } from './car-page-pieces.ts'

/** The name and price first, then pictures and facts beside the way to ask. */
export function CarPageLayout({ status, pieces }: CarPageLayoutProps) {
  return (
    <div className={`container car-page ${status}`}>
      {pieces.breadcrumbs}
      <header className="car-page__header">
        {pieces.title}
        {pieces.tag}
        {pieces.price}
        {pieces.askLink}
      </header>
      {pieces.soldNotice}
      {pieces.gallery}
      <div className="car-page__body">
        {pieces.keyFacts}
        {pieces.comments}
        {pieces.included}
        {pieces.features}
      </div>
      {pieces.interested}
    </div>
  )
}
