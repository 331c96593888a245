import { telephoneLink } from '../ui/actions/telephone-link.ts'
import type { HomePageData } from './home-page-data.ts'

/** On a phone, calling and asking stay within reach while the home page goes by below its search. */
export function HomeEnquiryBar({ home: { contact, enquiryLabel } }: { home: HomePageData }) {
  return (
    <div className="enquiry-bar">
      {contact.phone && (
        <a className="button button--quiet" href={telephoneLink(contact.phone)}>
          Call now
        </a>
      )}
      <a className="button" href="/contact">
        {enquiryLabel}
      </a>
    </div>
  )
}
