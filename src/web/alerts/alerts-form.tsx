import { Form, useNavigation } from 'react-router'
import { choiceField, frequencyField, type AlertOffer } from '#domain/alerts/alert-form.ts'
import { alertFrequencies, type AlertKind } from '#domain/alerts/alert-kinds.ts'
import { channelNames, frequencyNames, kindTexts } from '#domain/alerts/alert-texts.ts'
import { stateNames } from '#domain/locations/states.ts'
import { unbrokenPhone } from '#domain/shared/format-phone.ts'
import { Button } from '../ui/actions/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { Field } from '../ui/forms/field.tsx'
import { FieldGroup } from '../ui/forms/field-group.tsx'
import { Select } from '../ui/forms/select.tsx'
import type { AlertsResponse } from './alerts-action.server.ts'

export type AlertsFormData = {
  dealerName: string
  offer: AlertOffer
  values: Record<string, string>
  phone: string
  /** The wording that the customer agrees to. */
  consent: string
}

type AlertsFormProps = { page: AlertsFormData; response: AlertsResponse | undefined }

/** The choices of a customer. Nothing is ticked until they tick it. */
export function AlertsForm({ page, response }: AlertsFormProps) {
  const isSending = useNavigation().formData?.get('do') === 'choose'
  const { offer, dealerName, phone } = page
  const values = response?.values ?? page.values
  const hasSms = offer.channels.includes('sms')
  return (
    <Form className="form" method="post" noValidate aria-busy={isSending}>
      <input type="hidden" name="do" value="choose" />
      <ErrorSummary formError={null} errors={response?.errors} />
      <p>
        {dealerName} can tell you about the vehicles you’ve saved
        {hasSms && `, by text message to ${unbrokenPhone(phone)}`}
        {hasSms ? ' or by email.' : ', by email.'}
      </p>
      {offer.kinds.map((kind) => (
        <KindGroup key={kind} kind={kind} offer={offer} values={values} />
      ))}
      {offer.channels.map((channel) => (
        <Select
          key={channel}
          name={frequencyField(channel)}
          value={undefined}
          error={undefined}
          label={`How often by ${channelNames[channel].toLowerCase()}?`}
          chosen={values[frequencyField(channel)] ?? alertFrequencies[0]}
          choices={alertFrequencies.map((value) => ({ value, label: frequencyNames[value] }))}
        />
      ))}
      <Field
        name="email"
        value={values['email']}
        error={response?.errors.find(({ field }) => field === 'email')?.message}
        label="Email"
        type="email"
        hint="For alerts by email. We’ll send you a link to confirm it."
        isOptional
        autoComplete="email"
        maxLength={254}
      />
      <Select
        name="state"
        value={undefined}
        error={undefined}
        label="Your state or territory"
        hint="We only send messages between 9 am and 8 pm where you live."
        chosen={values['state'] ?? ''}
        prompt="Same as the dealership"
        isOptional
        choices={Object.entries(stateNames).map(([value, label]) => ({ value, label }))}
      />
      <p className="field__hint">{page.consent}</p>
      <Button type="submit" isBusy={isSending}>
        Save my alerts
      </Button>
    </Form>
  )
}

type KindGroupProps = { kind: AlertKind; offer: AlertOffer; values: Record<string, string> }

function KindGroup({ kind, offer, values }: KindGroupProps) {
  const { name, about } = kindTexts[kind]
  return (
    <FieldGroup label={name} hint={about} error={undefined}>
      <div className="alerts-page__channels">
        {offer.channels.map((channel) => {
          const field = choiceField(kind, channel)
          return (
            <Checkbox key={channel} name={field} value={values[field]} error={undefined}>
              {channelNames[channel]}
            </Checkbox>
          )
        })}
      </div>
    </FieldGroup>
  )
}
