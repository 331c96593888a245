import { storableText } from '../shared/storable-text.ts'
import type { AcceptedOffer } from './purchase-trade-in.ts'
import type { Extra, PurchaseAnswers, PurchaseChoices, PurchaseStep } from './purchase.ts'

type Typed = { get(name: string): string | null; getAll(name: string): string[] }
type StepError = { field: string; message: string }
export type ReadStep = { answers: PurchaseAnswers } | { errors: StepError[] }

/** Reads one step of a purchase as a browser sent it. */
export function readPurchaseStep(
  step: PurchaseStep,
  typed: Typed,
  choices: PurchaseChoices,
  offer: AcceptedOffer | null = null,
): ReadStep {
  const text = (name: string, maxLength: number) =>
    storableText(typed.get(name) ?? '')
      .trim()
      .slice(0, maxLength)
  const known = (extras: readonly Extra[], name: string) =>
    typed.getAll(name).filter((id) => extras.some((extra) => extra.id === id))
  switch (step) {
    case 'payment': {
      const payment = typed.get('payment')
      return payment === 'finance' || payment === 'own-funds'
        ? { answers: { payment } }
        : refuse('payment', 'Please choose how you’d like to pay.')
    }
    case 'trade-in':
      return readTradeIn(typed.get('trade_in'), text, offer)
    case 'accessories':
      return { answers: { accessories: known(choices.accessories, 'accessories') } }
    case 'protection':
      return { answers: { protection: known(choices.protection, 'protection') } }
    case 'handover':
      return readHandover(typed.get('handover'), text)
    case 'review':
      return { answers: {} }
  }
}

type ReadText = (name: string, maxLength: number) => string

function readTradeIn(choice: string | null, text: ReadText, offer: AcceptedOffer | null): ReadStep {
  if (choice === 'no') return { answers: { tradeIn: 'none' } }
  if (choice === 'offer' && offer) {
    // The amount is the one that was offered, whatever a browser sends.
    const { rego, odometerKm, vehicle: about, cents, validUntil } = offer
    return { answers: { tradeIn: { rego, odometerKm, about, offer: { cents, validUntil } } } }
  }
  if (choice !== 'yes') return refuse('trade_in', 'Please say whether you have a trade-in.')
  const rego = text('rego', 10).toUpperCase().replaceAll(/\s/g, '')
  const km = text('odometer', 12).replaceAll(/[,\s]|km$/gi, '')
  const errors: StepError[] = []
  if (!/^[A-Z\d-]{1,10}$/.test(rego))
    errors.push({ field: 'rego', message: 'Please enter the registration, such as 123ABC.' })
  if (km !== '' && !/^\d{1,7}$/.test(km))
    errors.push({ field: 'odometer', message: 'Please enter kilometres, such as 85,000.' })
  if (errors.length > 0) return { errors }
  return {
    answers: { tradeIn: { rego, odometerKm: km === '' ? null : Number(km), about: text('about', 500) } },
  }
}

function readHandover(choice: string | null, text: ReadText): ReadStep {
  if (choice === 'collection') return { answers: { handover: { by: 'collection' } } }
  if (choice !== 'delivery') return refuse('handover', 'Please choose collection or delivery.')
  const address = text('address', 200)
  const postcode = text('postcode', 4)
  const errors: StepError[] = []
  if (address === '') errors.push({ field: 'address', message: 'Please enter the street and suburb.' })
  if (!/^\d{4}$/.test(postcode))
    errors.push({ field: 'postcode', message: 'Please enter a postcode, such as 4000.' })
  return errors.length > 0 ? { errors } : { answers: { handover: { by: 'delivery', address, postcode } } }
}

function refuse(field: string, message: string): ReadStep {
  return { errors: [{ field, message }] }
}
