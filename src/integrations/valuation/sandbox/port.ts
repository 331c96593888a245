/** Plates of the sandbox that do something special. */
export const sandboxPlates = {
  NONE00: 'is not found',
  DOWN00: 'can’t be looked up, because the provider is down',
  LATER0: 'is found, and the provider goes down after that',
  SLOW00: 'is found after a while',
  BROKEN: 'gets a response that can’t be read',
  TWICE0: 'comes back twice in one response',
  NEW001: 'is two years old, and always gets an instant value',
  OLD001: 'is fourteen years old, which is too old for an instant value',
  NOVALU: 'is found, but has no instant value',
  CHOOSE: 'has three variants to choose from',
} as const

/** The ordinary plates. From the second on, the customer chooses among candidates. */
export const sandboxRegistry = { first: 'FCT001', firstWithCandidates: 'FCT201', last: 'FCT300' }
