import { tradeInFaq } from '#domain/trade-in/trade-in-faq.ts'
import { Accordion } from '../ui/navigation/accordion.tsx'
import './trade-in-faq.css'

/** The questions that people ask before they trade in or sell. */
export function TradeInFaq() {
  return (
    <section className="trade-in-faq container section" aria-labelledby="trade-in-faq">
      <h2 id="trade-in-faq">Common questions</h2>
      <Accordion
        heading="h3"
        items={tradeInFaq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
    </section>
  )
}
