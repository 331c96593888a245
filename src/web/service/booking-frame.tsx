import './booking-frame.css'

/** Another system’s booking page in a sandboxed frame: it can't touch this page or navigate away from it. */
export function BookingFrame({ url, heading }: { url: string; heading: string }) {
  return (
    <section className="booking-frame" aria-labelledby="booking-frame">
      <h2 id="booking-frame">{heading}</h2>
      <p>
        {/* For visitors whose browser blocks the frame, or who want more room. */}
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
        // Booking systems need their own cookies. The frame is always from another origin, so it can't reach this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      />
    </section>
  )
}
