/** Where a page reports what went wrong in it. */
export const reportPath = '/page-faults'

/** A script that runs before all others of a page, and removes itself. */
export const pageRecorder = `(${record.toString()})(${JSON.stringify(reportPath)})`

/** Runs inside the browser, so it uses nothing outside itself. Reports at once, because the visitor may leave the page. */
function record(path: string) {
  let isLeft = false
  addEventListener('beforeunload', () => (isLeft = true))
  const report = (fault: string) => {
    // What a page is still loading when its visitor leaves is not going to arrive.
    if (isLeft) return
    const request = new XMLHttpRequest()
    request.open('POST', path, false)
    request.send(`${location.pathname}: ${fault}`)
  }
  const { error } = console
  console.error = (...args: unknown[]) => {
    report(`console: ${args.map(String).join(' ')}`)
    error(...args)
  }
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  // Pictures, styles and scripts that don't load fail on their element, without bubbling.
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Element) report(`not loaded: ${target.outerHTML.slice(0, 300)}`)
      else report(`error: ${event.message}`)
    },
    { capture: true },
  )
  document.currentScript?.remove()
}
