import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatDollars } from '#domain/shared/money.ts'
import { adjustedRange, confidenceIn } from '#domain/trade-in/valuation/valuation.ts'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import type { ShownOffer } from './offer-data.server.ts'
import { OfferRange } from './offer-range.tsx'

type OfferQuestionsProps = { offer: ShownOffer; path: string; response: EnquiryResponse | undefined }

/** The condition, question by question. Each answer says what it changes, and the range follows at once. */
export function OfferQuestions({ offer, path, response }: OfferQuestionsProps) {
  const isSending = useNavigation().state === 'submitting'
  const given: Record<string, string> = { ...offer.answers, ...response?.values }
  const [answers, setAnswers] = useState(given)
  const range = adjustedRange({ range: offer.first, questions: offer.questions }, answers)
  const low = formatDollars(range.lowCents)
  const high = formatDollars(range.highCents)
  return (
    <section className="offer" aria-labelledby="offer-heading">
      <h2 id="offer-heading">What’s it like?</h2>
      <div className="offer__now" aria-live="polite">
        <OfferRange low={low} high={high} confidence={confidenceIn(range)} />
      </div>
      <Form
        className="form"
        method="post"
        action={path}
        noValidate
        aria-busy={isSending}
        onChange={({ currentTarget }) => setAnswers(answersIn(currentTarget))}
      >
        <input type="hidden" name="intent" value="adjust" />
        <ErrorSummary formError={response?.formError} errors={response?.errors} labels={labelsOf(offer)} />
        {offer.questions.map(({ id, label, choices }) => (
          <RadioCards
            key={id}
            name={id}
            value={given[id]}
            error={response?.errors.find(({ field }) => field === id)?.message}
            label={label}
            choices={choices.map(({ value, label: text, effectCents }) => ({
              value,
              label: text,
              about: effectText(effectCents),
            }))}
          />
        ))}
        <Button type="submit" isWide isBusy={isSending}>
          See my value
        </Button>
      </Form>
    </section>
  )
}

function answersIn(form: HTMLFormElement) {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

function labelsOf({ questions }: ShownOffer) {
  return Object.fromEntries(questions.map(({ id, label }) => [id, label]))
}

function effectText(cents: number) {
  if (cents === 0) return 'No change'
  return cents > 0 ? `Adds about ${formatDollars(cents)}` : `Takes off about ${formatDollars(-cents)}`
}
