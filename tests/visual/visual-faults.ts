/**
 * Describes the layout faults of the page. Runs inside the browser, so it uses nothing outside itself. It checks structure
 * only, never colours or pixels, so every machine finds the same.
 */
export function visualFaults(): string[] {
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isShown)
  const pressable = shown.filter((element) =>
    element.matches('a[href], button, input, select, textarea, summary'),
  )
  return [
    ...scrollsSideways(),
    ...shown.filter(isOutside).map((element) => `stands outside the window: ${nameOf(element)}`),
    ...shown.filter(isCut).map((element) => `has its text cut off: ${nameOf(element)}`),
    ...shown.filter(sticksOut).map((element) => `has text that sticks out of it: ${nameOf(element)}`),
    ...pressable.filter(isTooSmall).map((element) => `is too small to press: ${nameOf(element)}`),
    ...shown.filter(zoomsIn).map((element) => `makes a phone zoom in: ${nameOf(element)}`),
    ...overlaps(pressable),
  ]

  function scrollsSideways() {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return over > 0 ? [`the page scrolls sideways by ${over} pixels`] : []
  }

  function isShown(element: HTMLElement) {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || element.closest('[aria-hidden="true"], noscript, svg')) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function isOutside(element: HTMLElement) {
    if (!hasOwnText(element) || isInScroller(element)) return false
    const { left, right } = element.getBoundingClientRect()
    return left < -1 || right > document.documentElement.clientWidth + 1
  }

  /** Clipped text without a sign that there is more. */
  function isCut(element: HTMLElement) {
    const style = getComputedStyle(element)
    const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (!hasOwnText(element) || !clips || style.clipPath !== 'none') return false
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
  }

  /** A word too long for its box, which overlaps its neighbour. Inline text has no box. */
  function sticksOut(element: HTMLElement) {
    const { display, overflowX } = getComputedStyle(element)
    if (overflowX !== 'visible' || display === 'inline') return false
    const words = document.createRange()
    return [...element.childNodes].filter(isWords).some((node) => {
      words.selectNode(node)
      return words.getBoundingClientRect().right > element.getBoundingClientRect().right + 1
    })
  }

  /** Targets are at least 24 pixels. Links inside a sentence may be as high as its lines. WCAG 2.5.8. */
  function isTooSmall(element: HTMLElement) {
    const { display, opacity } = getComputedStyle(element)
    if (display === 'inline' || opacity === '0') return false
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    // A slider's input is hidden in its thumb.
    const thumb = element.matches('input[type="range"]') ? element.parentElement : null
    const parts = [element, label, thumb].filter((part) => part instanceof HTMLElement)
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const width = Math.max(...boxes.map((box) => box.width))
    const height = Math.max(...boxes.map((box) => box.height))
    const least = element.matches('.button:not(.button--small, .button--quiet)') ? 44 : 24
    return width < 24 || height < least - 0.5
  }

  /** Phones zoom into a field whose text is smaller than 16 pixels, and don't zoom out again. */
  function zoomsIn(element: HTMLElement) {
    const isWrittenIn = element.matches(
      'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"])',
    )
    return isWrittenIn && Number.parseFloat(getComputedStyle(element).fontSize) < 16
  }

  /** A native control for the keyboard, hidden under its styled replacement. */
  function isOverlaid(element: HTMLElement) {
    return getComputedStyle(element).opacity === '0' || element.matches('input[type="range"]')
  }

  function overlaps(elements: HTMLElement[]) {
    const placed = elements
      .filter((element) => !isOverlaid(element) && !isFloating(element) && !isInScroller(element))
      // Where the browser hasn’t laid out a part yet, its elements have no true places.
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      // A link that goes on in the next line has a box in each.
      .map((element) => ({ element, boxes: [...element.getClientRects()] }))
    return placed.flatMap(({ element, boxes }, index) =>
      placed
        .slice(index + 1)
        .filter(
          (other) =>
            !element.contains(other.element) &&
            !isSameControl(element, other.element) &&
            boxes.some((box) => other.boxes.some((otherBox) => cover(box, otherBox))),
        )
        .map((other) => `overlap: ${nameOf(element)} and ${nameOf(other.element)}`),
    )
  }

  function cover(one: DOMRect, other: DOMRect) {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
    )
  }

  function isSameControl(one: HTMLElement, other: HTMLElement) {
    return one.matches('input[type="range"]') && other.matches('input[type="range"]')
  }

  /** Floating elements cover the page on purpose, until the visitor scrolls or closes the dropdown. */
  function isFloating(element: HTMLElement) {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at)
      if (['fixed', 'sticky'].includes(position)) return true
      if (position === 'absolute' && at.parentElement?.matches('details[open]')) return true
    }
    return false
  }

  function isInScroller(element: HTMLElement) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      // The page itself cuts off what is wider than it, and nobody can scroll there.
      if (at.localName !== 'main' && /auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX))
        return true
    }
    return false
  }

  function hasOwnText(element: HTMLElement) {
    return [...element.childNodes].some(isWords)
  }

  function isWords(node: Node) {
    return node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim())
  }

  function nameOf(element: HTMLElement) {
    const words = (element.textContent || element.getAttribute('aria-label') || '')
      .trim()
      .replaceAll(/\s+/g, ' ')
    return `<${element.localName} class="${element.className}"> ${words.slice(0, 60)}`
  }
}
