import { Form } from 'react-router'
import { Button } from '../ui/actions/button.tsx'
import { Disclosure } from '../ui/navigation/disclosure.tsx'
import type { ReservationPageData } from './reservation-data.server.ts'

type CancelReservationProps = {
  page: ReservationPageData
  title: string
  question: string
  button?: string
}

/** Cancelling takes two steps: open the question, then press the button in it. */
export function CancelReservation({
  page,
  title,
  question,
  button = 'Yes, cancel it',
}: CancelReservationProps) {
  return (
    <Disclosure title={title} heading="h2">
      <p>{question}</p>
      <Form method="post" action={page.path}>
        <input type="hidden" name="do" value="cancel" />
        <Button type="submit" look="quiet">
          {button}
        </Button>
      </Form>
    </Disclosure>
  )
}
