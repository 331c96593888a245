import { useEffect, useId, useState } from 'react'
import './tooltip.css'

type TooltipProps = {
  text: string
  /** The button or link it describes. */
  children: (described: { 'aria-describedby': string }) => React.ReactNode
}

/** A tooltip on hover and focus. Esc hides it until the next hover or focus. */
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

  const enter = () => setIsNear(true)
  const leave = () => {
    setIsNear(false)
    setIsDismissed(false)
  }
  return (
    <span
      className="tooltip"
      data-dismissed={isDismissed ? '' : undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children({ 'aria-describedby': id })}
      <span className="tooltip__text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  )
}
