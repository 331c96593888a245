/** What customers can ask to be told about. */
export const alertKinds = ['price-drop', 'back-in-stock', 'hold-ended', 'new-match'] as const
export type AlertKind = (typeof alertKinds)[number]

/** The kinds about a vehicle on the watchlist. The other one is about a saved search. */
export type WatchlistKind = Exclude<AlertKind, 'new-match'>

export const alertChannels = ['sms', 'email'] as const
export type AlertChannel = (typeof alertChannels)[number]

/** How often a customer gets messages at most: one a day, or one soon after something happens. */
export const alertFrequencies = ['daily', 'at-once'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** A customer's wish for one kind of alert. */
export type AlertChoice = { kind: AlertKind; channel: AlertChannel; frequency: AlertFrequency }
