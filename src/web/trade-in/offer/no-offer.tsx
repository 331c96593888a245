import { Form, useNavigation } from 'react-router'
import { MAX_KM, MAX_YEARS } from '#domain/trade-in/valuation/instant-limits.ts'
import { formatNumber } from '#domain/shared/format-number.ts'
import { stockAddress } from '../../frame/stock-address.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { OfferPageData } from '../trade-in-data.server.ts'

const reasons = {
  'too-old': `We value cars over ${MAX_YEARS} years old in person.`,
  'too-far': `We value cars over ${formatNumber(MAX_KM)} km in person.`,
  described: 'We couldn’t look yours up, so our buying team values it from what you’ve told us.',
  'no-value': 'There isn’t enough sales data to value your car instantly.',
  unavailable: 'Our valuation service isn’t answering right now.',
}

/** Why there is no instant value, and what happens instead. */
export function NoOffer({ page: { withoutOffer, path } }: { page: OfferPageData }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <section className="offer" aria-labelledby="offer-heading">
      <h2 id="offer-heading">Our buying team will be in touch</h2>
      <Alert kind="info" title={reasons[withoutOffer ?? 'described']}>
        <p>You don’t need to do anything: we’ve saved your details, and we’ll call you with a value.</p>
      </Alert>
      {withoutOffer === 'unavailable' && (
        <Form method="post" action={path}>
          <input type="hidden" name="intent" value="value" />
          <Button type="submit" isWide isBusy={isSending}>
            Try for an instant value again
          </Button>
        </Form>
      )}
      <LinkButton href={stockAddress()} look="quiet" isWide>
        Keep looking
      </LinkButton>
    </section>
  )
}
