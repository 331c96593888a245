import type { Sentence } from './story.ts'

/** Its registration. */
export const registrations: readonly Sentence[] = [
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths > 1 &&
    `Registered for another ${s.registeredMonths} months.`,
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths > 5 &&
    `The rego is paid well into next year’s ${s.detail % 2 ? 'footy season' : 'holidays'}.`,
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths > 2 &&
    `It has ${s.registeredMonths} months’ rego, so you can drive it home from ${s.city}.`,
  (s) => s.registeredMonths === null && `Sold unregistered, with a fresh roadworthy certificate.`,
  (s) =>
    s.registeredMonths !== null &&
    s.registeredMonths < 1 &&
    `The rego has run out; we’ll renew it when you buy.`,
]

/** How to see it. */
export const closings: readonly Sentence[] = [
  (s) => `It’s at ${s.city} with the key in the office; come and start it from cold.`,
  (s) => `Bring your own mechanic to ${s.city} if you like; we’ll put it on the hoist for them.`,
  (s) => `Happy to send a video walk-around if ${s.city} is too far.`,
  (s) => `Ask for the inspection report: it runs to ${3 + (s.detail % 5)} pages and hides nothing.`,
  (s) => s.ageMonths > 40 && `Trade-ins are welcome, running or not.`,
  (s) => `We can bring it to your door for a test drive within ${60 + (s.detail % 9) * 20} km of ${s.city}.`,
  () => `Drive it, sleep on it, and ring us in the morning.`,
  (s) => `Its roadworthy was done on our own hoist in ${s.city}.`,
  (s) => s.body === 'Ute' && `Bring the trailer and try it.`,
  (s) => s.seats >= 7 && `Bring the whole family and try every seat.`,
  (s) => s.fuel === 'Electric' && `New to electric? Take it for an hour with one of our patient team.`,
]
