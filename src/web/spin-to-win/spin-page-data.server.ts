import { href } from 'react-router'
import type { Spin } from '#data/spin-to-win/spins.ts'
import type { Customer } from '#domain/actors/actor.ts'
import { dayIn, daysAfter, longDay } from '#domain/shared/day.ts'
import { oddsOf } from '#domain/spin-to-win/prize-draw.ts'
import { type SpinStage, spinStage } from '#domain/spin-to-win/spin-stage.ts'
import { commitmentTo, committedText, type Draw } from '#operations/spin-to-win/draw-hash.ts'
import type { SpinDesk } from '#operations/spin-to-win/spin-desk.ts'
import { drawOf, spinOf } from '#operations/spin-to-win/spin-wheel.ts'
import type { SpinPromotion } from '#sites/settings/spin-settings.ts'
import { type PageHead } from '../frame/page-head.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'

export type SpinPageData = {
  title: string
  text: string
  stage: Exclude<SpinStage, 'off'>
  from: string
  until: string
  slices: { id: string; name: string; details: string | null; odds: string; limit: string | null }[]
  terms: string[]
  permits: string
  commitment: string
  /** The text behind the commitment, once the promotion is over. */
  committed: string | null
  isSignedIn: boolean
  result: SpinResult | null
}

export type SpinResult = {
  /** The slice at which the wheel stops. */
  slice: number
  name: string
  details: string | null
  isWin: boolean
  code: string
  claimBy: string
  /** The prize that the wheel drew, where all of it had been won. */
  insteadOf: string | null
}

/** The page of the wheel, drawn for this customer alone. `promotion` is `null` where the dealer has none. */
export async function spinPageData(
  customer: Customer | null,
  url: URL,
  desk: SpinDesk,
): Promise<{ promotion: SpinPageData | null; head: PageHead }> {
  const { site, now } = desk
  const { spinToWin: promotion } = site.promotions
  const stage = spinStage(promotion, dayIn(site.timeZone, now()))
  const head = pageHead(site, url, {
    title: promotion?.title ?? 'Spin to win',
    description: promotion
      ? `${promotion.text} One spin for each customer of ${site.name}.`
      : `Competitions at ${site.name}.`,
    path: href('/spin-to-win'),
    isIndexed: stage === 'open' || stage === 'soon',
    structuredData: [
      breadcrumbs(siteOrigin(site, url), [
        { name: 'Home', path: '/' },
        { name: promotion?.title ?? 'Spin to win', path: href('/spin-to-win') },
      ]),
    ],
  })
  if (!promotion || stage === 'off') return { promotion: null, head }
  const draw = await drawOf(promotion, desk)
  const spin = customer && (await spinOf(customer, promotion, desk))
  return {
    promotion: {
      title: promotion.title,
      text: promotion.text,
      stage,
      from: longDay(promotion.from),
      until: longDay(promotion.until),
      slices: slicesOf(promotion, draw),
      terms: promotion.terms,
      permits: promotion.permits,
      commitment: commitmentTo(draw),
      committed: stage === 'over' ? committedText(draw) : null,
      isSignedIn: customer !== null,
      result: spin && resultOf(spin, promotion, draw, site.timeZone),
    },
    head,
  }
}

/** The draw decides which prizes there are and how often they come up. The settings say what they are called. */
function slicesOf(promotion: SpinPromotion, { prizes }: Draw) {
  return prizes.map((prize) => ({
    id: prize.id,
    name: nameOf(prize.id, promotion),
    details: promotion.prizes.find(({ id }) => id === prize.id)?.details ?? null,
    odds: oddsOf(prize, prizes),
    limit: prize.stock === null ? null : `${prize.stock} to be won`,
  }))
}

function resultOf(spin: Spin, promotion: SpinPromotion, { prizes }: Draw, timeZone: string): SpinResult {
  const given = promotion.prizes.find(({ id }) => id === spin.given)
  return {
    slice: prizes.findIndex(({ id }) => id === spin.drawn),
    name: nameOf(spin.given, promotion),
    details: given?.details ?? null,
    isWin: given?.isWin ?? true,
    code: spin.code,
    claimBy: longDay(daysAfter(dayIn(timeZone, spin.spunAt), promotion.claimDays)),
    insteadOf: spin.drawn === spin.given ? null : nameOf(spin.drawn, promotion),
  }
}

function nameOf(prizeId: string, { prizes }: SpinPromotion) {
  return prizes.find(({ id }) => id === prizeId)?.name ?? prizeId
}
