import { phraseAt, phraseList } from './phrase-list.ts'
import type { Reader } from './reading.ts'
import type { Token } from './tokens.ts'

/** Reads phrases that filter nothing but show that the text is a request and not the name of a model. */
export const readRequestPhrase: Reader = (tokens, at) => {
  const phrase = requestPhraseAt(tokens, at)
  return phrase && { length: phrase.length, meanings: [{ kind: 'request' }] }
}

export function requestPhraseAt(tokens: readonly Token[], at: number) {
  return phraseAt(requestPhrases, tokens, at)
}

/** Reads phrases that contain filter words but are not filters. */
export const readSetPhrase: Reader = (tokens, at) => {
  const phrase = phraseAt(setPhrases, tokens, at)
  return phrase && { length: phrase.length, meanings: [{ kind: 'text' }] }
}

const requestPhrases = phraseList({
  request:
    'for sale, looking for, look for, looking to buy, searching for, search for, after a, after an, in search of, i want, i need, want, wanted, need, wanting, want to buy, show me, show, find me, find, buy, to buy, please, have you got, do you have, any, first car, first cars, near me, close to me, around me, near here',
})

const setPhrases = phraseList({
  text: 'near new, like new, as new, new tyres, new brakes, new rego, new battery, new engine, new shape, new model, all new, new tires, new clutch, electric windows, electric seats, electric brakes, electric brake, auto headlights, auto lights, manual book, black interior, red interior, white interior, leather steering, gas bottle, gas bottles, gas struts',
})
