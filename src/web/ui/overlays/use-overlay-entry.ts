import { useEffect, useRef, useState } from 'react'
import { onOverlayStep } from './overlay-steps.ts'

/**
 * An overlay with its own history entry: Back closes it, Forward opens it again, and the page below stays as it is. The
 * entry has the page's address.
 */
export function useOverlayEntry(name: string) {
  const [isOpen, setIsOpen] = useState(false)
  const pageRef = useRef<string | null>(null)

  // After a reload, or on return from another page, the current entry may be the overlay's.
  // oxlint-disable-next-line react/set-state-in-effect -- the server cannot know the browser's history
  useEffect(() => setIsOpen(isEntryOf(name, history.state)), [name])

  useEffect(
    () =>
      onOverlayStep(({ state }) => {
        const isSamePage = location.href === pageRef.current
        pageRef.current = location.href
        const isHere = isEntryOf(name, state)
        setIsOpen(isHere)
        return isSamePage && isHere !== isOpen
      }),
    [name, isOpen],
  )

  return {
    isOpen,
    open() {
      if (isOpen) return
      pageRef.current = location.href
      history.pushState({ ...history.state, overlay: name }, '')
      setIsOpen(true)
    },
    close() {
      if (isEntryOf(name, history.state)) history.back()
      else setIsOpen(false)
    },
  }
}

function isEntryOf(name: string, state: unknown) {
  return Object(state).overlay === name
}
