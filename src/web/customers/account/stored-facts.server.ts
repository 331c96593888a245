import { unbrokenPhone } from '#domain/shared/format-phone.ts'
import type { PersonalDataFile } from '#operations/customers/personal-data.ts'
import { buyingFacts, savedFacts } from './shopping-facts.server.ts'
import type { FactTexts, StoredFacts } from './stored-fact.ts'

/** What is stored about a person, as they read it: every kind of record. The file has every detail. */
export function storedFacts(file: PersonalDataFile, texts: FactTexts): StoredFacts[] {
  const { day } = texts
  const { accounts, devices, enquiries, photos, bookings, messages } = file
  return [
    {
      title: 'Account',
      lines: accounts.map(({ phone, name, email }) =>
        [unbrokenPhone(phone), name, email].filter(Boolean).join(', '),
      ),
    },
    {
      title: 'Devices',
      lines: devices.map(({ device, signedInAt }) => `${device}, since ${day(signedInAt)}`),
    },
    ...savedFacts(file, texts),
    {
      title: 'Enquiries',
      lines: enquiries.map(
        ({ category, sentAt, isFinished }) =>
          `${category}, ${day(sentAt)}${isFinished ? '' : ' (not finished)'}`,
      ),
    },
    {
      title: 'Photos',
      lines: photos.map(({ name, uploadedAt }) => `${name}, ${day(uploadedAt)}`),
    },
    {
      title: 'Bookings',
      lines: bookings.map(
        ({ kind, startsAt, cancelledAt }) =>
          `${kind === 'service' ? 'Service' : 'Test drive'}, ${day(startsAt)}${cancelledAt ? ' (cancelled)' : ''}`,
      ),
    },
    ...buyingFacts(file, texts),
    {
      title: 'Consent',
      lines: enquiries.flatMap(({ answers, sentAt }) =>
        consentLines(answers['consent']).map((line) => `${line}, ${day(sentAt)}`),
      ),
    },
    {
      title: 'Messages about you',
      lines: messages.map(
        ({ kind, createdAt, deliveredAt }) =>
          `${messageName(kind)}, ${deliveredAt ? `sent ${day(deliveredAt)}` : `waiting since ${day(createdAt)}`}`,
      ),
    },
  ].filter(({ lines }) => lines.length > 0)
}

/** What was agreed to, from the records of an enquiry. */
function consentLines(consent: unknown) {
  const records: unknown[] = Array.isArray(consent) ? consent : []
  return records.flatMap((record) => {
    if (typeof record !== 'object' || record === null || !('purpose' in record)) return []
    const isGiven = !('given' in record) || record.given === true
    if (record.purpose === 'terms') return ['Terms and conditions: accepted']
    if (record.purpose === 'marketing') return [`Messages about offers: ${isGiven ? 'agreed' : 'not agreed'}`]
    return ['Privacy notice: shown']
  })
}

/** The name of a kind of job, such as `lead-email`, in words. */
function messageName(kind: string) {
  const words = kind.replaceAll('-', ' ').replace('lead', 'enquiry')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
