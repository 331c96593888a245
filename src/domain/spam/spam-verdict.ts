/** What is known about a form that was sent, beside what it says. */
export type SpamSignals = {
  /** Whether the field that people do not see was filled in. */
  hasFilledHoneypot: boolean
  /** How long the form has stood open; unknown when the form did not say so in a way that we believe. */
  secondsOnForm: number | null
  proof: HumanProof
  linksInMessage: number
  /** How many forms came from the same household or office in the last minutes, this one included. */
  recentSubmissions: number
  /** Whether a program sent it through the interface for programs, which has no form to open. */
  isProgram: boolean
}

/** What became of the proof that a person sends: `unknown` when nobody could be asked about it. */
export type HumanProof = 'not asked' | 'good' | 'missing' | 'unknown' | 'false' | 'expired' | 'spent'

export type SpamSign = 'honeypot' | 'no time' | 'too quick' | 'links' | 'many' | 'no proof'

export type SpamVerdict =
  | { verdict: 'fine' }
  | { verdict: 'suspect'; signs: SpamSign[] }
  | { verdict: 'challenge'; because: 'too many' | 'proof' }

/** Nobody reads and fills in a form faster than this. */
const LEAST_SECONDS = 3
/** Spammers sell links; a buyer may send the address of a vehicle or two. */
const MOST_LINKS = 2
/** An office may ask about several vehicles; hardly about more within the minutes that are counted. */
const MANY = 6
/** From here on it is a flood, whoever sends it. */
const TOO_MANY = 20

/** Whoever cannot prove anything, such as a browser without scripts, is looked at more closely instead. */
const withoutProof = { leastSeconds: 6, mostLinks: 0, many: 3 }
const usually = { leastSeconds: LEAST_SECONDS, mostLinks: MOST_LINKS, many: MANY }

/**
 * Nothing that was sent is thrown away. What looks like spam is kept and marked; only a flood, or a proof that is no good,
 * is asked for again, and never twice for the proof: what comes without one is taken.
 */
export function spamVerdict(signals: SpamSignals): SpamVerdict {
  if (signals.recentSubmissions > TOO_MANY) return { verdict: 'challenge', because: 'too many' }
  if (['false', 'expired', 'spent'].includes(signals.proof)) return { verdict: 'challenge', because: 'proof' }
  const signs = spamSigns(signals)
  return signs.length === 0 ? { verdict: 'fine' } : { verdict: 'suspect', signs }
}

function spamSigns(signals: SpamSignals): SpamSign[] {
  const { hasFilledHoneypot, secondsOnForm, proof, linksInMessage, recentSubmissions, isProgram } = signals
  const isProofLess = proof === 'missing' || proof === 'unknown'
  const measure = isProofLess ? withoutProof : usually
  const signs: [SpamSign, boolean][] = [
    ['honeypot', hasFilledHoneypot],
    ['no time', secondsOnForm === null && !isProgram],
    ['too quick', secondsOnForm !== null && secondsOnForm < measure.leastSeconds],
    ['links', linksInMessage > measure.mostLinks],
    ['many', recentSubmissions > measure.many],
    // A browser may lack scripts; a program that was told of the proof has no such excuse.
    ['no proof', isProofLess && isProgram],
  ]
  return signs.flatMap(([sign, isThere]) => (isThere ? [sign] : []))
}

/** How many links a text holds, in any spelling that a mail program would make one of. */
export function linksIn(text: string): number {
  return [...text.matchAll(/https?:\/\/|\bwww\.|\[url\b|<a\s/gi)].length
}
