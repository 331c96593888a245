import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import { errorMessageIn } from '../../device/error-message-in.ts'
import { track } from '../../tracking/track.ts'
import { callLabel, telephoneLink } from '../../ui/actions/telephone-link.ts'
import './call-card.css'

type CallCardProps = {
  car: { id: string; path: string; phoneMasked: string | null }
  /** The number, after the visitor requested it without scripts. */
  phone: string | undefined
}

type Reveal = { state: 'masked' | 'loading' | 'failed' | 'revealed'; text: string }

/** Shows the phone number on request, so that the dealer can count who wanted to call. */
export function CallCard({ car: { id, path, phoneMasked }, phone: revealedByPage }: CallCardProps) {
  const [{ state, text }, setReveal] = useState<Reveal>({ state: 'masked', text: '' })
  const phone = state === 'revealed' ? text : revealedByPage
  if (phoneMasked === null) return null

  const reveal = (event: FormEvent) => {
    event.preventDefault()
    if (state === 'loading') return
    setReveal({ state: 'loading', text: '' })
    void requestPhone(id).then((response) => {
      setReveal(response)
      if (response.state === 'revealed') track({ name: 'phone-revealed', carId: null })
    })
  }
  return (
    <div className="call-card" aria-live="polite">
      {phone ? (
        <a
          className="button button--quiet button--wide"
          href={telephoneLink(phone)}
          // The pressed button, which had the focus, is gone.
          ref={state === 'revealed' ? focus : undefined}
        >
          {callLabel(phone)}
        </a>
      ) : (
        <form method="post" action={`${path}?call`} onSubmit={reveal}>
          <button className="button button--quiet button--wide" aria-disabled={state === 'loading'}>
            Call now <span aria-hidden="true">{phoneMasked}</span>
            <span className="visually-hidden">: show phone number</span>
          </button>
        </form>
      )}
      {state === 'failed' && <p role="alert">{text}</p>}
    </div>
  )
}

async function requestPhone(carId: string): Promise<Reveal> {
  try {
    const response = await fetch(href('/api/phone-reveal'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ car_id: carId }),
    })
    if (!response.ok) return { state: 'failed', text: await errorMessageIn(response, FAILED) }
    const { phone } = (await response.json()) as { phone: string }
    return { state: 'revealed', text: phone }
  } catch {
    return { state: 'failed', text: UNREACHED }
  }
}

const FAILED = 'We couldn’t show the phone number. Please try again in a moment.'
const UNREACHED = 'We couldn’t reach our server. Please check your connection and try again.'

function focus(link: HTMLAnchorElement | null) {
  link?.focus({ preventScroll: true })
}
