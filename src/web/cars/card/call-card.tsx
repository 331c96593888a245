import type { FormEvent } from 'react'
import { callLabel, telephoneLink } from '../../ui/actions/telephone-link.ts'
import { usePhoneReveal } from './use-phone-reveal.ts'
import './call-card.css'

type CallCardProps = {
  car: { id: string; path: string; phoneMasked: string | null }
  /** The number, after the visitor requested it without scripts. */
  phone: string | undefined
}

/** Shows the phone number on request, so that the dealer can count who wanted to call. */
export function CallCard({ car: { id, path, phoneMasked }, phone: revealedByPage }: CallCardProps) {
  const { state, text, reveal } = usePhoneReveal(id)
  const phone = state === 'revealed' ? text : revealedByPage
  if (phoneMasked === null) return null

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void reveal()
  }
  return (
    <div className="call-card" aria-live="polite">
      {phone ? (
        <a
          className="button button--quiet button--wide"
          href={telephoneLink(phone)}
          ref={state === 'revealed' ? keepFocus : undefined}
        >
          {callLabel(phone)}
        </a>
      ) : (
        <form method="post" action={`${path}?call`} onSubmit={onSubmit}>
          <button className="button button--quiet button--wide" aria-disabled={state === 'loading'}>
            Call now <span aria-hidden="true">{phoneMasked}</span>
            <span className="visually-hidden">: show phone number</span>
          </button>
        </form>
      )}
      {state === 'failed' && <p>{text}</p>}
    </div>
  )
}

/** The pressed button is gone, and with it the focus, unless the visitor does something else by now. */
function keepFocus(link: HTMLAnchorElement | null) {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true })
}
