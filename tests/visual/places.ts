/** Where something stands on the whole page, in pixels. */
export type Place = { name: string; left: number; top: number }

/** The places of what a visitor can press or read. Runs inside the browser, so it uses nothing outside itself. */
export function places(): Place[] {
  const times = new Map<string, number>()
  return [
    ...document.body.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, h1, h2, h3, p',
    ),
  ]
    .filter(isShown)
    .map((element) => {
      const { left, top } = element.getBoundingClientRect()
      return { name: nameOf(element), left: Math.round(left), top: Math.round(top + scrollY) }
    })

  /** Leaves out the footer, which stands below what the device remembers, such as recently viewed vehicles. */
  function isShown(element: HTMLElement) {
    if (element.closest('.site-footer, [aria-hidden="true"]')) return false
    return element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true })
  }

  /** Its tag, class and first words, numbered where several are the same. */
  function nameOf(element: HTMLElement) {
    const words = (element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)
    const name = `<${element.localName} class="${element.className}"> ${words}`
    times.set(name, (times.get(name) ?? 0) + 1)
    return `${name} (${times.get(name)})`
  }
}

/** What stands more than 3 pixels from where it stood before. */
export function moved(before: readonly Place[], after: readonly Place[]): string[] {
  return before.flatMap(({ name, left, top }) => {
    const now = after.find((place) => place.name === name)
    if (!now || (Math.abs(now.left - left) <= 3 && Math.abs(now.top - top) <= 3)) return []
    return [`${name}: from ${left}, ${top} to ${now.left}, ${now.top}`]
  })
}
