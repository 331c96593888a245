import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { FinanceFigure } from '../cars/price/finance-figure.tsx'
import { Field } from '../ui/forms/field.tsx'
import { FieldGroup } from '../ui/forms/field-group.tsx'
import { RadioCards } from '../ui/forms/radio-cards.tsx'
import type { PurchasePageData } from './purchase-data.server.ts'

type FieldsProps = { page: PurchasePageData; response: EnquiryResponse | undefined }

/** The question of one step. */
export function PurchaseStepFields({ page, response }: FieldsProps) {
  const field = (name: string, saved: string | undefined) => ({
    name,
    value: response?.values[name] ?? saved,
    error: response?.errors.find((error) => error.field === name)?.message,
  })
  const { answers, car, delivery } = page
  switch (page.step) {
    case 'payment':
      return (
        <>
          <RadioCards
            {...field('payment', answers.payment)}
            label="How would you like to pay?"
            choices={[
              { value: 'own-funds', label: 'With my own funds', about: 'By bank transfer at handover.' },
              {
                value: 'finance',
                label: 'With finance',
                about: 'We’ll call you about a loan. Nothing is decided here.',
              },
            ]}
          />
          {car.finance && <FinanceFigure finance={car.finance} />}
        </>
      )
    case 'trade-in': {
      const { tradeIn } = answers
      const saved = tradeIn === undefined || tradeIn === 'none' ? null : tradeIn
      const { tradeInOffer: offer } = page
      const before = saved?.offer && offer ? 'offer' : 'yes'
      return (
        <>
          <RadioCards
            {...field('trade_in', tradeIn && (tradeIn === 'none' ? 'no' : before))}
            label="Do you have a vehicle to trade in?"
            choices={[
              ...(offer
                ? [
                    {
                      value: 'offer',
                      label: `Yes, my ${offer.vehicle}`,
                      about: `Your accepted offer: ${offer.amount}, valid until ${offer.validUntil}.`,
                    },
                  ]
                : []),
              { value: 'no', label: 'No' },
              {
                value: 'yes',
                label: offer ? 'Yes, another one' : 'Yes',
                about: 'Tell us about it below. We’ll value it with you.',
              },
            ]}
          />
          <Field
            {...field('rego', saved?.rego)}
            label="Registration of your trade-in"
            isOptional
            neededFor="if you have one"
            autoCapitalize="characters"
            maxLength={10}
          />
          <Field
            {...field('odometer', saved?.odometerKm?.toString())}
            label="Odometer (km)"
            isOptional
            inputMode="numeric"
            maxLength={12}
          />
          <Field
            {...field('about', saved?.about)}
            label="Its condition"
            isOptional
            rows={3}
            maxLength={500}
          />
        </>
      )
    }
    case 'accessories':
      return (
        <Extras
          name="accessories"
          label="Add accessories"
          extras={page.accessories}
          chosen={answers.accessories}
        />
      )
    case 'protection':
      return (
        <Extras
          name="protection"
          label="Add protection"
          extras={page.protection}
          chosen={answers.protection}
        />
      )
    case 'handover': {
      const { handover } = answers
      const saved = handover?.by === 'delivery' ? handover : null
      return (
        <>
          <RadioCards
            {...field('handover', handover?.by)}
            label="Pick-up or delivery?"
            choices={[
              { value: 'collection', label: 'Collect it from us', about: 'At no charge.' },
              {
                value: 'delivery',
                label: `Have it delivered${delivery ? `: ${delivery.price}` : ''}`,
                ...(delivery?.text && { about: delivery.text }),
              },
            ]}
          />
          <Field
            {...field('address', saved?.address)}
            label="Street and suburb"
            isOptional
            neededFor="for delivery"
            autoComplete="street-address"
            maxLength={200}
          />
          <Field
            {...field('postcode', saved?.postcode)}
            label="Postcode"
            isOptional
            neededFor="for delivery"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
          />
        </>
      )
    }
    case 'review':
      return null
  }
}

type ExtrasProps = {
  name: string
  label: string
  extras: PurchasePageData['accessories']
  chosen: readonly string[] | undefined
}

/** Nothing is ticked beforehand. */
function Extras({ name, label, extras, chosen = [] }: ExtrasProps) {
  return (
    <FieldGroup label={label} isOptional error={undefined}>
      <div className="purchase-extras">
        {extras.map((extra) => (
          <div className="purchase-extra" key={extra.id}>
            <div className="checkbox">
              <input
                id={`extra-${extra.id}`}
                type="checkbox"
                name={name}
                value={extra.id}
                defaultChecked={chosen.includes(extra.id)}
              />
              <label htmlFor={`extra-${extra.id}`}>{extra.name}</label>
            </div>
            <span>{extra.price}</span>
            {extra.text !== '' && <p className="purchase-extra__text">{extra.text}</p>}
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
