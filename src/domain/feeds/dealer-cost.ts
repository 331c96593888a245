export const DEALER_COST = 'this names a dealer cost, which is never read'

/**
 * Whether a column, attribute, path or label names what a dealer paid for a vehicle or would take for it from
 * another dealer. Only letters and digits count, because columns match in any case, spacing and punctuation.
 */
export function isDealerCost(name: string): boolean {
  return [name, ...endsOfPath(name)].some(namesCost)
}

/**
 * The ends of a path such as `data.c.st`, which is a cost inside any wrapping. A single last step counts only
 * inside plain wrapping.
 */
function endsOfPath(name: string) {
  const steps = name.split(/[./@:]+/).filter(Boolean)
  return steps
    .map((_, at) => ({ around: steps.slice(0, at), end: steps.slice(at) }))
    .filter(
      ({ around, end }) =>
        around.length > 0 && (end.length > 1 || around.every((step) => wrapping.test(step))),
    )
    .map(({ end }) => end.join('.'))
}

const wrapping =
  /^\W*(?:root|data|feed|export|vehicles?|cars?|stock|items?|records?|rows?|units?|listings?|fields|attributes|values)\W*$/i

function namesCost(name: string) {
  const key = foldedName(name)
  if (notAnAmount.test(key)) return false
  const rest = key.replaceAll(harmless, ' ')
  return costs.some((cost) => cost.test(rest)) || boughtFor.some((parts) => isInOrder(rest, parts))
}

/** Like one pattern with `.*` in between, which would take quadratic time. */
function isInOrder(text: string, [first, second]: [RegExp, RegExp]) {
  const at = text.search(first)
  return at !== -1 && second.test(text.slice(at))
}

/** Whether a pattern looks for such words inside a text, as `Cost: (\d+)` does. */
export function capturesDealerCost(pattern: string): boolean {
  const isUnclosed = (sign: string, at: number) => sign.startsWith('[') && at + sign.length === pattern.length
  const words = pattern
    .replaceAll(/\\.|\(\?<\w+>|\[[^\]]*/gs, (sign, at: number) => (isUnclosed(sign, at) ? sign : ' '))
    .replaceAll(/\]\??/g, ' ')
    .split(/[^\p{L}\p{M}\s_-]+/u)
  return words.some(isDealerCost)
}

/** Drops accents, full-width forms, invisible marks and separators. */
function foldedName(name: string) {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** A date, a flag, a picture or an id is not an amount, even next to a cost word. */
const notAnAmount =
  /(?:date|datetime|flag|status|image|url|layout|pdf|invoiceno|invoicenumber|wholesaleonly|iswholesale)$/

/** Running costs for shoppers, and words that only look like a cost. */
const harmless = new RegExp(
  [
    '(?:onroads?|fuel|petrol|diesel|energy|electricity|charging|delivery|servic(?:e|ing)|running|ownership)costs?',
    '(?:insurance|stampduty|rego|registration|ctp|government|govt?|statutory|maintenance|finance|credit)costs?',
    '(?:no(?:hidden|extra|other|additional|further)|weekly|fortnightly|monthly)costs?',
    'costs?of(?:ownership|credit)',
    'costs?per(?:km|100km|week|fortnight|month|year|service)',
    'costcent(?:re|er)s?|costamesa|costarica',
    'gross(?:vehicle|combination|combined|trailer|axle)?(?:mass|weight)|gross(?:power|torque)',
    'net(?:weight|mass|power|torque)|internet|magnet|cabinet|bonnet',
    'buy(?:it)?now|buyers?guide|boughtnew|outstanding|suspend(?:ed)?|marginal|commission(?:ed|ing)',
    'redbookretail|trade(?:mark|name)s?',
  ].join('|'),
  'g',
)

const money =
  '(?:price|value|val$|amount|amt|fees?|cost|total|allowance|figure|spend|average|avg|low|high|est)'

/** Names of costs in dealers' systems. Short ones count only as a whole name or next to a money word. */
const costs = [
  /cost|wholesale|profit|margin|markup|holdback|landed|floorplan|invoice|hammer|winningbid|buyerspremium/,
  /apprais|actualcashvalue|writedown|writtendown|^wdv$|^cogs?$|^wsp(?:rice)?$|exfactory|dealer(?:net|pack)/,
  /commission|manheim|refurb|spend|spent|outlay/,
  /recon(?:ditioning|$|est|amount|value|total|price)/,
  /gross(?:$|profit|amount|deal|front|back)/,
  /(?:min|minimum|lowest|bottom|floor|walkaway|internal|intercompany|transfer)price|price(?:min|floor)|bottom(?:line|dollar)/,
  /rockbottom|(?:carrying|inventory|stocke?d?)value/,
  /bought|(?:price|amount|we)paid|^paid$|paid(?:for|price|amount)/,
  /^(?:buy|buyin|purchase|acquisition|trade|tradein|standin|reserve|nett?|acv|mmr)$/,
  /buyin$|purchasedfor|acquisition$|acquiredfor/,
  new RegExp(`trade(?:in)?(?:$|${money})`),
  new RegExp(`stand(?:in)?${money}|standin$`),
  new RegExp(`(?:reserve|nett?|book|bid)(?:price|value|val$|amount|amt|trade)`),
  /purch(?:$|price|value|amount|amt|total)|^dealerbuy|buying(?:price|amount|amt)|^inv(?:price|value|amount|amt|total)/,
  /(?:max|maximum|high|highest|current|winning)bid$|auctionresult|soldatauction|^siv$|^dnp$|^dnet$|^gp$|^p(?:n|and)?l$/,
  /payout|payoff|(?:amount|amt)ow(?:ing|ed)|bailment|carryingamount|invested|investment|whlsl?|rebate|dealerbonus/,
  /(?:^|vehicle)cst$|^blackbook(?:$|value|val|price|amount)|^walkaway$|^lowestacceptable/,
  new RegExp(`mmr(?:$|${money})|(?:est|estimated|vehicle|car|dealer)acv$|acv${money}`),
]

/** A way to buy, and further on an amount. */
const boughtFor: [RegExp, RegExp][] = [
  [/buy|purchase|acqui|auction/, new RegExp(money)],
  [/trade/, /price|value|amount/],
]
