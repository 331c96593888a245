import { formatCents } from '#domain/shared/money.ts'
import { unbrokenPhone } from '#domain/shared/phone-number.ts'
import type { PersonalDataFile } from '#operations/customers/personal-data.ts'

/** One kind of record: its name, and a line for each record. */
export type StoredFacts = { title: string; lines: string[] }

/** What is stored about a person, as they read it. The file has every detail. */
export function storedFacts(file: PersonalDataFile, day: (date: Date) => string): StoredFacts[] {
  const { accounts, devices, watchlist, enquiries, photos, bookings, reservations, payments, messages } = file
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
    {
      title: 'Watchlist',
      lines: watchlist
        .filter(({ removedAt }) => removedAt === null)
        .map(
          ({ vehicle, savedAt, note }) =>
            `${vehicle}, saved ${day(savedAt)}${note === '' ? '' : `: ${note}`}`,
        ),
    },
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
    {
      title: 'Reservations',
      lines: reservations.map(
        ({ vehicle, reference, createdAt }) => `${vehicle}, ${reference}, ${day(createdAt)}`,
      ),
    },
    {
      title: 'Payments',
      lines: payments
        .filter(({ paidAt }) => paidAt !== null)
        .map(({ reference, amountCents, paidAt }) =>
          [formatCents(amountCents), reference, paidAt && day(paidAt)].filter(Boolean).join(', '),
        ),
    },
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
