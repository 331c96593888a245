import { makes } from '../cars/makes.ts'
import { models } from '../cars/models.ts'
import { fixAllCaps } from './title-case.ts'

/** Other names for the same make. */
const otherNames: Record<string, string> = {
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  merc: 'Mercedes-Benz',
  chevy: 'Chevrolet',
  greatwallmotors: 'GWM',
}

/** Spells a make as its maker does: `MERCEDES BENZ` is Mercedes-Benz, `bmw` is BMW. */
export function makeName(text: string): string {
  return makeByKey.get(keyOf(text)) ?? fixAllCaps(text)
}

/**
 * Spells a model as its maker does: `HILUX` is HiLux, `320D` is 320d. For unknown models it only fixes all
 * capitals.
 */
export function modelName(text: string): string {
  return modelByKey.get(keyOf(text)) ?? fixAllCaps(text).replace(/^\d{3}[DI]$/, (code) => code.toLowerCase())
}

/** Abbreviates an Australian state or territory: `Queensland` is QLD. Any other text stays unchanged. */
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
