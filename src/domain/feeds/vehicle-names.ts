import { makes } from '../cars/makes.ts'
import { models } from '../cars/models.ts'
import { fixAllCaps } from './title-case.ts'

/** Other ways to say the same make. */
const otherNames: Record<string, string> = {
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  chevy: 'Chevrolet',
  greatwallmotors: 'GWM',
}

/** A make as its maker writes it: `MERCEDES BENZ` is Mercedes-Benz, `bmw` is BMW. */
export function makeName(text: string): string {
  return makeByKey.get(keyOf(text)) ?? fixAllCaps(text)
}

/** A model as its maker writes it: `HILUX` is HiLux, `320D` is 320d. Others are only no longer shouted. */
export function modelName(text: string): string {
  return modelByKey.get(keyOf(text)) ?? fixAllCaps(text).replace(/^\d{3}[DI]$/, (code) => code.toLowerCase())
}

/** A state or territory by its letters: `Queensland` is QLD. What is none of Australia's stays as it came. */
export function stateCode(text: string): string {
  const key = keyOf(text)
  return stateNames.find(([code, name]) => key === code.toLowerCase() || key === name)?.[0] ?? text
}

const stateNames = [
  ['QLD', 'queensland'],
  ['NSW', 'newsouthwales'],
  ['VIC', 'victoria'],
  ['SA', 'southaustralia'],
  ['WA', 'westernaustralia'],
  ['TAS', 'tasmania'],
  ['ACT', 'australiancapitalterritory'],
  ['NT', 'northernterritory'],
] as const

function keyOf(text: string) {
  return text.toLowerCase().replaceAll(/[^a-z0-9!]/g, '')
}

const makeByKey = new Map([
  ...makes.map((make) => [keyOf(make), make] as const),
  ...Object.entries(otherNames),
])
const modelByKey = new Map(models.map((model) => [keyOf(model), model]))
