type ConsentSectionProps = { label: string; answers: React.ReactNode; children: React.ReactNode }

/** A question about third-party services, at the lower edge of the page. */
export function ConsentSection({ label, answers, children }: ConsentSectionProps) {
  return (
    <section className="consent-bar" aria-label={label} ref={publishHeight}>
      {children}
      <div className="consent-bar__answers">{answers}</div>
    </section>
  )
}

/** Publishes the height of the bar to the style sheets, so that nothing is hidden behind it. */
function publishHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--consent-bar-height', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-bar-height')
  }
}
