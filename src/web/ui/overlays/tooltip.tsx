import { useEffect, useId, useState } from 'react'

type TooltipProps = {
  text: string
  /** What it is about: a button or a link, which takes on the description. */
  children: (described: { 'aria-describedby': string }) => React.ReactNode
}

/** A word more about something, for the pointer and the keyboard. Esc takes it away until the visitor comes back. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isNear, setIsNear] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)

  useEffect(() => {
    if (!isNear) return undefined
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setIsDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [isNear])

  const come = () => setIsNear(true)
  const leave = () => {
    setIsNear(false)
    setIsDismissed(false)
  }
  return (
    <span
      className="tooltip"
      data-dismissed={isDismissed ? '' : undefined}
      onPointerEnter={come}
      onPointerLeave={leave}
      onFocus={come}
      onBlur={leave}
    >
      {children({ 'aria-describedby': id })}
      <span className="tooltip__text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  )
}
