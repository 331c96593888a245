import { useSyncExternalStore } from 'react'

/** A list that a visitor's own device keeps from one visit to the next. */
export type StoredList<Entry> = {
  entries(): readonly Entry[]
  /** False when the device does not keep it: its memory is full, or it may not. */
  keep(entries: readonly Entry[]): boolean
  /** Another window may change it as well. */
  onChange(listener: () => void): () => void
}

type Written<Entry> = {
  read: (kept: unknown) => readonly Entry[]
  write: (entries: readonly Entry[]) => unknown
}

/** A list under a name. Whatever stands there was put there by nobody knows whom, so it is read with care. */
export function storedList<Entry>(name: string, { read, write }: Written<Entry>): StoredList<Entry> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; entries: readonly Entry[] } = { text: null, entries: [] }

  function entries() {
    const text = textAt(name)
    if (text !== known.text) known = { text, entries: read(parsed(text)) }
    return known.entries
  }

  function keep(changed: readonly Entry[]) {
    try {
      if (changed.length === 0) localStorage.removeItem(name)
      else localStorage.setItem(name, JSON.stringify(write(changed)))
    } catch {
      return false
    }
    for (const listener of listeners) listener()
    return true
  }

  function onChange(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return { entries, keep, onChange }
}

/** What is kept, as it changes. Only for what is drawn in a browser: no server knows what a device keeps. */
export function useKept<Entry>(list: StoredList<Entry>): readonly Entry[] {
  return useSyncExternalStore(list.onChange, list.entries)
}

function textAt(name: string) {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
