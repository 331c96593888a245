import { useSyncExternalStore } from 'react'

/** A list stored on the visitor's device between visits. */
export type StoredList<Entry> = {
  entries(): readonly Entry[]
  /** Returns false when the device can't store it, because storage is full or blocked. */
  save(entries: readonly Entry[]): boolean
  /** Also fires when another window changes the list. */
  onChange(listener: () => void): () => void
}

type Written<Entry> = {
  read: (stored: unknown) => readonly Entry[]
  write: (entries: readonly Entry[]) => unknown
}

/** A list in local storage. Anyone can edit local storage, so `read` validates its content. */
export function storedList<Entry>(name: string, { read, write }: Written<Entry>): StoredList<Entry> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; entries: readonly Entry[] } = { text: null, entries: [] }

  function entries() {
    const text = textAt(name)
    if (text !== known.text) known = { text, entries: read(parsed(text)) }
    return known.entries
  }

  function save(changed: readonly Entry[]) {
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

  return { entries, save, onChange }
}

/** The stored entries, as they change. Only for components that render in the browser, since the server can't read them. */
export function useStoredList<Entry>(list: StoredList<Entry>): readonly Entry[] {
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
