import { Alert } from '../ui/feedback/alert.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Specimen, State } from './specimen.tsx'

export function News() {
  return (
    <>
      <Specimen of="alert" title="Alert" about="Something to know before reading on.">
        <State name="news">
          <Alert kind="info" title="We are closed on Monday">
            It is the King’s Birthday in Queensland.
          </Alert>
        </State>
        <State name="good">
          <Alert kind="good" title="Your enquiry has been sent">
            We answer within the hour.
          </Alert>
        </State>
        <State name="warning">
          <Alert kind="warning" title="Somebody else is looking at this vehicle" />
        </State>
        <State name="danger, with a long text">
          <Alert kind="danger" title="The payment did not go through">
            Your bank has not said why. Nothing was taken from your card, the vehicle is still held for you
            for another nine minutes, and you can try again with the same card or another.
          </Alert>
        </State>
      </Specimen>
      <Specimen of="empty-state" title="Empty state" about="Why nothing is here, and what to do about it.">
        <State name="with a way on">
          <EmptyState
            title="Your watchlist is empty"
            heading="h3"
            actions={<LinkButton href="/search">Browse stock</LinkButton>}
          >
            Save vehicles with the heart on their card, and find them here on your next visit.
          </EmptyState>
        </State>
      </Specimen>
    </>
  )
}
