import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/actions/button.tsx'
import { Disclosure } from '../ui/navigation/disclosure.tsx'
import { CancelReservation } from './cancel-reservation.tsx'
import { HoldClock } from './hold-clock.tsx'
import type { ReservationPageData } from './reservation-data.server.ts'
import { Terms } from './terms.tsx'

/** While a payment may be on its way, paying takes two steps, so that nobody pays twice by mistake. */
export function PendingStage({ page }: { page: ReservationPageData }) {
  return (
    <>
      <HoldClock page={page} />
      <Terms terms={page.terms} />
      {page.isBack ? (
        <Disclosure title="I haven’t paid yet" heading="h2">
          <Pay page={page} />
        </Disclosure>
      ) : (
        <Pay page={page} />
      )}
      <CancelReservation
        page={page}
        title="Cancel this reservation"
        question={
          page.mayBePaid
            ? `If you’ve paid, we refund all of the ${page.deposit} to the card you paid with.`
            : 'Nothing has been charged.'
        }
      />
    </>
  )
}

function Pay({ page }: { page: ReservationPageData }) {
  const isPaying = useNavigation().formData?.get('do') === 'pay'
  return (
    <>
      <Form method="post" reloadDocument className="checkout__actions">
        <input type="hidden" name="do" value="pay" />
        <Button type="submit" isWide isBusy={isPaying}>
          {`Pay ${page.deposit} securely`}
        </Button>
      </Form>
      <p className="field__hint">
        You pay on our payment provider’s own page. We never see your card details. By paying you agree to the
        terms above.
      </p>
    </>
  )
}
