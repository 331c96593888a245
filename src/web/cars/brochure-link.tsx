import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'

const NOT_STARTED = 'The PDF could not be prepared. Please check your connection and try again.'

/** The vehicle on paper, to be saved. It is a link, which works at once; scripts add that it is seen to work, or to fail. */
export function BrochureLink({ path }: { path: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const address = `${path}/brochure.pdf`

  const onClick = (event: React.MouseEvent) => {
    // Whoever wants it in a tab of its own, or on disk in their own way, has the browser do it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    void import('./save-brochure.ts')
      .then(({ saveBrochure }) => saveBrochure(address))
      .catch(() => NOT_STARTED)
      .then((reason) => {
        setIsBusy(false)
        setFailure(reason)
      })
  }
  return (
    <>
      <a className="car-tools__tool" href={address} download aria-busy={isBusy} onClick={onClick}>
        {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
        <span aria-live="polite">{isBusy ? 'Preparing PDF…' : 'Download PDF'}</span>
      </a>
      {failure !== null && (
        <p className="car-tools__failure" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
