import { FinanceFigure } from '../cars/price/finance-figure.tsx'
import type { PurchasePageData } from './purchase-data.server.ts'
import './purchase-page.css'

/** Everything chosen, with what it costs, before anything is paid. */
export function PurchaseReview({ page }: { page: PurchasePageData }) {
  const { lines, total, balance, summary, car, answers } = page
  return (
    <section className="purchase-review" aria-labelledby="review-heading">
      <h2 id="review-heading">Your purchase</h2>
      <dl className="purchase-review__lines">
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {total !== null && (
          <div className="purchase-review__total">
            <dt>{total.isOwedToCustomer ? 'Total in your favour' : 'Total'}</dt>
            <dd>{total.amount}</dd>
          </div>
        )}
        <div>
          <dt>Deposit today</dt>
          <dd>{car.deposit}</dd>
        </div>
        {balance !== null && (
          <div>
            <dt>{`${balance.isOwedToCustomer ? 'We pay you' : 'To pay'} at handover${tradeInNote(page)}`}</dt>
            <dd>{balance.amount}</dd>
          </div>
        )}
      </dl>
      <ul className="purchase-review__choices">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {answers.payment === 'finance' && car.finance && (
        <div>
          <p>This estimate is for the vehicle only. We’ll go through your own figures with you:</p>
          <FinanceFigure finance={car.finance} />
        </div>
      )}
    </section>
  )
}

/** Whether the balance counts the trade-in, where there is one. */
function tradeInNote({ answers, hasTradeInOffer }: PurchasePageData) {
  if (hasTradeInOffer) return ', if your trade-in is as described'
  return answers.tradeIn === 'none' ? '' : ', before we take off your trade-in'
}
