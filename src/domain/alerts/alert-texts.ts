import type { AlertChannel, AlertFrequency, AlertKind } from './alert-kinds.ts'

/** How pages name each kind of alert, and what it means. */
export const kindTexts: Record<AlertKind, { name: string; about: string }> = {
  'price-drop': { name: 'Price drops', about: 'A vehicle on your watchlist gets cheaper.' },
  'back-in-stock': { name: 'Back in stock', about: 'A vehicle on your watchlist is for sale again.' },
  'hold-ended': { name: 'No longer on hold', about: 'Someone’s hold on a vehicle you saved has ended.' },
  'new-match': { name: 'New matches', about: 'A vehicle arrives that matches one of your saved searches.' },
}

export const channelNames: Record<AlertChannel, string> = { sms: 'Text message', email: 'Email' }

export const frequencyNames: Record<AlertFrequency, string> = {
  daily: 'At most one message a day',
  'at-once': 'As soon as it happens',
}
