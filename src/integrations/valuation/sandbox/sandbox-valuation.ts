import { adjustedRange } from '#domain/trade-in/valuation/valuation.ts'
import { readValuation } from '#domain/trade-in/valuation/read-valuation.ts'
import type { ValuationProvider } from '../port.ts'
import { type ProviderCall, type ProviderTransport, valuationClient } from '../valuation-client.ts'
import { type SandboxCar, sandboxCars } from './sandbox-cars.ts'
import { recordOf, specialCars } from './sandbox-records.ts'
import { sandboxQuestions } from './sandbox-questions.ts'

type Parts = { now?: () => Date; slowMs?: number }

const SLOW_MS = 3000

/** Takes the place of a valuation provider in a demo, with a registry of invented vehicles. It stores nothing. */
export function sandboxValuation({
  now = () => new Date(),
  slowMs = SLOW_MS,
}: Parts = {}): ValuationProvider {
  const thisYear = now().getUTCFullYear()
  const cars = new Map([...sandboxCars(thisYear), ...specialCars(thisYear)])
  const byVin = new Map([...cars.values()].map((car) => [car.vin, car]))

  const answers: Record<ProviderCall, (body: Record<string, unknown>) => unknown> = {
    'enter-vin'({ rego }) {
      const car = cars.get(String(rego))
      if (!car) return [{ EvalID: '', VIN: '' }]
      if (car.candidates.length === 0)
        return Array.from({ length: car.rego === 'TWICE0' ? 2 : 1 }, () => recordOf(car))
      const listed = car.candidates.map((Description) => ({ Description }))
      // Providers write both.
      const spelling = car.rego.endsWith('1') ? 'VechicleDescriptions' : 'VechielDescriptions'
      return [{ VIN: car.vin, Registration: car.rego, [spelling]: listed }]
    },
    'manual-entry'({ vin, desc }) {
      const car = byVin.get(String(vin))
      const chosen = car?.candidates.indexOf(String(desc)) ?? -1
      return car && chosen >= 0 ? [recordOf(car, chosen)] : []
    },
    'update-eval'({ evalid, km }) {
      const [, rego = '', chosen] = String(evalid).split('-')
      const car = cars.get(rego)
      return car ? [{ ...recordOf(car, chosen === undefined ? undefined : Number(chosen)), KM: km }] : []
    },
    'image-upload': () => [],
    valuation({ rego, km }) {
      const car = cars.get(String(rego))
      return car && car.rego !== 'NOVALU' ? valuationOf(car, Number(km), thisYear) : { value: null }
    },
    adjustments({ id, adjustmentAnswers }) {
      const [, rego = '', km = ''] = String(id).split('.')
      const car = cars.get(rego)
      const valuation = car && readValuation(valuationOf(car, Number(km), thisYear))
      if (!valuation) return null
      const { lowCents, highCents } = adjustedRange(valuation, adjustmentAnswers as Record<string, string>)
      return { low: lowCents / 100, high: highCents / 100 }
    },
  }

  const send: ProviderTransport = async (call, body) => {
    const given = body as Record<string, unknown>
    if (given['rego'] === 'DOWN00' || (call !== 'enter-vin' && isAbout('LATER0', given)))
      return { outcome: 'failed', problem: 'unreachable' }
    if (given['rego'] === 'BROKEN') return { outcome: 'answer', json: '<html>' }
    if (given['rego'] === 'SLOW00') await new Promise((resolve) => setTimeout(resolve, slowMs))
    return { outcome: 'answer', json: answers[call](given) }
  }
  return valuationClient(send)
}

function isAbout(rego: string, given: Record<string, unknown>) {
  return given['rego'] === rego || given['evalid'] === `SBX-${rego}`
}

/** A vehicle loses a seventh of its value each year, and more with many kilometres. */
function valuationOf(car: SandboxCar, km: number, thisYear: number) {
  const age = Math.max(0, thisYear - car.year)
  const extraKm = Math.max(-0.1, Math.min(0.3, (km - age * 15_000) / 200_000))
  const middle = car.newPrice * 0.86 ** (age + 1) * (1 - extraKm)
  const near = (dollars: number) => Math.round(dollars / 50) * 50
  return {
    id: `VAL.${car.rego}.${km}`,
    low: near(middle * 0.91),
    high: near(middle * 1.09),
    questions: sandboxQuestions(middle),
  }
}
