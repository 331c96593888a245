/** What we know about a sent form, apart from its content. */
export type SpamSignals = {
  /** Whether the hidden field was filled in. */
  hasFilledHoneypot: boolean
  /** How long the form was open; `null` when the form has no valid timestamp from us. */
  secondsOnForm: number | null
  proof: HumanProof
  linksInMessage: number
  /** How many forms came from the same network in the last ten minutes, including this one. */
  recentSubmissions: number
  /** Whether an API client sent it, without opening a form. */
  isProgram: boolean
}

/** The result of the human check; `unknown` when the captcha service could not be reached. */
export type HumanProof = 'not asked' | 'good' | 'missing' | 'unknown' | 'false' | 'expired' | 'spent'

export type SpamSign = 'honeypot' | 'no time' | 'too quick' | 'links' | 'many' | 'no proof'

export type SpamVerdict =
  | { verdict: 'fine' }
  | { verdict: 'suspect'; signs: SpamSign[] }
  | { verdict: 'challenge'; because: 'too many' | 'proof' }

/** No person reads and fills in a form faster than this. */
const MIN_SECONDS = 3
/** Spammers send links; a buyer may send the address of a vehicle or two. */
const MAX_LINKS = 2
/** An office may ask about several vehicles, but hardly more than this within ten minutes. */
const MANY = 6
/** Above this it is a flood, also from an office. */
const TOO_MANY = 20

/** Stricter limits for a sender without a proof, such as a browser without scripts. */
const withoutProof = { minSeconds: 6, maxLinks: 0, many: 3 }
const withProof = { minSeconds: MIN_SECONDS, maxLinks: MAX_LINKS, many: MANY }

/**
 * Judges a form. Possible spam is stored and marked, never thrown away. Only a flood or a failed proof leads to
 * a challenge, and a form without any proof is accepted after that.
 */
export function spamVerdict(signals: SpamSignals): SpamVerdict {
  if (signals.recentSubmissions > TOO_MANY) return { verdict: 'challenge', because: 'too many' }
  if (['false', 'expired', 'spent'].includes(signals.proof)) return { verdict: 'challenge', because: 'proof' }
  const signs = spamSigns(signals)
  return signs.length === 0 ? { verdict: 'fine' } : { verdict: 'suspect', signs }
}

function spamSigns(signals: SpamSignals): SpamSign[] {
  const { hasFilledHoneypot, secondsOnForm, proof, linksInMessage, recentSubmissions, isProgram } = signals
  const lacksProof = proof === 'missing' || proof === 'unknown'
  const limits = lacksProof ? withoutProof : withProof
  const signs: [SpamSign, boolean][] = [
    ['honeypot', hasFilledHoneypot],
    ['no time', secondsOnForm === null && !isProgram],
    ['too quick', secondsOnForm !== null && secondsOnForm < limits.minSeconds],
    ['links', linksInMessage > limits.maxLinks],
    ['many', recentSubmissions > limits.many],
    // A browser may have no scripts, but an API client that knows of the proof has no such excuse.
    ['no proof', lacksProof && isProgram],
  ]
  return signs.flatMap(([sign, applies]) => (applies ? [sign] : []))
}

/** Counts the links in a text, in every notation that an email program turns into a link. */
export function linksIn(text: string): number {
  return [...text.matchAll(/https?:\/\/|\bwww\.|\[url\b|<a\s/gi)].length
}
