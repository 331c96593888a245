import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

const NOT_STARTED = 'We couldn’t prepare the PDF. Please check your connection and try again.'

/** A link to the vehicle's PDF. It works without scripts; with them it also shows progress and errors. */
export function BrochureLink({ path }: { path: string }) {
  const [isBusy, setIsBusy] = useState(false)

  const onClick = (event: React.MouseEvent) => {
    // A modifier key asks the browser for a new tab or window, so let it handle the click.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    void import('./save-brochure.ts')
      .then(({ saveBrochure }) => saveBrochure(path))
      .catch(() => NOT_STARTED)
      .then((failure) => {
        setIsBusy(false)
        // An alert blocks rendering, so reset the button first.
        if (failure !== null) setTimeout(() => window.alert(failure))
      })
  }
  return (
    <a
      className="car-tools__tool"
      href={`${path}/brochure.pdf`}
      download
      aria-busy={isBusy}
      onClick={onClick}
    >
      {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
      <span aria-live="polite">{isBusy ? 'Preparing PDF…' : 'Download PDF'}</span>
    </a>
  )
}
