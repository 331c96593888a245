import { randomBytes, randomInt } from 'node:crypto'
import type { NewJob } from '#data/add-jobs.ts'
import type { Spin } from '#data/spin-to-win/spins.ts'
import type { Customer } from '#domain/actors/actor.ts'
import { dayIn } from '#domain/shared/day.ts'
import { givenPrize, prizeAt } from '#domain/spin-to-win/prize-draw.ts'
import { spinStage } from '#domain/spin-to-win/spin-stage.ts'
import type { SpinPromotion } from '#sites/settings/spin-settings.ts'
import { type Draw, fractionFor } from './draw-hash.ts'
import type { SpinDesk } from './spin-desk.ts'

/** The draw of a promotion. It exists before the first spin, so that its commitment can be published. */
export function drawOf({ id, prizes }: SpinPromotion, { spins }: Pick<SpinDesk, 'spins'>): Promise<Draw> {
  return spins.draw(id, {
    seed: randomBytes(SEED_BYTES).toString('hex'),
    prizes: prizes.map(({ id: prizeId, share, stock }) => ({ id: prizeId, share, stock })),
  })
}

/** What a customer got; `null` before they spin. */
export async function spinOf(
  { phone }: Pick<Customer, 'phone'>,
  { id }: SpinPromotion,
  desk: Pick<SpinDesk, 'spins' | 'seal'>,
): Promise<Spin | null> {
  return desk.spins.of(id, await markOf(phone, desk))
}

/** Spins for a customer, who gets the same result however often they ask. `null` while the promotion takes no spins. */
export async function spinWheel(customer: Customer, url: URL, desk: SpinDesk): Promise<Spin | null> {
  const { spinToWin: promotion } = desk.site.promotions
  const stage = spinStage(promotion, dayIn(desk.site.timeZone, desk.now()))
  if (!promotion || stage !== 'open') return null
  await drawOf(promotion, desk)
  return desk.spins.spin({
    promotionId: promotion.id,
    mark: await markOf(customer.phone, desk),
    customerId: customer.id,
    code: claimCode(),
    spunAt: desk.now(),
    decide({ seed, prizes }, won) {
      const drawn = prizeAt(fractionFor(seed, customer.phone), prizes)
      const given = givenPrize(drawn, prizes, won)
      return { drawn: drawn.id, given: given.id, jobs: jobsFor(given.id, promotion, url) }
    },
  })
}

const SEED_BYTES = 32
const CODE_LENGTH = 8
/** Without letters and digits that are easily taken for each other. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

function markOf(phone: string, { seal }: Pick<SpinDesk, 'seal'>) {
  return seal.mark(`spin ${phone}`)
}

function claimCode() {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

/** Only a win is news. */
function jobsFor(prizeId: string, { prizes }: SpinPromotion, { href }: URL): NewJob[] {
  const prize = prizes.find(({ id }) => id === prizeId)
  if (!prize?.isWin) return []
  return ['spin-dealer-email', 'spin-winner-email'].map((kind) => ({ kind, payload: { page: href } }))
}
