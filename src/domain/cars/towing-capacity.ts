import type { Car } from './car.ts'

type Described = Pick<Car, 'variant' | 'features' | 'standardEquipment' | 'dealerComments'>

/** No car tows more. Any car may tow 750 kg without brakes, so smaller figures say nothing. */
const MAX_KG = 8000
const MIN_KG = 800

/** The braked towing capacity in kilograms, from the vehicle's data or from its text. */
export function towingCapacityKg({ variant, features, standardEquipment, dealerComments }: Described) {
  if (variant.towingCapacityKg) return variant.towingCapacityKg
  const sentences = [...features, ...standardEquipment, ...sentencesOf(dealerComments ?? '')]
  const weights = sentences.filter(isOfTowing).flatMap(weightsIn)
  return weights.length === 0 ? null : Math.max(...weights)
}

/** A decimal point doesn’t end a sentence. */
function sentencesOf(text: string) {
  return text.split(/[\n;!?•·]|\.(?!\d)|,(?!\d{3})/)
}

function isOfTowing(sentence: string) {
  return /\btow(?:s|ing)?\b/i.test(sentence) && !/un-?braked|ball|mass|tare|weigh/i.test(sentence)
}

/** The figure starts where its digits do and has few of them, so that a long row of digits is read once. */
function weightsIn(sentence: string): number[] {
  return [
    ...sentence.matchAll(/(?<![\d,]|\d\.)(\d[\d,]{0,8}(?:\.\d{1,3})?)\s?(kgs?|kilos?|t|tonnes?|tons?)\b/gi),
  ]
    .map(([, figure = '', unit = '']) => Number(figure.replaceAll(',', '')) * (/^k/i.test(unit) ? 1 : 1000))
    .filter((kg) => kg >= MIN_KG && kg <= MAX_KG)
}
