import type { ReactNode } from 'react'

/** A short message: what was done, and a link to the next step. */
export type Toast = {
  id: number
  text: string
  action?: { label: string; href: string } | undefined
  /** A `ToastButton`. The toast stays until it is dismissed or the button is used. */
  button?: ReactNode
}

let shown: Toast | null = null
let last = 0
const listeners = new Set<() => void>()

/** Tells the visitor what has just been done. Replaces the toast on screen. */
export function showToast(text: string, action?: Toast['action'], button?: ReactNode): void {
  last += 1
  change({ id: last, text, action, button })
}

export function dismissToast(): void {
  change(null)
}

export function shownToast(): Toast | null {
  return shown
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Toast | null) {
  shown = next
  for (const listener of listeners) listener()
}
