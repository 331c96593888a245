import './sold-notice.css'

/** Says that the vehicle has sold and offers help to find a similar one. */
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
          {`See similar ${vehicleWord}s`}
        </a>
      </p>
    </section>
  )
}
