import { momentAt, wallClockAt } from '../shared/wall-clock.ts'

/** Section 9 of the specification: the terms of the 48 hour money-back guarantee for used vehicles (RSV-05). */
export const MONEY_BACK_HOURS = 48
export const MAX_KM = 300
export const MAX_REFUNDS = 2
const RETURN_BY = '17:00'

/** Someone who wants to give a used vehicle back. */
export type MoneyBackClaim = {
  deliveredAt: Date
  /** When the manager got their written notice. */
  noticeAt: Date
  /** `null` while the vehicle is not back. */
  returnedAt: Date | null
  kmDriven: number
  isDamaged: boolean
  /** Whether the refund covers what has to be paid out on a loan. True without a loan. */
  coversPayout: boolean
  /** How many vehicles the same customer gave back in the twelve months before. */
  earlierRefunds: number
}

export type MoneyBackAnswer = { isCovered: boolean; reasons: string[]; returnBy: Date | null }

/** Whether the guarantee covers a claim, and every reason why it does not. */
export function moneyBackAnswer(claim: MoneyBackClaim, timeZone: string): MoneyBackAnswer {
  const returnBy = latestReturn(claim.noticeAt, timeZone)
  const hours = (claim.noticeAt.getTime() - claim.deliveredAt.getTime()) / HOUR_MS
  const checks: [boolean, string][] = [
    [hours < 0, 'The notice was given before the delivery.'],
    [hours > MONEY_BACK_HOURS, `It’s been more than ${MONEY_BACK_HOURS} hours since delivery.`],
    [
      claim.returnedAt !== null && returnBy !== null && claim.returnedAt > returnBy,
      'The vehicle came back after 5:00 pm on the day after the notice.',
    ],
    [claim.kmDriven > MAX_KM, `It was driven more than ${MAX_KM} km.`],
    [claim.isDamaged, 'It is damaged.'],
    [!claim.coversPayout, 'The refund wouldn’t cover your loan payout.'],
    [
      claim.earlierRefunds >= MAX_REFUNDS,
      `You’ve already returned ${MAX_REFUNDS} vehicles in the last 12 months.`,
    ],
  ]
  const reasons = checks.filter(([applies]) => applies).map(([, reason]) => reason)
  return { isCovered: reasons.length === 0, reasons, returnBy }
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** The vehicle comes back on the day of the notice, or by five o’clock on the next, where the dealer is. */
function latestReturn(noticeAt: Date, timeZone: string): Date | null {
  const [day = ''] = wallClockAt(timeZone, noticeAt).split('T')
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return momentAt(timeZone, `${next}T${RETURN_BY}`)
}
