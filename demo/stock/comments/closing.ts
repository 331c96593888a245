import type { Sentence } from './story.ts'

/** How long it is registered. */
export const registrations: readonly Sentence[] = [
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths > 1 &&
    `Registered for another ${s.registeredMonths} months.`,
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths > 5 &&
    `The registration is paid well into next year’s ${s.detail % 2 ? 'football season' : 'holidays'}.`,
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths > 2 &&
    `It has ${s.registeredMonths} months of rego, so you can drive it home from ${s.city}.`,
  (s) => s.registeredMonths === null && `Sold unregistered, with a fresh roadworthy certificate.`,
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths < 1 &&
    `The rego has run out; we renew it when you buy.`,
]

/** How to see it. */
export const closings: readonly Sentence[] = [
  (s) => `It stands in ${s.city} with the key in the office; come and start it from cold.`,
  (s) => `Bring your own mechanic to ${s.city} if you like, we will put it on the hoist for them.`,
  (s) => `Happy to send a video walk-around if ${s.city} is too far.`,
  (s) => `Ask for the inspection report, it runs to ${3 + (s.detail % 5)} pages and hides nothing.`,
  (s) => s.ageMonths > 40 && `Trade-ins are welcome, running or not.`,
  (s) => `We can bring it to your door within ${60 + (s.detail % 9) * 20} km of ${s.city} for a test drive.`,
  () => `Drive it, sleep on it, and ring us in the morning.`,
  (s) => `Its roadworthy was done on our own ramp in ${s.city}.`,
  (s) => s.body === 'Ute' && `Bring the trailer and try it.`,
  (s) => s.seats >= 7 && `Bring the whole family and try every seat.`,
  (s) => s.fuel === 'Electric' && `New to electric? We will lend you an hour and a patient colleague.`,
]
