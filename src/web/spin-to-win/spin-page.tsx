import { useState } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { Button } from '../ui/actions/button.tsx'
import { Disclosure } from '../ui/navigation/disclosure.tsx'
import type { SpinPageData } from './spin-page-data.server.ts'
import { SpinResultMessage } from './spin-result.tsx'
import { Wheel } from './wheel.tsx'
import './spin-page.css'

/** A wheel of prizes. The server decides; the turning wheel only shows it, and can be skipped. */
export function SpinPage({ page }: { page: SpinPageData }) {
  const { result } = page
  // A result that was there from the start is shown at once.
  const [knownAtFirst] = useState(result !== null)
  const [hasStopped, setHasStopped] = useState(knownAtFirst)
  const isTurning = result !== null && !hasStopped
  return (
    <div className="container section spin-page">
      <header className="spin-page__header">
        <h1>{page.title}</h1>
        <p className="lead">{page.text}</p>
        <p>{datesOf(page)}</p>
      </header>
      <div className="spin-page__wheel">
        <Wheel
          slices={page.slices}
          stopsAt={result?.slice ?? null}
          isTurning={isTurning}
          onStop={() => setHasStopped(true)}
        />
      </div>
      <div className="spin-page__act" aria-live="polite">
        {result && hasStopped && <SpinResultMessage result={result} />}
        {isTurning && (
          <Button look="quiet" onClick={() => setHasStopped(true)}>
            Skip to my result
          </Button>
        )}
        {!result && <Act page={page} />}
      </div>
      <section className="spin-page__prizes">
        <h2>What you can win</h2>
        <ol>
          {page.slices.map(({ id, name, details, odds, limit }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className="spin-page__odds">{[odds, limit].filter(Boolean).join(' · ')}</span>
              {details && <span>{details}</span>}
            </li>
          ))}
        </ol>
        <p className="spin-page__small">
          The slices are drawn the same size. The figure beside each prize is your chance of it.
        </p>
      </section>
      <section className="spin-page__terms">
        <Disclosure heading="h2" title="Terms and conditions">
          {page.terms.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{page.permits}</p>
        </Disclosure>
        <Disclosure heading="h2" title="How we keep it fair">
          <Fairness page={page} />
        </Disclosure>
      </section>
    </div>
  )
}

function datesOf({ stage, from, until }: SpinPageData) {
  if (stage === 'soon') return `You can spin from ${from} to ${until}.`
  return stage === 'open' ? `One spin each, until ${until}.` : `It ended on ${until}. Thanks for playing.`
}

function Act({ page: { stage, isSignedIn, from } }: { page: SpinPageData }) {
  const isBusy = useNavigation().state !== 'idle'
  if (stage === 'over') return null
  if (stage === 'soon') return <p>Come back on {from}.</p>
  return (
    <Form method="post" action={href('/spin-to-win')}>
      <Button type="submit" isBusy={isBusy}>
        {isSignedIn ? 'Spin the wheel' : 'Sign in to spin'}
      </Button>
      {!isSignedIn && <p>We text you a code, so that everyone gets one spin.</p>}
    </Form>
  )
}

function Fairness({ page: { commitment, committed } }: { page: SpinPageData }) {
  return (
    <>
      <p>
        We work out your result from your mobile number and a secret chosen before the first spin. Nobody can
        change the secret or the odds afterwards: this is their fingerprint (SHA-256).
      </p>
      <p>
        <code className="spin-page__code">{commitment}</code>
      </p>
      {committed === null ? (
        <p>
          Once the promotion is over, we publish the secret here, so that anyone can check the fingerprint and
          their own result.
        </p>
      ) : (
        <>
          <p>
            It’s the fingerprint of this text: the secret, then a line for each prize with its share and how
            many there were.
          </p>
          <pre className="spin-page__code">{committed}</pre>
          <p>
            To check your result, take the HMAC-SHA256 of your number, such as +61491570006, with the secret
            (in hexadecimal) as its key. Its first 12 hexadecimal digits, divided by 16<sup>12</sup>, say how
            far round the wheel you got. The prizes follow one another in the order above, each with its
            share.
          </p>
        </>
      )}
    </>
  )
}
