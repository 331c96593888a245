import { useEffect, useRef, useState } from 'react'

/** Knows whether a menu of the header is open, and closes it on Escape or when the visitor turns to something else. */
export function useDropdowns() {
  const headerRef = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(openDropdown(headerRef.current) !== null)

  // One may have been opened before the page could follow it.
  useEffect(onToggle, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const open = openDropdown(headerRef.current)
      if (event.key !== 'Escape' || !open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      const open = openDropdown(headerRef.current)
      if (open && event.target instanceof Node && !open.contains(event.target)) open.open = false
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [])

  return { headerRef, isOpen, onToggle }
}

function openDropdown(header: HTMLElement | null) {
  return header?.querySelector<HTMLDetailsElement>('details[open]') ?? null
}
