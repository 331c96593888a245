/** The faults of a page at this width that people would notice. Runs inside the browser. */
export function layoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > clientWidth + 1 && one.checkVisibility(),
  )
  return scrollWidth > clientWidth
    ? [`${scrollWidth - clientWidth} px too wide: ${wide.at(-1)?.outerHTML.slice(0, 200)}`]
    : []
}

/** Runs inside the browser. */
export function isStandardsMode(): boolean {
  return document.compatMode === 'CSS1Compat'
}

/** Whether React has taken over all buttons and forms of the page. Runs inside the browser. */
export function isHydrated(): boolean {
  const parts = [...document.querySelectorAll('header, main, main button, main form')]
  const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
  return document.readyState === 'complete' && parts.length > 0 && parts.every(isTaken)
}

/** Runs inside the browser. */
export function isStill(): boolean {
  return (
    document.readyState === 'complete' &&
    document.querySelector('[aria-busy="true"], [data-busy="true"]') === null
  )
}

/** Runs inside the browser. */
export function nextFrame(): Promise<null> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))
  })
}

/** Runs inside the browser. */
export function isLoaded(selector: string): boolean {
  const picture = document.querySelector(selector)
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0
}
