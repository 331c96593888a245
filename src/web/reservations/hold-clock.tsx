import { useEffect, useEffectEvent } from 'react'
import { Form, useRevalidator } from 'react-router'
import { useCountdown } from '../customers/sign-in/use-countdown.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/actions/button.tsx'
import type { ReservationPageData } from './reservation-data.server.ts'

type HoldClockProps = {
  page: Pick<ReservationPageData, 'until' | 'leftSeconds' | 'warningSeconds' | 'moreMinutes' | 'canExtend'>
}

/** How long the vehicle is still held, by the server’s clock, and a way to get more time. Without scripts it says until when. */
export function HoldClock({ page }: HoldClockProps) {
  const { leftSeconds, warningSeconds, moreMinutes, canExtend } = page
  const left = useCountdown(leftSeconds)
  const isShort = left > 0 && left <= warningSeconds
  const { revalidate } = useRevalidator()
  const onEnd = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const timer = setTimeout(() => onEnd(), leftSeconds * 1000 + 500)
    return () => clearTimeout(timer)
  }, [leftSeconds])
  return (
    <section className="hold-clock" aria-label="Time to pay">
      <p>{`Held for you until ${page.until}.`}</p>
      {/* Takes up its line before scripts run, so that nothing moves under a visitor’s finger when they do. */}
      <p className="hold-clock__left" aria-hidden="true">
        {left > 0 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : '\u00A0'}
      </p>
      <output>
        {isShort && (
          <Alert kind="warning" title={`Less than ${Math.ceil(warningSeconds / 60)} minutes left`}>
            {canExtend ? 'Ask for more time if you need it.' : 'Please pay now, or start again later.'}
          </Alert>
        )}
      </output>
      {canExtend && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="do" value="extend" />
          <Button type="submit" look="quiet">
            {`I need ${moreMinutes} more minutes`}
          </Button>
        </Form>
      )}
    </section>
  )
}
