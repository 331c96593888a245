import type { ReactNode } from 'react'

/** A short message: what was done, and a link to the next step. */
export type Toast = {
  id: number
  text: string
  action?: { label: string; href: string } | undefined
  /** A `ToastButton`. The toast stays until it is dismissed or the button is used. */
  button?: ReactNode
  /** Screen readers interrupt for it, and it stays until it is dismissed. */
  isFailure?: boolean
}

/** `undefined` until a script shows one: then the toast with which the page arrived is on screen. */
let shown: Toast | null | undefined
let last = 0
const listeners = new Set<() => void>()

/** Tells the visitor what has just been done. Replaces the toast on screen. */
export function showToast(text: string, action?: Toast['action'], button?: ReactNode): void {
  last += 1
  change({ id: last, text, action, button })
}

/** Tells the visitor what didn’t work. Replaces the toast on screen. */
export function showFailure(text: string, action?: Toast['action']): void {
  last += 1
  change({ id: last, text, action, isFailure: true })
}

export function dismissToast(): void {
  change(null)
}

export function shownToast(arrived: Toast | null = null): Toast | null {
  return shown === undefined ? arrived : shown
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Toast | null) {
  shown = next
  for (const listener of listeners) listener()
}
