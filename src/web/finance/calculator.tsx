import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type EstimateFields, readEstimate, termChoices } from '#domain/finance/read-estimate.ts'
import { Button } from '../ui/actions/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import { type CalculatorData, withEstimate } from './calculator-data.ts'
import { CalculatorResult } from './calculator-result.tsx'
import './finance-box.css'
import './calculator.css'

type CalculatorProps = {
  calculator: CalculatorData
  vehicleWord: string
  /** Called with the page address that includes the fields, whenever they are valid. */
  onCalculated: (address: string) => void
}

/** The repayment calculator. A plain form with its result in the page; with scripts the result updates while typing. */
export function Calculator({ calculator, vehicleWord, onCalculated }: CalculatorProps) {
  const [answer, setAnswer] = useState(calculator.answer)
  const [errors, setErrors] = useState(
    calculator.answer.outcome === 'refused' ? calculator.answer.errors : [],
  )
  const field = (name: keyof EstimateFields) => ({
    name,
    value: calculator.fields[name],
    error: errors.find((error) => error.field === name)?.message,
  })

  function calculate(form: HTMLFormElement, isTyping: boolean) {
    const written = formValues(form)
    const next = readEstimate(written)
    const wrong = next.outcome === 'refused' ? next.errors : []
    setAnswer(next)
    // An empty field shows no error while the visitor is still typing.
    setErrors(isTyping ? wrong.filter(({ field }) => written[field] !== '') : wrong)
    if (next.outcome === 'calculated') onCalculated(withEstimate(calculator, written))
    return wrong
  }

  const formRef = useRef<HTMLFormElement>(null)
  // Includes what the visitor typed before the scripts loaded.
  const catchUp = useEffectEvent(() => {
    const form = formRef.current
    if (form && !isUnchanged(formValues(form), calculator.fields)) calculate(form, true)
  })
  useEffect(() => catchUp(), [])

  return (
    <section className="calculator" id="calculator" aria-labelledby="calculator-heading">
      <h2 id="calculator-heading">Repayment calculator</h2>
      {calculator.startsWithOffer && (
        <p>{`It starts with the finance terms shown for this ${vehicleWord}. Change them to see other repayments.`}</p>
      )}
      <form
        className="calculator__form"
        ref={formRef}
        action={`${calculator.path}#calculator`}
        noValidate
        onInput={({ currentTarget }) => calculate(currentTarget, true)}
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = calculate(event.currentTarget, false)
          const wrong = first && event.currentTarget.elements.namedItem(first.field)
          if (wrong instanceof HTMLElement) wrong.focus()
        }}
      >
        {calculator.otherParams.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <Field {...field('price')} label="Vehicle price" inputMode="decimal" maxLength={20} />
        <Field {...field('deposit')} label="Deposit" inputMode="decimal" maxLength={20} isOptional />
        <Field {...field('tradeIn')} label="Trade-in" inputMode="decimal" maxLength={20} isOptional />
        <Field {...field('balloon')} label="Balloon" inputMode="decimal" maxLength={20} isOptional />
        <Select {...field('term')} label="Term" chosen={calculator.fields.term} choices={termChoices} />
        <Field {...field('rate')} label="Interest rate, % p.a." inputMode="decimal" maxLength={8} />
        <Button type="submit">Calculate repayments</Button>
      </form>
      <CalculatorResult answer={answer} />
    </section>
  )
}

function formValues(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form)) as Record<string, string>
}

function isUnchanged(written: Record<string, string>, sent: EstimateFields) {
  return Object.entries(sent).every(([name, value]) => written[name] === value)
}
