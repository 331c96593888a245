import { channelNames, kindTexts } from '#domain/alerts/alert-texts.ts'
import { type PurchaseAnswers, purchaseSummary } from '#domain/purchases/purchase.ts'
import { searchLabel } from '#domain/search/search-label.ts'
import { readStoredSearch } from '#domain/search/stored-search.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { PersonalDataFile } from '#operations/customers/personal-data.ts'
import type { FactTexts, StoredFacts } from './stored-fact.ts'

/** What customers saved, asked to be told and won. */
export function savedFacts(file: PersonalDataFile, { day, vehicleWord }: FactTexts): StoredFacts[] {
  const { watchlist, savedSearches, alerts, alertsFound, spins } = file
  return [
    {
      title: 'Watchlist',
      lines: watchlist.map(({ vehicle, savedAt, note, removedAt }) =>
        [
          `${vehicle}, saved ${day(savedAt)}`,
          ...(removedAt === null ? [] : ['removed, and deleted within a day']),
          ...(note === '' ? [] : [note]),
        ].join(': '),
      ),
    },
    {
      title: 'Saved searches',
      lines: savedSearches.map(
        ({ address, createdAt }) => `${searchName(address, vehicleWord)}, saved ${day(createdAt)}`,
      ),
    },
    {
      title: 'Alerts',
      lines: alerts.map(({ kind, channel, agreedAt, withdrawnAt }) =>
        [
          `${kindTexts[kind].name} by ${channelNames[channel].toLowerCase()}`,
          `agreed ${day(agreedAt)}`,
          ...(withdrawnAt === null ? [] : [`stopped ${day(withdrawnAt)}`]),
        ].join(', '),
      ),
    },
    {
      title: 'Alerts found for you',
      lines: alertsFound.map(({ kind, channel, foundAt, sentAt }) =>
        [
          `${kindTexts[kind].name} by ${channelNames[channel].toLowerCase()}`,
          `found ${day(foundAt)}`,
          ...(sentAt === null ? [] : [`sent ${day(sentAt)}`]),
        ].join(', '),
      ),
    },
    {
      title: 'Spins',
      lines: spins.map(
        ({ promotion, given, code, spunAt }) => `${promotion}: ${given}, code ${code}, ${day(spunAt)}`,
      ),
    },
  ]
}

/** What customers reserve, wait for, buy and pay. */
export function buyingFacts(file: PersonalDataFile, { day }: FactTexts): StoredFacts[] {
  const { reservations, waitingFor, purchases, payments } = file
  return [
    {
      title: 'Reservations',
      lines: reservations.map(
        ({ vehicle, reference, createdAt }) => `${vehicle}, ${reference}, ${day(createdAt)}`,
      ),
    },
    {
      title: 'Queues',
      lines: waitingFor.map(({ vehicle, state, since }) => `${vehicle}, ${queueTexts[state]} ${day(since)}`),
    },
    {
      title: 'Buying online',
      lines: purchases.map(({ vehicle, answers, startedAt }) =>
        [`${vehicle}, started ${day(startedAt)}`, ...answersInWords(answers)].join('; '),
      ),
    },
    {
      title: 'Payments',
      lines: payments.map(({ reference, amountCents, createdAt, paidAt }) =>
        [
          formatCents(amountCents),
          reference,
          paidAt ? day(paidAt) : `started ${day(createdAt)}, not paid`,
        ].join(', '),
      ),
    },
  ]
}

const queueTexts: Record<PersonalDataFile['waitingFor'][number]['state'], string> = {
  waiting: 'in the queue since',
  offered: 'offered to you; in the queue since',
  left: 'left; joined the queue on',
  ended: 'ended; joined the queue on',
}

/** A search that can no longer be read is shown as it is stored. */
function searchName(address: string, vehicleWord: string) {
  const search = readStoredSearch(address)
  return search ? searchLabel(search, vehicleWord) : address
}

function answersInWords(answers: PurchaseAnswers) {
  const extras = [...(answers.accessories ?? []), ...(answers.protection ?? [])]
  return [...purchaseSummary(answers, []), ...(extras.length > 0 ? [`Extras: ${extras.join(', ')}`] : [])]
}
