import { useEffect, useRef, useState } from 'react'
import { followMenuKey } from './menu-keys.ts'

/** Tracks the header's dropdowns, handles their keys, and closes them on Esc, on a click outside or when the focus leaves. */
export function useDropdowns() {
  const headerRef = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onToggle = () => setIsOpen(openDropdown(headerRef.current) !== null)

  // One may have been opened before hydration.
  useEffect(onToggle, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      const menu = target instanceof Element ? target.closest('.menu') : null
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (menu && isPlain && target instanceof Element && followMenuKey(menu, target, key)) {
        event.preventDefault()
      }
      const open = openDropdown(headerRef.current)
      if (key !== 'Escape' || !open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    // An open dropdown would cover the next focused element. In a phone's sheet it covers nothing.
    const onFocusIn = ({ target }: FocusEvent) => {
      const open = openDropdown(headerRef.current)
      if (!open?.matches('.menu__group') || !(target instanceof Node) || open.contains(target)) return
      if (open.closest(':popover-open') === null) open.open = false
    }
    const onPointerDown = (event: PointerEvent) => {
      const open = openDropdown(headerRef.current)
      if (open && event.target instanceof Node && !open.contains(event.target)) open.open = false
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [])

  return { headerRef, isOpen, onToggle }
}

function openDropdown(header: HTMLElement | null) {
  return header?.querySelector<HTMLDetailsElement>('details[open]') ?? null
}
