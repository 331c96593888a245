import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import './outdated-notice.css'

/** Says that the results are the previous ones. A popover, so that it shows wherever on the page a filter changed. */
export function OutdatedNotice() {
  const { state, revalidate } = useRevalidator()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.togglePopover(true)
  }, [])

  return (
    <div className="outdated-notice" role="alert" popover="manual" ref={ref}>
      We couldn’t load the new results, so these are the previous ones.{' '}
      <button type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </button>
    </div>
  )
}
