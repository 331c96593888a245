import { type Arbitrary, array, constantFrom, nat, oneof, tuple } from 'fast-check'
import type { FormField, PageForm } from '../surface/forms-of-page.ts'
import type { Survey } from '../surface/survey-site.ts'
import { oddValues } from './odd-values.ts'
import { encoded } from './encoded.ts'

export type Sent = { method: string; target: string; type: string; text: string }

const MAX_DAMAGES = 3

/** A form of the site or a call of its API as someone would send it, apart from up to three fields. */
export function damagedForm({ forms, calls }: Survey): Arbitrary<Sent> {
  const damages = array(tuple(nat(), oddValues), { maxLength: MAX_DAMAGES })
  const form = tuple(constantFrom(...forms), nat(), damages).map(([chosen, choice, odd]) =>
    sentForm(chosen, choice, odd),
  )
  const withBody = calls.filter(({ body }) => body !== null)
  const call = tuple(constantFrom(...withBody), damages).map(([{ path, method, body }, odd]) => ({
    method,
    target: path.replaceAll(/\{\w+\}/g, 'a'),
    type: 'application/json',
    text: odd.reduce((text, [at, value]) => withDamage(text, at, value), JSON.stringify(body)),
  }))
  return oneof({ weight: 3, arbitrary: form }, { weight: 1, arbitrary: call })
}

function sentForm(form: PageForm, choice: number, odd: readonly (readonly [number, string])[]): Sent {
  const pairs = form.fields.map((field): [string, string] => [field.name, likelyValue(field, choice)])
  for (const [at, value] of odd) {
    const pair = pairs[at % (pairs.length || 1)]
    if (pair) pair[1] = value
  }
  if (form.method === 'GET')
    return { method: 'GET', target: `${form.action}?${encoded(pairs)}`, type: '', text: '' }
  const isMultipart = form.isMultipart || choice % 10 === 0
  return {
    method: 'POST',
    target: form.action,
    type: isMultipart ? 'multipart/form-data; boundary=zq7' : 'application/x-www-form-urlencoded',
    text: isMultipart ? multipart(pairs, choice) : encoded(pairs),
  }
}

/** What a person would type. */
export function likelyValue({ name, type, values }: FormField, choice: number) {
  if (values.length > 0) return values[choice % values.length] ?? ''
  if (type === 'email' || /email/.test(name)) return `kim-${choice}@customer.example`
  if (type === 'tel' || /phone|mobile/.test(name)) return `04${String(10_000_000 + (choice % 80_000_000))}`
  if (/postcode/.test(name)) return '4000'
  if (/year/.test(name)) return '2019'
  if (type === 'number' || /km|price|amount|odometer/.test(name)) return String(choice % 50_000)
  if (/date|day/.test(name)) return '2026-12-10'
  return 'Kim Nguyen'
}

/** Exchanges one value of a JSON text. */
function withDamage(text: string, at: number, value: string) {
  const values = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?!\s*:)|\b(?:true|false|null|\d+)\b/g)]
  const chosen = values[at % (values.length || 1)]
  if (!chosen) return text
  const written = at % 5 === 0 ? '[[{"a":1}]]' : JSON.stringify(value)
  return text.slice(0, chosen.index) + written + text.slice(chosen.index + chosen[0].length)
}

function multipart(pairs: readonly (readonly [string, string])[], choice: number) {
  const file = choice % 3 === 0 ? '; filename="a<zq7>.jpg"\r\nContent-Type: image/jpeg' : ''
  const parts = pairs.map(
    ([name, value]) => `--zq7\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--zq7${choice % 7 === 0 ? '' : '--\r\n'}`
}
