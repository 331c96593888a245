import type { Random } from '../random.ts'
import { type CaravanStory, caravanClosings, caravanMiddles, caravanOpenings } from './caravan-notes.ts'
import { closings, registrations } from './closing.ts'
import { equipments, impressions, appearances } from './condition.ts'
import { grandClosings, grandOpenings, grandQualities } from './grand-cars.ts'
import { assurances, books, keys, tyres, works } from './history.ts'
import {
  demoOpenings,
  newClosings,
  newEngines,
  newEquipments,
  newQualities,
  newOpenings,
} from './new-stock.ts'
import { comingOpenings, openings } from './opening.ts'
import { privateClosings, privateMiddles, privateOpenings } from './private-sale.ts'
import { type Sentence, storyOf, type Subject } from './story.ts'
import { uses } from './use.ts'

type Part<S> = readonly [sentences: readonly Sentence<S>[], chance: number]

/** A dealer’s comments on a used vehicle: a line, a paragraph or, now and then, a long text. */
export function usedComments(subject: Subject, isComing: boolean, random: Random): string {
  const care = random.pick([0.25, 0.5, 0.6, 0.8, 1])
  const usual = subject.isGrand ? grandOpenings : openings
  return written(storyOf(subject, random), random, [
    [isComing ? comingOpenings : usual, 1],
    [subject.isGrand ? grandQualities : uses, care],
    [equipments, care - 0.2],
    [books, care],
    [works, care - 0.1],
    [tyres, care - 0.4],
    [keys, care - 0.5],
    [assurances, care],
    [appearances, care],
    [impressions, care - 0.1],
    [registrations, care - 0.4],
    [subject.isGrand ? grandClosings : closings, 0.6],
  ])
}

export function newComments(subject: Subject, isComing: boolean, random: Random): string {
  const story = { ...subject, isComing, detail: random.between(0, 9999) }
  return written(story, random, [
    [subject.carType === 'demo' ? demoOpenings : newOpenings, 1],
    [newEngines, 1],
    [newQualities, 0.7],
    [newEquipments, 0.6],
    [newClosings, 0.7],
  ])
}

/** The owner of a consignment vehicle writes in their own words. */
export function privateComments(subject: Subject, random: Random): string {
  return written(storyOf(subject, random), random, [
    [privateOpenings, 1],
    ...repeated(privateMiddles, random.between(2, 5)),
    ...repeated(privateClosings, random.between(1, 2)),
  ])
}

export function caravanComments(story: Omit<CaravanStory, 'detail'>, random: Random): string {
  return written({ ...story, detail: random.between(0, 9999) }, random, [
    [caravanOpenings, 1],
    ...repeated(caravanMiddles, random.between(2, 5)),
    ...repeated(caravanClosings, random.between(0, 2)),
  ])
}

function repeated<S>(sentences: readonly Sentence<S>[], times: number): Part<S>[] {
  return Array.from({ length: times }, () => [sentences, 1] as const)
}

/** Picks one sentence of each part that is true of this vehicle, none of them twice. */
function written<S>(story: S, random: Random, parts: readonly Part<S>[]) {
  const said = new Set<string>()
  for (const [sentences, chance] of parts) {
    if (!random.chance(chance)) continue
    for (const say of random.inAnyOrder(sentences)) {
      const sentence = say(story)
      if (sentence === false || said.has(sentence)) continue
      said.add(sentence)
      break
    }
  }
  return [...said].join(' ')
}
