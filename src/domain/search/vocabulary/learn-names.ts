import { makes as makesOfAustralia } from '../../cars/makes.ts'
import { remembered } from '../../shared/remembered.ts'
import { isGrammar } from '../plain-words/grammar.ts'
import type { Choice, Stock } from '../plain-words/stock-vocabulary.ts'
import { ordinaryNames } from '../plain-words/synonyms.ts'
import { phraseKey, tokensOf } from '../plain-words/tokens.ts'
import { isEverydayWord, isTradeTerm } from './everyday-words.ts'
import { isFamily, isFamilyWord } from './model-families.ts'
import { vehicleNicknames } from './nicknames.ts'

type Learn = (nickname: string, choices: readonly Choice[]) => void

/**
 * Learns a model with its make, and alone unless its name is an ordinary word. Makes outside the stock are learned
 * too, so that a shopper learns there is none; names in stock take precedence.
 */
export function learnNames({ values }: Pick<Stock, 'values'>, learn: Learn): void {
  const makes = values.make ?? []
  const models = new Set(values.model)
  const withFamily = familiesAmong([...models])
  for (const makeAndModel of values.make_model ?? []) {
    const [make] = makes.filter((name) => makeAndModel.startsWith(`${name} `)).toSorted(longestFirst)
    const model = make && makeAndModel.slice(make.length + 1)
    if (model && models.has(model))
      learn(makeAndModel, [name('make', [make]), name('model', withFamily(model))])
  }
  for (const make of makes.filter(canStandAlone)) learn(make, [name('make', [make])])
  for (const model of [...models].filter(canStandAlone)) learn(model, [name('model', withFamily(model))])
  learnNicknames('make', makes, learn)
  learnNicknames('model', [...models], learn)
  learnLongerNames([...models], learn)
  for (const make of makesOfAustralia.filter(canStandAlone)) learn(make, [name('make', [make])])
  learnNicknames('make', makesOfAustralia, learn)
  learnLastWords([...models], learn)
}

/** A C-Class includes every C200 and C250, which may be listed separately. */
function familiesAmong(models: readonly string[]) {
  const byLetters = Map.groupBy(models, lettersOf)
  return (model: string) => {
    const letters = lettersOf(model)
    if (!isFamily(letters)) return [model]
    const members = vehicleNicknames.get(letters)?.flat() ?? []
    return [model, ...members.flatMap((member) => byLetters.get(member) ?? [])]
  }
}

function learnNicknames(facet: 'make' | 'model', known: readonly string[], learn: Learn) {
  const byLetters = Map.groupBy(known, lettersOf)
  for (const [nickname, attempts] of vehicleNicknames) {
    const called = attempts.map((names) => names.flatMap((other) => byLetters.get(other) ?? []))
    const [first] = called.filter(({ length }) => length > 0)
    if (first && !ordinaryNames.has(nickname)) learn(nickname, [name(facet, first)])
  }
}

/** A nickname may start a longer name: “rangie sport” is a Range Rover Sport. */
function learnLongerNames(models: readonly string[], learn: Learn) {
  const letters = models.map((model) => [model, lettersOf(model)] as const)
  for (const [nickname, attempts] of vehicleNicknames) {
    for (const other of attempts.flat()) {
      for (const [model, key] of letters) {
        if (key.length > other.length && key.startsWith(other))
          learn(nickname + key.slice(other.length), [name('model', [model])])
      }
    }
  }
}

const MIN_LAST_WORD_LENGTH = 5

/** Shoppers often say only the last word of a long name: “Evoque”. A word shared by several models is skipped. */
function learnLastWords(models: readonly string[], learn: Learn) {
  const words = models.map((model) => ({ model, tokens: tokensOf(model) }))
  const all = words.flatMap(({ tokens }) => [...new Set(tokens.map(({ stem }) => stem))])
  for (const { model, tokens } of words) {
    const last = tokens.at(-1)
    const isOnly = last && tokens.length > 1 && all.filter((word) => word === last.stem).length === 1
    if (
      isOnly &&
      last.word.length >= MIN_LAST_WORD_LENGTH &&
      !isEverydayWord([last]) &&
      !isTradeTerm(last.stem) &&
      !isFamilyWord(last.word)
    )
      if (canStandAlone(last.raw)) learn(last.raw, [name('model', [model])])
  }
}

function name(facet: 'make' | 'model', values: string[]): Choice {
  return { facet, values, isName: true }
}

/** “3” is a Mazda only next to its make; “X5”, “i30” and “911” are clear by themselves. */
function canStandAlone(called: string) {
  const key = phraseKey(called)
  if (ordinaryNames.has(key) || isGrammar(called.toLowerCase())) return false
  if (/^\d{3}$/.test(key)) return !key.endsWith('00') && !key.endsWith('50')
  return /[a-z]/.test(key) && (key.length > 2 || /\d/.test(key))
}

/** Nicknames are keyed by their letters, not by singular stems as requests are. */
const lettersOf = remembered((value) =>
  tokensOf(value)
    .map(({ word }) => word)
    .join(''),
)

function longestFirst(one: string, other: string) {
  return other.length - one.length
}
