/** Says first that the vehicle is gone, and then what can be done about it. */
export function SoldNotice({ vehicleWord, similar }: { vehicleWord: string; similar: string }) {
  return (
    <section className="sold-notice" aria-label="Sold">
      <p className="sold-notice__news">{`Unfortunately this ${vehicleWord} recently sold.`}</p>
      <p>{`But don't worry, we can help you find a similar ${vehicleWord}!`}</p>
      <p className="sold-notice__ways">
        <a className="button" href="#enquiry">
          Find Me Something Similar
        </a>
        <a className="button button--quiet" href={similar}>
          See others like it
        </a>
      </p>
    </section>
  )
}
