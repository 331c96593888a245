import { useEffect, useState } from 'react'

/** Counts down to zero, once scripts run. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const until = Date.now() + seconds * 1000
    const show = () => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(show, 1000)
    show()
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
