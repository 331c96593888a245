import { href } from 'react-router'
import { telephoneLink } from '../ui/actions/telephone-link.ts'
import type { HomePageData } from './home-page-data.ts'
import '../enquiries/topics/enquiry-bar.css'

/** Keeps the call and enquiry buttons in reach on a phone, once the home page's search has scrolled away. */
export function HomeEnquiryBar({ home: { locations, enquiryLabel } }: { home: HomePageData }) {
  return (
    <div className="enquiry-bar">
      {locations.phone && (
        <a className="button button--quiet" href={telephoneLink(locations.phone)}>
          Call now
        </a>
      )}
      <a className="button" href={href('/contact')}>
        {enquiryLabel}
      </a>
    </div>
  )
}
