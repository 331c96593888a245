import type { ReservationPageData } from './reservation-data.server.ts'

export function ReservationFacts({ page }: { page: ReservationPageData }) {
  return (
    <dl className="checkout__facts">
      <dt>Reference</dt>
      <dd>{page.reference}</dd>
      {page.stage === 'held' && (
        <>
          <dt>Held until</dt>
          <dd>{page.until}</dd>
        </>
      )}
      <dt>Deposit</dt>
      <dd>{page.deposit}</dd>
      {page.paidAt !== null && (
        <>
          <dt>Paid</dt>
          <dd>{page.paidAt}</dd>
        </>
      )}
    </dl>
  )
}
