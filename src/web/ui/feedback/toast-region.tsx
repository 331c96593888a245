import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icon.tsx'
import { dismissToast, onToastChange, shownToast } from './toast.ts'

/** Long enough to read it and to reach the link in it. */
const SHOWN_MS = 8000

/** Where news is told, once on every page: it has to be there before there is any, or it is not read out. */
export function ToastRegion() {
  const toast = useSyncExternalStore(onToastChange, shownToast, () => null)
  const [isHeld, setIsHeld] = useState(false)
  const id = toast?.id

  useEffect(() => {
    if (id === undefined || isHeld) return undefined
    const timer = setTimeout(dismissToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- who reads it is not hurried
    <output
      className="toast-region"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toast && (
        <span className="toast" key={toast.id}>
          <span>{toast.text}</span>
          {toast.action && <a href={toast.action.href}>{toast.action.label}</a>}
          <button className="icon-button" type="button" aria-label="Dismiss" onClick={dismissToast}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>
  )
}
