/**
 * Finds text that is covered, cut off at the side or too narrow, and pictures that are mostly backdrop. Runs inside the
 * browser, so it uses nothing outside itself. It compares boxes only, so every machine finds the same.
 */
export function coveredText(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  type Words = { owner: HTMLElement; box: Box }

  const styles = new Map<Element, CSSStyleDeclaration>()
  const clips = new Map<Element, { box: Box; scrolls: boolean } | null>()
  const floating = new Map<Element, boolean>()
  const words = readableWords()
  return [...new Set([...covered(words), ...under(words), ...cut(), ...mostlyBackdrop()])]

  function covered(all: Words[]) {
    const faults: string[] = []
    const sorted = all.toSorted((one, other) => one.box.top - other.box.top)
    for (const [index, { owner, box }] of sorted.entries()) {
      for (let at = index + 1; at < sorted.length; at++) {
        const other = sorted[at]
        if (!other || other.box.top >= box.bottom) break
        if (other.owner !== owner && meet(box, other.box))
          faults.push(`words over words: ${nameOf(owner)} and ${nameOf(other.owner)}`)
      }
    }
    return faults
  }

  /** Tags, buttons and badges over a picture must not cover the text beside it. */
  function under(all: Words[]) {
    const layers = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => styleOf(element).position === 'absolute' && isPainted(element) && isShown(element),
    )
    return layers.flatMap((layer) => {
      const box = visiblePart(layer, layer.getBoundingClientRect())
      if (!box || isFloating(layer)) return []
      return all
        .filter(({ owner, box: line }) => !layer.contains(owner) && !owner.contains(layer) && meet(box, line))
        .map(({ owner }) => `${nameOf(layer)} covers ${nameOf(owner)}`)
    })
  }

  /** Text cut off by a box that does not scroll, without a sign that there is more. */
  function cut() {
    return textNodes().flatMap(({ node, owner }) => {
      const clip = clipOf(owner)
      if (!clip || clip.scrolls || hasMark(owner)) return []
      const isCut = linesOf(node).some(
        ({ left, right }) => left < clip.box.left - 1 || right > clip.box.right + 1,
      )
      return isCut ? [`is cut off at the side: ${nameOf(owner)}`] : []
    })
  }

  /** Pictures are shown whole, so in a box of another shape most of the box is backdrop. */
  function mostlyBackdrop() {
    return [...document.images].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      if (width < 60 || !isShown(image) || styleOf(image).objectFit !== 'contain') return []
      return height > width * 1.3 ? [`is mostly backdrop: ${nameOf(image)}`] : []
    })
  }

  function readableWords(): Words[] {
    return textNodes().flatMap(({ node, owner }) =>
      isFloating(owner)
        ? []
        : linesOf(node).flatMap((line) => {
            const box = visiblePart(owner, line)
            // Glyphs are smaller than their line box.
            const spare = (line.bottom - line.top) * 0.25
            return box ? [{ owner, box: { ...box, top: box.top + spare, bottom: box.bottom - spare } }] : []
          }),
    )
  }

  function textNodes() {
    const found: { node: Text; owner: HTMLElement }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const owner = node.parentElement
      if (owner && node.data.trim() && isShown(owner)) found.push({ node, owner })
    }
    return found
  }

  function linesOf(node: Text): Box[] {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }

  function isShown(element: HTMLElement) {
    if (element.closest('noscript, script, style, svg, option, .honeypot')) return false
    const { width, height } = element.getBoundingClientRect()
    if (styleOf(element).display !== 'inline' && (width <= 1 || height <= 1)) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function isPainted(element: HTMLElement) {
    const { backgroundColor, backgroundImage } = styleOf(element)
    return backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  }

  function visiblePart(owner: HTMLElement, box: Box): Box | null {
    const clip = clipOf(owner)
    const part = clip ? intersection(box, clip.box) : box
    return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null
  }

  /** The visible part of an element, clipped by all the boxes around it. */
  function clipOf(element: Element): { box: Box; scrolls: boolean } | null {
    const known = clips.get(element)
    if (known !== undefined) return known
    const { parentElement } = element
    const outer = parentElement && parentElement !== document.body ? clipOf(parentElement) : null
    const { overflowX, clipPath } = styleOf(element)
    const own = /auto|scroll|hidden|clip/.test(overflowX) && clipPath === 'none' && element !== document.body
    const ownBox = element.getBoundingClientRect()
    const scrolls = /auto|scroll/.test(overflowX) || Boolean(outer?.scrolls)
    const clip = own ? { box: outer ? intersection(ownBox, outer.box) : ownBox, scrolls } : outer
    clips.set(element, clip)
    return clip
  }

  /** Floating elements cover the page on purpose until the visitor scrolls. */
  function isFloating(element: HTMLElement): boolean {
    const known = floating.get(element)
    if (known !== undefined) return known
    const is =
      ['fixed', 'sticky'].includes(styleOf(element).position) ||
      (element.parentElement !== null && isFloating(element.parentElement))
    floating.set(element, is)
    return is
  }

  function hasMark(element: HTMLElement) {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const { textOverflow, webkitLineClamp } = styleOf(at)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
    }
    return false
  }

  function styleOf(element: Element) {
    const known = styles.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    styles.set(element, style)
    return style
  }

  function meet(one: Box, other: Box) {
    const { left, top, right, bottom } = intersection(one, other)
    return right - left > 3 && bottom - top > 3
  }

  function intersection(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    }
  }

  function nameOf(element: HTMLElement) {
    const text = (element.textContent || '').trim().replaceAll(/\s+/g, ' ')
    return `<${element.localName} class="${element.className}"> ${text.slice(0, 60)}`
  }
}
