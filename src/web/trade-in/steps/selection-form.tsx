import { Form, useNavigation } from 'react-router'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { RadioCards } from '../../ui/forms/radio-cards.tsx'
import { LookingUp } from './looking-up.tsx'

type SelectionFormProps = {
  action: string
  candidates: readonly string[]
  chosen: string | null
  backHref: string
  describeHref: string
  response: EnquiryResponse | undefined
}

/** The second step: which of several descriptions is the customer’s vehicle. */
export function SelectionForm({
  action,
  candidates,
  chosen,
  backHref,
  describeHref,
  response,
}: SelectionFormProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form className="form" method="post" action={action} noValidate aria-busy={isSending}>
      <ErrorSummary formError={response?.formError} errors={response?.errors} />
      <RadioCards
        name="manualEntry"
        value={response?.values['manualEntry'] ?? chosen ?? undefined}
        error={response?.errors.find(({ field }) => field === 'manualEntry')?.message}
        label="Which one is your car?"
        choices={candidates.map((candidate) => ({ value: candidate, label: candidate }))}
      />
      <p>
        <a href={describeHref}>It’s none of these</a>
      </p>
      {isSending && <LookingUp />}
      <div className="wizard-frame__actions">
        <LinkButton href={backHref} look="quiet">
          Back
        </LinkButton>
        <Button type="submit" isBusy={isSending}>
          Continue
        </Button>
      </div>
    </Form>
  )
}
