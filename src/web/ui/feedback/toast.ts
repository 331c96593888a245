/** A short piece of news: it was done, and what can be done next. */
export type Toast = { id: number; text: string; action?: { label: string; href: string } | undefined }

let shown: Toast | null = null
let last = 0
const listeners = new Set<() => void>()

/** Tells a visitor what has just been done. What was told before makes room. */
export function showToast(text: string, action?: Toast['action']): void {
  last += 1
  change({ id: last, text, action })
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
