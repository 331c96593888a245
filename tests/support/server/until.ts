import { setTimeout as delay } from 'node:timers/promises'

/** Waits until a condition becomes true. */
export async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await delay(5)
}
