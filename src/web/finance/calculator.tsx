import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type EstimateFields, readEstimate, termChoices } from '#domain/finance/read-estimate.ts'
import { Button } from '../ui/actions/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import { type CalculatorData, withEstimate } from './calculator-data.ts'
import { CalculatorAnswer } from './calculator-answer.tsx'

type CalculatorProps = {
  calculator: CalculatorData
  /** Told the address of the page with what was typed, whenever that makes sense. */
  onWorkedOut: (address: string) => void
}

/** Works out repayments. A plain form whose answer is in the page; with scripts it answers while somebody types. */
export function Calculator({ calculator, onWorkedOut }: CalculatorProps) {
  const [answer, setAnswer] = useState(calculator.answer)
  const [errors, setErrors] = useState(
    calculator.answer.outcome === 'refused' ? calculator.answer.errors : [],
  )
  const field = (name: keyof EstimateFields) => ({
    name,
    value: calculator.fields[name],
    error: errors.find((error) => error.field === name)?.message,
  })

  function workOut(form: HTMLFormElement, isTyping: boolean) {
    const written = writtenIn(form)
    const next = readEstimate(written)
    const wrong = next.outcome === 'refused' ? next.errors : []
    setAnswer(next)
    // Nobody is told off for a field that is empty because something else is about to be typed into it.
    setErrors(isTyping ? wrong.filter(({ field }) => written[field] !== '') : wrong)
    if (next.outcome === 'calculated') onWorkedOut(withEstimate(calculator, written))
    return wrong
  }

  const formRef = useRef<HTMLFormElement>(null)
  // What was typed before the scripts came is answered as well.
  const catchUp = useEffectEvent(() => {
    const form = formRef.current
    if (form && !isAsSent(writtenIn(form), calculator.fields)) workOut(form, true)
  })
  useEffect(() => catchUp(), [])

  return (
    <section className="calculator" id="calculator" aria-labelledby="calculator-heading">
      <h2 id="calculator-heading">Repayment calculator</h2>
      <form
        className="calculator__form"
        ref={formRef}
        action={`${calculator.path}#calculator`}
        noValidate
        onInput={({ currentTarget }) => workOut(currentTarget, true)}
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = workOut(event.currentTarget, false)
          const wrong = first && event.currentTarget.elements.namedItem(first.field)
          if (wrong instanceof HTMLElement) wrong.focus()
        }}
      >
        {calculator.kept.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <Field {...field('price')} label="Vehicle price" inputMode="decimal" maxLength={20} />
        <Field {...field('deposit')} label="Deposit" inputMode="decimal" maxLength={20} isOptional />
        <Field {...field('tradeIn')} label="Trade-in" inputMode="decimal" maxLength={20} isOptional />
        <Field {...field('balloon')} label="Balloon" inputMode="decimal" maxLength={20} isOptional />
        <Select {...field('term')} label="Term" chosen={calculator.fields.term} choices={termChoices} />
        <Field {...field('rate')} label="Interest rate, % p.a." inputMode="decimal" maxLength={8} />
        <Button type="submit">Work out repayments</Button>
      </form>
      <CalculatorAnswer answer={answer} />
    </section>
  )
}

function writtenIn(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form)) as Record<string, string>
}

function isAsSent(written: Record<string, string>, sent: EstimateFields) {
  return Object.entries(sent).every(([name, value]) => written[name] === value)
}
