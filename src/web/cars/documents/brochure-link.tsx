import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

const NOT_STARTED = 'We couldn’t prepare the PDF. Please check your connection and try again.'

/** A link to the vehicle's PDF, which works without scripts. With them it shows that it is working, and why it failed. */
export function BrochureLink({ path }: { path: string }) {
  const [isBusy, setIsBusy] = useState(false)

  const onClick = (event: React.MouseEvent) => {
    // With a key held down, the browser opens or saves it in the visitor's own way.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    void import('./save-brochure.ts')
      .then(({ saveBrochure }) => saveBrochure(path))
      .catch(() => NOT_STARTED)
      .then((failure) => {
        setIsBusy(false)
        // An alert stops everything else, so the button first goes back to what it was.
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
