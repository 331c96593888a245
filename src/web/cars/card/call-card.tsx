import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { track } from '../../tracking/track.ts'
import { telephoneLink } from '../../ui/actions/telephone-link.ts'

type CallCardProps = {
  path: string
  masked: string
  /** The number, once the visitor has asked for it without scripts. */
  phone: string | undefined
}

/** The number to call, told to who asks for it. Dealers like to know that somebody wanted to call. */
export function CallCard({ path, masked, phone: toldByPage }: CallCardProps) {
  const fetcher = useFetcher<{ phone: string | null } | { formError: string | null }>()
  const told = fetcher.data && 'phone' in fetcher.data ? fetcher.data.phone : null
  const failure = fetcher.data && 'formError' in fetcher.data ? fetcher.data.formError : null
  const phone = told ?? toldByPage
  useEffect(() => {
    if (told !== null) track({ name: 'phone-revealed', carId: null })
  }, [told])

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
            <span className="visually-hidden">: show the number</span>
          </button>
        </fetcher.Form>
      )}
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
