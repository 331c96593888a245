import { dismissToast } from './toast.ts'

type ToastButtonProps = { label: string; onPress: () => void }

/** A way back from what a toast says. Not a part of the toast itself, because most pages never need it. */
export function ToastButton({ label, onPress }: ToastButtonProps) {
  const onClick = () => {
    dismissToast()
    onPress()
  }
  return (
    <button className="toast__button" type="button" ref={moveLostFocus} onClick={onClick}>
      {label}
    </button>
  )
}

/**
 * The button that opened the toast may be gone, as after “Clear all”, and the toast goes as well. Without a new place,
 * the focus would start at the top of the document.
 */
function moveLostFocus(button: HTMLElement | null) {
  if (document.activeElement === document.body) button?.focus()
  return () => {
    if (button?.parentElement?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
  }
}
