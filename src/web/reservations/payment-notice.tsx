import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '../ui/feedback/alert.tsx'
import type { ReservationPageData } from './reservation-data.server.ts'

/** What has happened at the payment provider, and whether money has moved. */
export function PaymentNotice({ page: { notice, stage, isBack, until } }: { page: ReservationPageData }) {
  if (isBack) return <WaitForPayment />
  if (stage !== 'pending') return null
  if (notice === 'left') {
    return (
      <Alert kind="info" title="You haven’t paid yet" isUrgent>
        {`You haven’t been charged. We’re still holding the vehicle for you until ${until}, and we have your details.`}
      </Alert>
    )
  }
  if (notice !== 'unavailable') return null
  return (
    <Alert kind="danger" title="We can’t reach the payment service" isUrgent>
      {`You haven’t been charged. Please try again in a moment, or call us. We’re holding the vehicle for you until ${until}.`}
    </Alert>
  )
}

const ASK_AGAIN_MS = 2500
/** After two minutes the email is the better messenger. */
const MAX_QUESTIONS = 48

/** The customer is back before the provider’s confirmation. The page asks again until it is there. */
function WaitForPayment() {
  const { revalidate } = useRevalidator()
  const onTick = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let asked = 0
    const timer = setInterval(() => {
      asked += 1
      if (asked <= MAX_QUESTIONS) onTick()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <Alert kind="info" title="Waiting for the payment to be confirmed" isUrgent>
      This usually takes a few seconds. If you’ve paid, please don’t pay again. Reload this page to see the
      latest; we’ll also email you.
    </Alert>
  )
}
