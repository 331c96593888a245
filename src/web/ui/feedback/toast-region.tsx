import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icon.tsx'
import { dismissToast, onToastChange, shownToast, type Toast } from './toast.ts'
import './toast-region.css'

/** Long enough to read a toast and to reach its link. */
const SHOWN_MS = 8000

/**
 * The live region for toasts. It is always on the page, since screen readers ignore regions that appear with a text. A failure
 * is an alert, which they read when it appears. A page can arrive with a toast.
 */
export function ToastRegion({ arrived }: { arrived: Toast | null }) {
  const current = () => shownToast(arrived)
  const toast = useSyncExternalStore(onToastChange, current, () => arrived)
  const [isPaused, setIsPaused] = useState(false)
  const id = toast?.id
  const isKept = isPaused || toast?.button || toast?.isFailure

  useEffect(() => {
    if (id === undefined || isKept) return undefined
    const timer = setTimeout(dismissToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, isKept])

  const content = toast && (
    <span className="toast" key={toast.id}>
      <span>{toast.text}</span>
      {toast.action && <a href={toast.action.href}>{toast.action.label}</a>}
      {toast.button}
      <button className="icon-button" type="button" aria-label="Dismiss" onClick={dismissToast}>
        <Icon name="close" />
      </button>
    </span>
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pauses the timer while the visitor reads */}
      <output
        className="toast-region"
        onPointerEnter={() => setIsPaused(true)}
        onPointerLeave={() => setIsPaused(false)}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
      >
        {!toast?.isFailure && content}
      </output>
      {toast?.isFailure && (
        <div className="toast-region" role="alert">
          {content}
        </div>
      )}
    </>
  )
}
