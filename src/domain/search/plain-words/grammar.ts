/** Words that hold a request together. They are trimmed from the remaining text. */
const fillers = new Set(
  `a an the with w and or in on of at to for from by is are be has have that which its it it's my me i im we us you do does
  got get any some something one there this these car cars vehicle vehicles motor auto's price priced
  cost costs colour color coloured condition type body model models make makes transmission gearbox engine fuel drive year
  years dealer dealership stock available son daughter wife husband kid kids mum dad all your our`
    .split(/\s+/)
    .map((word) => word.replaceAll("'", '')),
)

/** Words that request, measure or order. */
const measures = new Set(
  `less more than under over only just below above about around between approximately roughly maximum minimum least most
  cheap cheaper cheapest lowest highest latest newest older newer before after since until within without except excluding
  budget weekly monthly month fortnight thousand grand dollars bucks kilometres kilometers odometer mileage seats seater
  seaters doors speed litre litres cylinder near nearest close nearby please looking search searching show find want need
  sale sales built build plate years weeks months every three seven eight`.split(/\s+/),
)

/** Words that resemble a name by their letters but mean something else. */
const neverMistyped = new Set(
  `back front side rear seat patrol range rover sport sports touring family first clean store power today owner owners service history warranty
  finance delivery small large great little other price driver towing trailer camper travel coast beach country class series`.split(
    /\s+/,
  ),
)

/** Whether to trim a word from either end of the remaining text. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}

/** Whether a word belongs to the grammar, even if a vehicle has that name. */
export function isGrammar(word: string): boolean {
  return fillers.has(word) || measures.has(word)
}

/** Whether a word can be a typing mistake for another. */
export function canBeMistyped(word: string): boolean {
  return !isGrammar(word) && !neverMistyped.has(word)
}
