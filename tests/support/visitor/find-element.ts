export type Kind = 'link' | 'button' | 'field' | 'tick' | 'heading' | 'any'

/** What a person looks for: something of a kind with a name, which may be a part of the page that has many like it. */
export type Wanted = {
  kind: Kind
  /** The whole name, or a pattern of it. */
  name: string | RegExp
  /** A selector of the part of the page to look in. */
  within?: string
}

/** A pattern can't be sent to a browser. */
export type SentWanted = { kind: Kind; name: string; flags: string | null; within: string; scrolls: boolean }

export function sent({ kind, name, within = 'body' }: Wanted, { scrolls = true } = {}): SentWanted {
  return typeof name === 'string'
    ? { kind, name, flags: null, within, scrolls }
    : { kind, name: name.source, flags: name.flags, within, scrolls }
}

export type Found = {
  x: number
  y: number
  value: string
  text: string
  isChecked: boolean
  isFocused: boolean
  isDisabled: boolean
  /** What lies above its middle, if that is something else. */
  coveredBy: string | null
}

/**
 * The first visible element that is wanted, scrolled into view. Fields are known by their labels. Runs inside the browser,
 * so it uses nothing outside itself.
 */
export function findElement({ kind, name, flags, within, scrolls }: SentWanted): Found | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, summary, [role="button"], input[type="submit"]',
    field: 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea',
    tick: 'input[type="radio"], input[type="checkbox"]',
    heading: 'h1, h2, h3, h4',
    any: 'p, li, dt, dd, span, strong, b, div, legend, label, h1, h2, h3, h4, td, th, a, button, summary, output, time',
  }
  // A style may show it in capitals.
  const isSame = (text: string) => text === name || text === name.toUpperCase()
  const isNamed = (text: string) => (flags === null ? isSame(text) : new RegExp(name, flags).test(text))
  const candidates = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(selectors[kind]),
  ])
  const element = candidates.find((one) => isShown(one) && isNamed(nameOf(one)))
  return element ? describe(element) : null

  function describe(one: HTMLElement): Found {
    const shown = clickable(one)
    if (scrolls) shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    // A link that is broken over two lines has nothing in the middle of the box around both.
    const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const above = document.elementFromPoint(x, y)
    const isAbove = above !== null && (shown.contains(above) || above.contains(shown) || one.contains(above))
    return {
      x,
      y,
      value: 'value' in one ? String(one.value) : '',
      text: textOf(one),
      isChecked: one instanceof HTMLInputElement && one.checked,
      isFocused: document.activeElement === one,
      isDisabled: one.matches(':disabled, [aria-disabled="true"]'),
      coveredBy: isAbove ? null : (above?.outerHTML.slice(0, 200) ?? 'nothing: it is outside the window'),
    }
  }

  /** Some radio buttons are drawn by their label. */
  function clickable(one: HTMLElement) {
    const isDrawn = one.getBoundingClientRect().width >= 8 && getComputedStyle(one).opacity !== '0'
    return isDrawn ? one : (one.closest('label') ?? one)
  }

  function isShown(one: HTMLElement) {
    const shown = clickable(one)
    const { width, height } = shown.getBoundingClientRect()
    return width > 1 && height > 1 && shown.checkVisibility({ visibilityProperty: true })
  }

  function nameOf(one: HTMLElement) {
    const label = one.getAttribute('aria-label')
    if (label) return label
    const ids = one.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id))).join(' ')
    if (one instanceof HTMLInputElement && one.type === 'submit') return one.value
    if ('labels' in one && one.labels instanceof NodeList && one.labels.length > 0) {
      return [...one.labels].map((each) => textOf(each as HTMLElement)).join(' ')
    }
    return textOf(one) || (one.querySelector('img')?.alt ?? '')
  }

  function textOf(one: HTMLElement | null) {
    return (one?.innerText ?? '').replaceAll(/\s+/g, ' ').trim()
  }
}
