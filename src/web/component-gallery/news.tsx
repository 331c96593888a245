import { Alert } from '../ui/feedback/alert.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Specimen, State } from './specimen.tsx'
import { stockAddress } from '../frame/stock-address.ts'

export function News() {
  return (
    <>
      <Specimen of="alert" title="Alert" about="Important information before the rest of the page.">
        <State name="news">
          <Alert kind="info" title="We’re closed on Monday">
            It’s the King’s Birthday holiday in Queensland.
          </Alert>
        </State>
        <State name="good">
          <Alert kind="good" title="Your enquiry has been sent">
            We’ll reply within the hour.
          </Alert>
        </State>
        <State name="warning">
          <Alert kind="warning" title="Someone else is looking at this vehicle" />
        </State>
        <State name="danger, with a long text">
          <Alert kind="danger" title="The payment didn’t go through">
            Your bank didn’t give a reason, and your card wasn’t charged. We’re holding the vehicle for you
            for another nine minutes, so you can try again with this card or another one.
          </Alert>
        </State>
      </Specimen>
      <Specimen
        of="empty-state"
        title="Empty state"
        about="Says why there is nothing here, and what to do next."
      >
        <State name="with an action">
          <EmptyState
            title="Your watchlist is empty"
            heading="h3"
            actions={<LinkButton href={stockAddress()}>Browse stock</LinkButton>}
          >
            Tap the heart on a vehicle to save it, and find it here on your next visit.
          </EmptyState>
        </State>
      </Specimen>
    </>
  )
}
