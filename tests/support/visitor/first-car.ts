import type { Visitor } from './visitor.ts'

/** Opens the first vehicle of the results that is for sale, as a visitor would. */
export async function opensFirstCar(visitor: Visitor): Promise<string> {
  await visitor.opens('/search')
  await visitor.isHydrated()
  await visitor.clicksLink(/\d{4}/, { within: '.car-card:not(.sold) :is(h2, h3)' })
  await visitor.isAt(/\/cars\//)
  await visitor.isHydrated()
  return visitor.window.run(() => location.pathname.split('/').at(-1) ?? '', null)
}
