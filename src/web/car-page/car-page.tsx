import { withViews } from '#domain/cars/views/with-views.ts'
import { CarPageLayout } from './car-page-layout.ts'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { FinanceBox } from '../finance/finance-box.tsx'
import { CompareTray } from '../cars/tray/compare-tray.tsx'
import { EnquiryBar } from './enquiry-bar.tsx'
import { CarActions } from './car-actions.tsx'
import type { CarPageData } from './car-page-data.server.ts'
import type { CarPagePieces } from './car-page-pieces.ts'
import { CarSections } from './car-sections.tsx'
import { CarTag } from '../cars/card/car-tag.tsx'
import { CarTools } from './car-tools.tsx'
import { CertifiedBadge } from '../cars/card/certified-badge.tsx'
import { Gallery } from '../cars/media/gallery.tsx'
import { Interested } from './sections/interested.tsx'
import { KeyFacts } from './sections/key-facts.tsx'
import { MarketBadge } from '../cars/price/market-badge.tsx'
import { Price } from '../cars/price/price.tsx'
import { RecentCars } from '../cars/recent/recent-cars.tsx'
import { SimilarCars } from '../cars/similar/similar-cars.tsx'
import { SoldNotice } from './sections/sold-notice.tsx'
import { useCarViewed } from '../cars/views/use-car-viewed.ts'
import { ValueStrip } from './sections/value-strip.tsx'
import { stockAddress } from '../frame/stock-address.ts'
// The markup stands here because the component would put the page’s scripts over their limit.
import '../ui/navigation/breadcrumb.css'
import './car-page.css'

type CarPageProps = {
  car: CarPageData
  enquiry: EnquiryResponse | undefined
  /** The phone number, after the visitor requested it. */
  phone: string | undefined
}

/** A vehicle's page. The template arranges its parts. */
export function CarPage({ car, enquiry, phone }: CarPageProps) {
  const views = useCarViewed(car.id)
  return (
    <>
      <CarPageLayout status={car.status} pieces={carPagePieces({ car, enquiry, phone, views })} />
      <SimilarCars cars={car.similarCars} vehicleWord={car.vehicleWord} />
      <RecentCars except={car.id} />
      <CompareTray />
    </>
  )
}

function carPagePieces({
  car,
  enquiry,
  phone,
  views,
}: CarPageProps & { views: number | null }): CarPagePieces {
  return {
    breadcrumbs: (
      <nav className="breadcrumbs" aria-label="Breadcrumb">
        <a href={stockAddress()}>Stock</a>
        <a href={car.makeLink.href}>{car.makeLink.label}</a>
        <span aria-current="page">{car.title}</span>
      </nav>
    ),
    title: (
      <h1>
        {car.title}
        {car.subtitle && <span className="car-page__subtitle"> {car.subtitle}</span>}
      </h1>
    ),
    tag: (
      <>
        {!(car.offers.certified && car.tag?.kind === 'certified') && <CarTag tag={car.tag} />}
        {car.offers.certified && <CertifiedBadge isUsed={car.offers.certified.isUsed} />}
      </>
    ),
    price: <Price price={car.price} />,
    marketBadge: <MarketBadge badge={car.marketBadge} />,
    enquiryLink: (
      <a className="button car-page__enquire" href="#enquiry">
        {car.enquiryLabel}
      </a>
    ),
    actions: car.isAvailable && <CarActions car={car} phone={phone} />,
    tools: <CarTools {...car} />,
    soldNotice: car.isAvailable ? null : <SoldNotice vehicleWord={car.vehicleWord} similar={car.similar} />,
    gallery: <Gallery photos={car.photos} defaultPicture={car.defaultPicture} name={car.title} />,
    keyFacts: <KeyFacts details={withViews(car.details, views)} />,
    finance: car.finance && <FinanceBox finance={car.finance} vehicleWord={car.vehicleWord} />,
    valueStrip: <ValueStrip reservation={car.offers.reservation} financeHref={car.financeHref} />,
    sections: <CarSections car={car} />,
    interested: <Interested car={car} enquiry={enquiry} phone={phone} />,
    enquiryBar: <EnquiryBar car={car} phone={phone} />,
  }
}
