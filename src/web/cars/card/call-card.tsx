import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { track } from '../../tracking/track.ts'
import { telephoneLink } from '../../ui/actions/telephone-link.ts'
import './call-card.css'

type CallCardProps = {
  path: string
  masked: string
  /** The number, after the visitor requested it without scripts. */
  phone: string | undefined
}

/** Shows the phone number on request, so that the dealer can count who wanted to call. */
export function CallCard({ path, masked, phone: revealedByPage }: CallCardProps) {
  const fetcher = useFetcher<{ phone: string | null } | { formError: string | null }>()
  const revealed = fetcher.data && 'phone' in fetcher.data ? fetcher.data.phone : null
  const failure = fetcher.data && 'formError' in fetcher.data ? fetcher.data.formError : null
  const phone = revealed ?? revealedByPage
  useEffect(() => {
    if (revealed !== null) track({ name: 'phone-revealed', carId: null })
  }, [revealed])

  return (
    <div className="call-card" aria-live="polite">
      {phone ? (
        <a className="button button--quiet button--wide" href={telephoneLink(phone)}>
          {`Call ${phone}`}
        </a>
      ) : (
        <fetcher.Form method="post" action={`${path}?call`}>
          <button className="button button--quiet button--wide" disabled={fetcher.state !== 'idle'}>
            Call now <span aria-hidden="true">{masked}</span>
            <span className="visually-hidden">: show phone number</span>
          </button>
        </fetcher.Form>
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
