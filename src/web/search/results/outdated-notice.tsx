import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Says that the results are not those asked for. It stands over everything, wherever on the page the filter was changed. */
export function OutdatedNotice() {
  const { state, revalidate } = useRevalidator()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.togglePopover(true)
  }, [])

  return (
    <div className="outdated-notice" role="alert" popover="manual" ref={ref}>
      We could not load the new results. These are the ones from before.{' '}
      <button type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </button>
    </div>
  )
}
