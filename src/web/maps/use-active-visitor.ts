import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const

/** Whether the visitor has moved, scrolled or typed on this page. Until then, what is heavy can wait. */
export function useActiveVisitor(): boolean {
  const [isActive, setIsActive] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    const onSign = () => {
      abort.abort()
      setIsActive(true)
    }
    for (const sign of signs) addEventListener(sign, onSign, { passive: true, signal: abort.signal })
    return () => abort.abort()
  }, [])

  return isActive
}
