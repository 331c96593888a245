/** What a customer agrees to by paying, at the point where they decide. */
export function Terms({ terms }: { terms: readonly string[] }) {
  return (
    <section className="checkout__terms" aria-labelledby="reservation-terms">
      <h2 id="reservation-terms">How reserving works</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  )
}
