/** Another system’s booking page, kept in a box of its own: it may not touch this page, nor lead the visitor away from it. */
export function BookingFrame({ url, heading }: { url: string; heading: string }) {
  return (
    <section className="booking-frame" aria-labelledby="booking-frame">
      <h2 id="booking-frame">{heading}</h2>
      <p>
        {/* For whoever the frame does not come to, and whoever wants more room. */}
        <a href={url} target="_blank" rel="noopener">
          Open the booking page
        </a>{' '}
        (in a new tab)
      </p>
      <iframe
        className="booking-frame__page"
        src={url}
        title={heading}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        // Booking systems need their own cookies. They are always another website, so nothing here is theirs to reach.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      />
    </section>
  )
}
