/**
 * Moves the focus in the header's menu: arrow keys move along it and into a dropdown, Home and End go to the ends. Tab
 * works as usual. Returns whether the menu handled the key.
 */
export function followMenuKey(menu: Element, from: Element, key: string): boolean {
  const dropdown = from.closest('.menu__dropdown')
  if (!dropdown && key === 'ArrowDown' && from.matches('summary')) return openAndEnter(from)

  const items: Element[] = [...(dropdown ?? menu).querySelectorAll(dropdown ? 'a' : ALONG_THE_MENU)]
  const steps = stepsOf[key]
  const index = items.indexOf(from)
  if (steps === undefined || index === -1) return false
  if (dropdown && steps === -1 && index === 0) return focus(dropdown.parentElement?.querySelector('summary'))
  const next = Number.isFinite(steps) ? index + steps : steps > 0 ? items.length - 1 : 0
  return focus(items[Math.min(Math.max(next, 0), items.length - 1)])
}

const ALONG_THE_MENU = ':scope > li > a, :scope > li > details > summary'

const stepsOf: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

function openAndEnter(summary: Element) {
  const group = summary.parentElement
  if (!(group instanceof HTMLDetailsElement)) return false
  group.open = true
  return focus(group.querySelector('.menu__dropdown a'))
}

function focus(element: Element | null | undefined) {
  if (element instanceof HTMLElement) element.focus()
  return true
}
