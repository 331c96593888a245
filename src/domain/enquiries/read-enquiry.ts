import { z } from 'zod'
import { type Choice, contactMethods, DEALERSHIP_PROMPT, type EnquiryForm } from './enquiry-form.ts'
import { type FurtherAnswers, readFurther } from './read-further.ts'

/** What a visitor wrote, checked. The names are the specification's. */
export type Enquiry = {
  category: string
  name: string
  email: string
  phone: string
  message: string | null
  Rego: string | null
  location: string | null
  dealership_slug: string | null
  PreferredContactMethod: string
  finance: string | null
  'do-you-have-a-trade-in': string | null
  opt_in: boolean
  /** What only this form asks. */
  further: FurtherAnswers
}

export type FieldError = { field: string; message: string }
export type EnquiryFields = Readonly<Record<string, string>>

export type EnquiryRules = {
  form: EnquiryForm
  termsWording: string
  optIn: 'notice' | 'checkbox'
  /** The number in its international form, or `null` when it is none that can be called in Australia. */
  australianPhone(text: string): string | null
}

const LONGEST_LINE = 120
const LONGEST_MESSAGE = 5000

/** What was asked, or everything that must be put right first, in the order of the form. */
export function readEnquiry(
  fields: EnquiryFields,
  rules: EnquiryRules,
): { enquiry: Enquiry } | { errors: FieldError[] } {
  const { form } = rules
  const errors: FieldError[] = []
  const require = <T>(field: string, value: T | null, message: string) => {
    if (value === null) errors.push({ field, message })
    return value
  }

  const category = require('category', categoryOf(fields, form), 'Please choose what your enquiry is about.')
  const dealership = require('dealership_slug', chosen(
    fields['dealership_slug'],
    form.dealerships,
  ), DEALERSHIP_PROMPT)
  const location = require('location', chosen(fields['location'], form.locations), form.locationPrompt)
  const name = require('name', nameOf(fields['name']), 'Please enter your name.')
  if (name !== null && name.length > LONGEST_LINE) {
    errors.push({ field: 'name', message: 'Please keep your name under 120 characters.' })
  }
  const email = require('email', emailOf(fields['email']), 'Please enter a valid email address.')
  const phone = require('phone', rules.australianPhone(
    fields['phone'] ?? '',
  ), 'Please enter a valid Australian phone number.')
  const further = readFurther(fields, form.further ?? [])
  errors.push(...further.errors)
  const message = readMessage(fields['message'], form)
  if (message.error) errors.push({ field: 'message', message: message.error })
  if (!isTicked(fields['terms_conditions'])) {
    errors.push({ field: 'terms_conditions', message: rules.termsWording })
  }

  if (errors.length > 0 || category === null || name === null || email === null || phone === null)
    return { errors }
  return {
    enquiry: {
      category,
      name,
      email,
      phone,
      message: message.text,
      Rego: line(fields['Rego'])?.slice(0, LONGEST_LINE).toUpperCase() ?? null,
      location: location || null,
      dealership_slug: dealership || null,
      PreferredContactMethod: oneOf(contactMethods, fields['PreferredContactMethod']) ?? 'Phone',
      finance: oneOf(['Yes', 'No'], fields['finance']) ?? (form.isForFinance ? 'Yes' : null),
      'do-you-have-a-trade-in': oneOf(['Yes', 'No'], fields['do-you-have-a-trade-in']),
      opt_in: rules.optIn === 'notice' || isTicked(fields['opt_in']),
      further: further.answers,
    },
  }
}

function categoryOf(fields: EnquiryFields, { category, categories }: EnquiryForm) {
  return categories.length === 0 ? category : oneOf(categories, fields['category'])
}

/** Where there is one choice it is taken; where there are more, the visitor must choose. Nothing to choose is no error. */
function chosen(value: string | undefined, choices: readonly Choice[]) {
  if (choices.length < 2) return choices[0]?.value ?? ''
  return choices.find((choice) => choice.value === value)?.value ?? null
}

function readMessage(text: string | undefined, { asksMessage }: EnquiryForm) {
  const message = text?.trim() || null
  if (asksMessage && message === null) return { text: null, error: 'Please enter a message.' }
  if (message !== null && message.length > LONGEST_MESSAGE) {
    return { text: null, error: 'Please keep your message under 5,000 characters.' }
  }
  return { text: message, error: null }
}

function emailOf(text: string | undefined) {
  return z.email().max(LONGEST_LINE).safeParse(text?.trim()).data ?? null
}

/** A name has something in it that can be read. */
function nameOf(text: string | undefined) {
  const name = line(text)
  return name !== null && /[\p{L}\p{N}]/u.test(name) ? name : null
}

/** One line of text; what breaks a line has no place in it. */
function line(text: string | undefined) {
  return text?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || null
}

function oneOf(values: readonly string[], value: string | undefined) {
  return values.find((known) => known === value) ?? null
}

function isTicked(value: string | undefined) {
  return value !== undefined && value !== '' && value !== 'false'
}
