import { expect } from 'vitest'
import type { BrowserWindow, Key } from '../drivers/browser-window.ts'
import { findElement, type Found, type Kind, sent, type Wanted } from './find-element.ts'
import { isHydrated, isLoaded, isStandardsMode, isStill, layoutFaults, nextFrame } from './page-state.ts'
import { eventually } from './eventually.ts'

type Where = { within?: string }

export type Visitor = ReturnType<typeof visitorOf>

/** The narrowest phones, usual phones, tablets and laptops. */
const widths = [320, 390, 768, 1440]

/** A person in front of a browser's window: they look for things by their names and click on what they see. */
export function visitorOf(window: BrowserWindow, origin: string, { width = 1440, height = 900 } = {}) {
  const look = (wanted: Wanted, options = {}) => window.run(findElement, sent(wanted, options))

  return {
    window,
    opens: (path: string) => window.open(origin + path),
    clicks,
    clicksLink: (name: string | RegExp, where?: Where) => clicks('link', name, where),
    clicksButton: (name: string | RegExp, where?: Where) => clicks('button', name, where),
    fills,
    chooses,
    ticks,
    presses: (key: Key) => window.press(key),
    /** Waits for something, and returns what it says and holds. */
    sees: (name: string | RegExp, where: Where & { kind?: Kind } = {}) =>
      seen({ kind: 'any', name, ...where }),
    async seesNo(name: string | RegExp, where: Where & { kind?: Kind } = {}) {
      await eventually(async () => expect(await look({ kind: 'any', name, ...where })).toBeNull())
    },
    async isAt(address: RegExp) {
      await eventually(async () => expect(await window.run(() => location.href, null)).toMatch(address))
    },
    eventually,
    /** Waits until nothing is being loaded. */
    isStill: () => eventually(async () => expect(await window.run(isStill, null)).toBe(true)),
    isHydrated: () => eventually(async () => expect(await window.run(isHydrated, null)).toBe(true)),
    /** Waits for a picture to arrive. Where it is part of a carousel, WebKit scrolls back to its place when it does. */
    seesPicture: (selector: string) =>
      eventually(async () => expect(await window.run(isLoaded, selector)).toBe(true)),
    checksLayout,
    async hasFocus(name: string | RegExp, where: Where & { kind: Kind }) {
      await eventually(async () => expect(await seen({ name, ...where })).toMatchObject({ isFocused: true }))
    },
    style: (selector: string, property: string) =>
      window.run(
        ([part, name]) =>
          getComputedStyle(document.querySelector(part) ?? document.body).getPropertyValue(name),
        [selector, property] as const,
      ),
    /** The text of each, even of those that a browser has not laid out yet because they are far below. */
    texts: (selector: string) =>
      window.run(
        (given) => Array.from(document.querySelectorAll(given), ({ textContent }) => textContent.trim()),
        selector,
      ),
    text: (selector: string) =>
      window.run((given) => document.querySelector<HTMLElement>(given)?.innerText ?? '', selector),
  }

  async function seen(wanted: Wanted): Promise<Found> {
    return eventually(async () => {
      const found = await look(wanted, { scrolls: false })
      if (!found) throw new Error(`There is no ${wanted.kind} ${String(wanted.name)}`)
      return found
    })
  }

  /** Waits until nothing covers it and it stays where it is, as a person would. */
  async function clicks(kind: Kind, name: string | RegExp, where: Where = {}) {
    const wanted = { kind, name, ...where }
    let before = { x: -1, y: -1 }
    const found = await eventually(async () => {
      const now = await look(wanted)
      if (!now) throw new Error(`There is no ${kind} ${String(name)}`)
      if (now.isDisabled) throw new Error(`${String(name)} is disabled`)
      if (now.coveredBy !== null) throw new Error(`${String(name)} is covered by ${now.coveredBy}`)
      const isStill = now.x === before.x && now.y === before.y
      before = now
      if (!isStill) throw new Error(`${String(name)} moves`)
      return now
    })
    await window.click(found.x, found.y)
  }

  async function fills(label: string | RegExp, text: string, where: Where = {}) {
    await clicks('field', label, where)
    await window.run(() => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    }, null)
    await window.type(text)
    const value = async () => (await seen({ kind: 'field', name: label, ...where })).value
    await eventually(async () => expect(await value()).toBe(text))
  }

  /** Lists open as menus of the system, which no driver reaches, so the option is set as a browser would. */
  async function chooses(label: string | RegExp, option: string | number, where: Where = {}) {
    await clicksNothingButFocuses(label, where)
    await window.run((given) => {
      const list = document.activeElement
      if (!(list instanceof HTMLSelectElement)) throw new Error('This is no list')
      const index =
        typeof given === 'number' ? given : [...list.options].findIndex(({ text }) => text === given)
      if (index < 0) throw new Error(`There is no option ${given}`)
      list.selectedIndex = index
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
    }, option)
  }

  async function clicksNothingButFocuses(label: string | RegExp, where: Where) {
    const { x, y } = await eventually(async () => {
      const found = await look({ kind: 'field', name: label, ...where })
      if (!found || found.coveredBy !== null) throw new Error(`There is no list ${String(label)}`)
      return found
    })
    await window.run(([left, top]) => (document.elementFromPoint(left, top) as HTMLElement | null)?.focus(), [
      x,
      y,
    ] as const)
  }

  async function ticks(name: string | RegExp, where: Where = {}) {
    await clicks('tick', name, where)
    const isChecked = async () => (await seen({ kind: 'tick', name, ...where })).isChecked
    await eventually(async () => expect(await isChecked()).toBe(true))
  }

  /** No page scrolls sideways at any width, and each is in standards mode. */
  async function checksLayout() {
    expect(await window.run(isStandardsMode, null)).toBe(true)
    const faults: string[] = []
    for (const wide of widths) {
      await window.resize(wide, height)
      faults.push(...(await lastingFaults()).map((fault) => `${wide}: ${fault}`))
    }
    await window.resize(width, height)
    expect.soft(faults, await window.run(() => location.href, null)).toEqual([])
  }

  /** Scripts follow a new size in a later frame. */
  async function lastingFaults() {
    for (let looks = 1; ; looks += 1) {
      const faults = await window.run(layoutFaults, null)
      if (faults.length === 0 || looks === 10) return faults
      await window.run(nextFrame, null)
    }
  }
}
